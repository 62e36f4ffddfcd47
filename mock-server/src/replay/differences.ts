import { REDACTED } from '../api/redaction.ts'

/** One place where two answers differ. */
export interface Difference {
  /** Such as `result.list.0.amount`. */
  readonly at: string
  readonly recorded: unknown
  readonly now: unknown
}

/** Fields of the envelope that name the answer and its moment. */
const OWN = ['traceId', 'serverTime']
/** Where envelopes are: the answer itself, and the first answer of an attempt inside the answer that settles it. */
const ENVELOPES = ['', 'result.answer']

const MOST = 20

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

const collect = (at: string, recorded: unknown, now: unknown, found: Difference[]): void => {
  if (found.length >= MOST || recorded === REDACTED || recorded === now) return
  const isAlike = isObject(recorded) && isObject(now) && Array.isArray(recorded) === Array.isArray(now)
  if (!isAlike) {
    found.push({ at, recorded, now })
    return
  }
  for (const name of new Set([...Object.keys(recorded), ...Object.keys(now)])) {
    if (ENVELOPES.includes(at) && OWN.includes(name)) continue
    collect(join(at, name), recorded[name], now[name], found)
  }
}

/** Where an answer is not as it was recorded; what was redacted is not compared. At most the first twenty places. */
export const differencesOf = (recorded: unknown, now: unknown): Difference[] => {
  const found: Difference[] = []
  collect('', recorded, now, found)
  return found
}
