import type { Json } from '../document/json.ts'
import type { Answer } from './call.ts'

const MOST_BYTES = 25_000_000

const parse = (text: string): Json | undefined => {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

const DEEPEST = 500

/** Whether a value has more levels than any answer should: what looks into it would run out of stack. */
function isTooDeep(value: Json | undefined): boolean {
  const open: [part: unknown, depth: number][] = [[value, 0]]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [part, depth] = next
    if (depth > DEEPEST) return true
    if (typeof part === 'object' && part !== null)
      for (const one of Object.values(part)) if (typeof one === 'object') open.push([one, depth + 1])
  }
  return false
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
  const json = cut === undefined ? parse(text) : undefined
  const isDeep = isTooDeep(json)
  if (isDeep) cut = `it nests deeper than ${DEEPEST} levels`
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isDeep ? undefined : json,
    ms: performance.now() - started,
    cut,
  }
}
