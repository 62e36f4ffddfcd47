import { shownInAnswer } from '../gen/shown-fields.ts'

/** The text that replaces a value that is not shown: what the contract marks, and what it does not know. */
export const REDACTED = '[redacted]'

const isEmpty = (value: unknown): boolean => value === null || value === ''

const shown = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shown)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      shownInAnswer.has(name) ? shown(each) : isEmpty(each) ? each : REDACTED,
    ]),
  )
}

/** An answer as journal and archive show it; undefined when it is no JSON. */
export const shownAnswer = (body: string): unknown => {
  try {
    return shown(JSON.parse(body))
  } catch {
    return undefined
  }
}
