import { type Failure, toError } from '../errors/failure.ts'
import { isSwxError } from '../errors/swx-error.ts'
import type { Outcome } from './answer.ts'
import type { PreparedRequest } from './build-request.ts'
import type { CallHooks, CallOutcome } from './call-hooks.ts'
import { now, startDeadline } from './deadlines.ts'
import { notify } from './notify.ts'
import { isWorthRetrying, type Verdict, verdictOf } from './outcome.ts'
import { retryDelayMs } from './retry.ts'
import { type TryTools, tryOnce } from './try-once.ts'

/**
 * One request under way, for one caller or several: each calls this function to wait for the answer. The deadline of a
 * caller covers headers and body, and holds even if `fetch` ignores its signal. A caller who gives up does not affect the
 * others; when the last one gives up, the request is cancelled.
 */
export type OpenRequest = (timeoutMs: number, signal?: AbortSignal | null) => Promise<Outcome>

/**
 * Starts a request.
 *
 * @param onSettled called once, before the callers get the outcome: with the outcome, the token of the request, and the
 * verdict over all tries
 * @param refresh gives the same request with a refreshed token, or undefined if there is none
 */
export type StartRequest = (
  method: string,
  path: string,
  request: PreparedRequest,
  onSettled: (outcome: Outcome, token: string | null, verdict: Verdict) => void,
  refresh: ((expired: string | null) => Promise<PreparedRequest | undefined>) | undefined,
) => OpenRequest

/** What observers are told of a success. */
type Told = Pick<CallOutcome, 'code' | 'traceId' | 'serverTime'>

/** The budget of retries at the beginning, which is also its maximum; each success adds a part of a retry. */
const mostRetries = 10
const earned = 0.1

/**
 * What the requests of one client have in common: observers, and a budget of retries, so that a client does not
 * add to the load of a backend that is down.
 */
export function createRequestRunner(
  { onRequest, onResponse, onRetry }: CallHooks,
  tools: TryTools,
): StartRequest {
  let budget = mostRetries

  return (method, path, request, onSettled, refresh) => {
    const controller = new AbortController()
    const { signal } = controller
    const waiters: ((outcome: Outcome) => void)[] = []
    let waiting = 0
    let latest = 0
    let start = 0
    let hasEnded = false
    /** Whether the outcome of a try is unknown. */
    let isLost = false

    const failed = (kind: Failure['kind'], message: string, cause?: unknown): Outcome => ({
      failure: { kind, message, method, path, cause },
    })

    const end = (outcome: Outcome) => {
      if (hasEnded) return
      hasEnded = true
      const verdict = verdictOf(outcome)
      onSettled(outcome, request.token, isLost && verdict === 'turnedAway' ? 'unknown' : verdict)
      for (const resolve of waiters) resolve(outcome)
    }

    /** Waits until the next try may begin. False if there is none, for example because the last deadline is earlier. */
    const pause = async (
      failure: Failure,
      response: Response | undefined,
      tries: number,
    ): Promise<boolean> => {
      if (tries > request.retries || budget < 1 || !isWorthRetrying(failure)) return false
      const delayMs = retryDelayMs(response, tries)
      const at = now() + delayMs
      if (at >= latest) return false
      budget--
      if (onRetry) notify(onRetry, { method, path, tries, delayMs, error: toError(failure) })
      await new Promise<void>((resolve) => {
        const remove = startDeadline(at, resolve)
        signal.onabort = () => {
          remove()
          resolve()
        }
      })
      return true
    }

    const run = async (): Promise<void> => {
      for (let tries = 1; ; tries++) {
        start = now()
        if (onRequest) notify(onRequest, { method, path, tries })
        const outcome = await tryOnce(tools, method, path, request, signal)
        const { data, failure, response } = outcome
        isLost ||= verdictOf(outcome) === 'unknown'
        if (onResponse) {
          const { code, traceId, serverTime } = { serverTime: undefined, ...(failure ?? (data as Told)) }
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
            deprecation: response?.headers.get('deprecation') ?? undefined,
            sunset: response?.headers.get('sunset') ?? undefined,
            error: failure && toError(failure),
          })
        }
        let again: PreparedRequest | undefined
        if (refresh && failure?.kind === 'sessionExpired') {
          again = await refresh(request.token)
          refresh = undefined
          request = again ?? request
        }
        if (!failure) budget = Math.min(budget + earned, mostRetries)
        else if ((again || (await pause(failure, response, tries))) && !signal.aborted) continue
        return end(outcome)
      }
    }
    run().catch((cause) =>
      end(isSwxError(cause) ? { failure: cause } : failed('network', 'got no complete answer')),
    )

    return (timeoutMs, caller) =>
      new Promise((resolve) => {
        // The time of the first caller began when the request was sent.
        const until = (waiting ? now() : start) + timeoutMs
        const settle = (outcome: Outcome) => {
          removeDeadline()
          caller?.removeEventListener('abort', abort)
          resolve(outcome)
        }
        const giveUp = (outcome: Outcome) => {
          settle(outcome)
          if (--waiting > 0) return
          controller.abort()
          end(outcome)
        }
        const abort = () => giveUp(failed('aborted', 'was aborted by its caller', caller?.reason))
        const late = () => giveUp(failed('timeout', `got no complete answer within ${timeoutMs} ms`))
        const removeDeadline = startDeadline(until, late)
        caller?.addEventListener('abort', abort)
        waiting++
        waiters.push(settle)
        latest = Math.max(latest, until)
      })
  }
}
