import { AbortedError } from '../errors/aborted-error.ts'
import type { CallError } from '../errors/call-error.ts'
import { NetworkError } from '../errors/network-error.ts'
import type { ErrorFacts } from '../errors/swx-error.ts'
import { TimeoutError } from '../errors/timeout-error.ts'
import type { Answer } from './answer.ts'
import type { CallHooks } from './call-hooks.ts'
import type { Deadlines } from './deadlines.ts'
import { isWorthRetrying } from './outcome.ts'
import type { AnswerCheck, Outgoing } from './outgoing.ts'
import { readAnswer } from './read-answer.ts'
import { retryDelayMs } from './retry.ts'
import { tell } from './tell.ts'
import { withoutSecret } from './without-secret.ts'

/**
 * One request under way, for one caller or several: each boards it to wait for its answer. The deadline covers headers
 * and body, and holds even if `fetch` takes no notice of being cancelled; callers who give up do not affect the others,
 * and with the last of them the request is cancelled.
 */
export type Flight = (timeoutMs: number, signal?: AbortSignal | null) => Promise<Answer>

/**
 * Starts a flight.
 *
 * @param land told once how it ended and which token it carried, before anyone who waits
 * @param renew gives the same request for a renewed session, when there is one
 */
export type Depart = (
  method: string,
  path: string,
  request: Outgoing,
  land: (answer: Answer, token: string | null) => void,
  renew: ((expired: string | null) => Promise<Outgoing | undefined>) | undefined,
) => Flight

/** Retries at first, and at most; each success earns a part of one. */
const mostRetries = 10
const earned = 0.1

/**
 * What the flights of one client have in common: clock, observers, and a budget of retries, so that a client does not
 * add to the load of a backend that is down.
 */
export function airport(
  { onRequest, onResponse, onRetry }: CallHooks,
  { now, add, remove }: Deadlines,
  check: AnswerCheck | undefined,
): Depart {
  let budget = mostRetries

  return (method, path, request, land, renew) => {
    const controller = new AbortController()
    const { signal } = controller
    const passengers: ((answer: Answer) => void)[] = []
    let waiting = 0
    let latest = 0
    let start = 0
    let hasEnded = false

    const failed = (
      Failure: new (message: string, facts: ErrorFacts) => Error,
      message: string,
      cause?: unknown,
    ): Answer => ({
      error: new Failure(message, { method, path, cause }) as CallError,
    })

    const end = (answer: Answer) => {
      if (hasEnded) return
      hasEnded = true
      request.settle?.(answer)
      land(answer, request.token)
      for (const arrived of passengers) arrived(answer)
    }

    /** Whether a failed try is to be repeated, once the time for that has come; never past the last deadline. */
    const pause = async (
      error: CallError,
      response: Response | undefined,
      tries: number,
    ): Promise<boolean> => {
      if (tries > request.retries || budget < 1 || !isWorthRetrying(error)) return false
      const delayMs = retryDelayMs(response, tries)
      const at = now() + delayMs
      if (at >= latest) return false
      budget--
      tell(onRetry, { method, path, tries, delayMs, error })
      await new Promise<void>((resolve) => {
        const deadline = add(at, resolve)
        signal.onabort = () => {
          remove(deadline)
          resolve()
        }
      })
      return true
    }

    const fly = async (): Promise<void> => {
      for (let tries = 1; ; tries++) {
        start = now()
        let answer: Answer
        if (onRequest) tell(onRequest, { method, path, tries })
        try {
          // Browsers and workers refuse a `fetch` that is called as the method of another object.
          const { send, url, init } = request
          init.signal = signal
          const response = await send(url, init)
          answer = readAnswer(method, path, response, await response.text())
          if (check) answer = await check(method, path, answer)
        } catch (reason) {
          // A `fetch` may also throw at once, when nobody has boarded yet.
          await undefined
          answer = failed(NetworkError, 'got no complete answer', withoutSecret(reason, request.token))
        }
        const { data, error, response } = answer
        if (onResponse) {
          const { code, traceId } = error ?? (data as { code?: string; traceId?: string })
          const status = response?.status
          tell(onResponse, { method, path, tries, ms: now() - start, status, code, traceId, error })
        }
        let again: Outgoing | undefined
        if (renew && error?.kind === 'sessionExpired') {
          again = await renew(request.token)
          renew = undefined
          request = again ?? request
        }
        if (!error) budget = Math.min(budget + earned, mostRetries)
        else if ((again || (await pause(error, response, tries))) && !signal.aborted) continue
        return end(answer)
      }
    }
    fly()

    return (timeoutMs, caller) =>
      new Promise((resolve) => {
        // The first one boards as the flight departs.
        const from = waiting ? now() : start
        const until = from + timeoutMs
        const settle = (answer: Answer) => {
          remove(deadline)
          caller?.removeEventListener('abort', abort)
          resolve(answer)
        }
        const giveUp = (answer: Answer) => {
          settle(answer)
          if (--waiting > 0) return
          controller.abort()
          end(answer)
        }
        const abort = () => giveUp(failed(AbortedError, 'was aborted by its caller', caller?.reason))
        const late = () => giveUp(failed(TimeoutError, `got no complete answer within ${timeoutMs} ms`))
        const deadline = add(until, late, from)
        caller?.addEventListener('abort', abort)
        waiting++
        passengers.push(settle)
        latest = Math.max(latest, until)
      })
  }
}
