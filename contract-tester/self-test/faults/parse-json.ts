import type { Json } from '../../src/document/json.ts'

/** A value from its text, or undefined where the text is no JSON. */
export const parseJson = (text: string): Json | undefined => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
