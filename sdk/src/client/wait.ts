import { AbortedError } from '../errors/aborted-error.ts'
import { TimeoutError } from '../errors/timeout-error.ts'
import type { Answer } from './answer.ts'
import type { Deadlines } from './deadlines.ts'
import type { Flight } from './flight.ts'

/** The answer to a call whose `signal` was aborted. */
export const aborted = (method: string, path: string, signal: AbortSignal): Answer => ({
  error: new AbortedError('was aborted by its caller', { method, path, cause: signal.reason }),
})

/**
 * Waits for a flight on behalf of one caller. The deadline covers headers and body, and holds even if `fetch` takes
 * no notice of being cancelled; other callers of the same flight are not affected.
 */
export const wait = (
  flight: Flight,
  method: string,
  timeoutMs: number,
  signal: AbortSignal | null | undefined,
  { now, add, remove }: Deadlines,
): Promise<Answer> =>
  new Promise((resolve) => {
    const { path } = flight
    const from = now()
    const until = from + timeoutMs
    const settle = (answer: Answer) => {
      remove(deadline)
      signal?.removeEventListener('abort', abort)
      resolve(answer)
    }
    const giveUp = (answer: Answer) => {
      settle(answer)
      flight.leave(answer)
    }
    const abort = () => giveUp(aborted(method, path, signal as AbortSignal))
    const late = () =>
      giveUp({ error: new TimeoutError(`got no complete answer within ${timeoutMs} ms`, { method, path }) })
    const deadline = add(until, late, from)
    signal?.addEventListener('abort', abort)
    flight.board(until, settle)
  })
