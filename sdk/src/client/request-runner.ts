import { AbortedError } from '../errors/aborted-error.ts'
import type { CallError } from '../errors/call-error.ts'
import { NetworkError } from '../errors/network-error.ts'
import { type ErrorFacts, isSwxError } from '../errors/swx-error.ts'
import { TimeoutError } from '../errors/timeout-error.ts'
import type { Answer } from './answer.ts'
import type { PreparedRequest } from './build-request.ts'
import type { CallHooks, CallOutcome } from './call-hooks.ts'
import { notify } from './notify.ts'
import { isWorthRetrying } from './outcome.ts'
import { retryDelayMs } from './retry.ts'
import { type TryTools, tryOnce } from './try-once.ts'

/**
 * One request under way, for one caller or several: each calls it to wait for its answer. The deadline covers headers
 * and body, and holds even if `fetch` takes no notice of being cancelled; callers who give up do not affect the others,
 * and with the last of them the request is cancelled.
 */
export type InFlightRequest = (timeoutMs: number, signal?: AbortSignal | null) => Promise<Answer>

/**
 * Starts a request.
 *
 * @param onSettled told once how it ended and which token it carried, before anyone who waits
 * @param renew gives the same request for a renewed session, when there is one
 */
export type StartRequest = (
  method: string,
  path: string,
  request: PreparedRequest,
  onSettled: (answer: Answer, token: string | null) => void,
  renew: ((expired: string | null) => Promise<PreparedRequest | undefined>) | undefined,
) => InFlightRequest

/** What observers are told of a success. */
type Told = Pick<CallOutcome, 'code' | 'traceId' | 'serverTime'>

/** Retries at first, and at most; each success earns a part of one. */
const mostRetries = 10
const earned = 0.1

/**
 * What the requests of one client have in common: clock, observers, and a budget of retries, so that a client does not
 * add to the load of a backend that is down.
 */
export function createRequestRunner(
  { onRequest, onResponse, onRetry }: CallHooks,
  tools: TryTools,
): StartRequest {
  const { now, add, remove } = tools.deadlines
  let budget = mostRetries

  return (method, path, request, onSettled, renew) => {
    const controller = new AbortController()
    const { signal } = controller
    const waiters: ((answer: Answer) => void)[] = []
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
      onSettled(answer, request.token)
      for (const resolve of waiters) resolve(answer)
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
      notify(onRetry, { method, path, tries, delayMs, error })
      await new Promise<void>((resolve) => {
        const deadline = add(at, resolve)
        signal.onabort = () => {
          remove(deadline)
          resolve()
        }
      })
      return true
    }

    const run = async (): Promise<void> => {
      for (let tries = 1; ; tries++) {
        start = now()
        if (onRequest) notify(onRequest, { method, path, tries })
        const answer = await tryOnce(tools, method, path, request, signal)
        const { data, error, response } = answer
        if (onResponse) {
          const { code, traceId, serverTime } = { serverTime: undefined, ...(error ?? (data as Told)) }
          const status = response?.status
          notify(onResponse, {
            method,
            path,
            tries,
            ms: now() - start,
            status,
            code,
            traceId,
            serverTime,
            error,
          })
        }
        let again: PreparedRequest | undefined
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
    run().catch((cause) =>
      end(failed(NetworkError, 'got no complete answer', isSwxError(cause) ? cause : undefined)),
    )

    return (timeoutMs, caller) =>
      new Promise((resolve) => {
        // The first caller waits from the moment of sending.
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
        waiters.push(settle)
        latest = Math.max(latest, until)
      })
  }
}
