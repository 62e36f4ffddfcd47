import type { Json } from '../document/json.ts'
import type { Answer } from './call.ts'

const MOST_BYTES = 20_000_000

const parse = (text: string): Json | undefined => {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

/** Reads an answer to its end, or until it is larger than any answer should be, or its time is over. */
export async function readAnswer(response: Response, started: number): Promise<Answer> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  let cut: string | undefined
  const reader = response.body?.getReader()
  try {
    while (reader) {
      const { done, value } = await reader.read()
      if (done) break
      bytes += value.byteLength
      text += decoder.decode(value, { stream: true })
      if (bytes <= MOST_BYTES) continue
      cut = `it went on after ${MOST_BYTES / 1e6} MB`
      await reader.cancel()
      break
    }
  } catch (cause) {
    const isLate = cause instanceof Error && /Timeout|Abort/.test(cause.name)
    cut = isLate ? 'it had not ended when the time was over' : 'the connection ended in the middle of it'
  }
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: cut === undefined ? parse(text) : undefined,
    ms: performance.now() - started,
    cut,
  }
}
