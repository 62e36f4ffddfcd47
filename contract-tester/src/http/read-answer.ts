import type { Json } from '../document/json.ts'
import type { Answer } from './call.ts'

const MOST_BYTES = 25_000_000
const MOST_LEVELS = 500

const parse = (text: string): Json | undefined => {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

/** Whether a value is nested so deep that recursive functions could run out of stack. */
function isTooDeep(value: Json | undefined): boolean {
  const left: [part: unknown, depth: number][] = [[value, 0]]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [part, depth] = next
    if (depth > MOST_LEVELS) return true
    if (typeof part === 'object' && part !== null)
      for (const child of Object.values(part)) if (typeof child === 'object') left.push([child, depth + 1])
  }
  return false
}

/** Reads an answer to its end. If it is too large or too late, reads what fits, and says in `cut` why it ended. */
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
  const json = cut === undefined ? parse(text) : undefined
  const isDeep = isTooDeep(json)
  if (isDeep) cut = `it nests deeper than ${MOST_LEVELS} levels`
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isDeep ? undefined : json,
    ms: performance.now() - started,
    cut,
  }
}
