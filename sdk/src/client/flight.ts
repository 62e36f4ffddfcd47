import { NetworkError } from '../errors/network-error.ts'
import type { Answer } from './answer.ts'
import type { CallHooks } from './call-hooks.ts'
import type { Deadlines } from './deadlines.ts'
import { isWorthRetrying } from './outcome.ts'
import type { AnswerCheck, Outgoing } from './outgoing.ts'
import { readAnswer } from './read-answer.ts'
import { retryDelayMs } from './retry.ts'
import { tell } from './tell.ts'
import { withoutSecret } from './without-secret.ts'

/** One request under way, for one caller or several; cancelled when the last of them has left. */
export interface Flight {
  readonly path: string
  /** The answer, for those who did not board; always resolves. */
  readonly landed: Promise<Answer>
  /** The token of the request that was sent last. */
  token(): string | null
  /** Counts one who waits for the answer, at most until then, and is told it. */
  board(until: number, arrived?: (answer: Answer) => void): void
  /** One who boarded gave up; with the last one the request ends, even if `fetch` takes no notice of it. */
  leave(answer: Answer): void
}

/** What is particular to a flight. */
export interface FlightPlan {
  /** The same request for a renewed session, when there is one. */
  readonly renew: ((expired: string | null) => Promise<Outgoing | undefined>) | undefined
  /** Told once how it ended, before anyone who waits. */
  readonly land: (flight: Flight, answer: Answer) => void
}

/** Starts flights. */
export type Depart = (method: string, path: string, request: Outgoing, plan: FlightPlan) => Flight

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

  return (method, path, request, { renew, land }) => {
    const controller = new AbortController()
    const { signal } = controller
    const passengers: ((answer: Answer) => void)[] = []
    let waiting = 0
    let latest = 0
    let hasEnded = false

    const end = (answer: Answer) => {
      if (hasEnded) return
      hasEnded = true
      request.settle?.(answer)
      land(flight, answer)
      for (const arrived of passengers) arrived(answer)
    }

    const report = (tries: number, start: number, { data, error, response }: Answer) => {
      const { code, traceId } = error ?? (data as { code?: string; traceId?: string })
      tell(onResponse, {
        method,
        path,
        tries,
        ms: now() - start,
        status: response?.status,
        code,
        traceId,
        error,
      })
    }

    /** Whether a failed try is to be repeated, once the time for that has come; never past the last deadline. */
    const pause = async ({ error, response }: Answer, tries: number): Promise<boolean> => {
      if (!error || tries > request.retries || budget < 1 || !isWorthRetrying(error)) return false
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

    const fly = async (): Promise<Answer> => {
      for (let tries = 1, mayRenew = renew !== undefined; ; tries++) {
        const start = now()
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
          const cause = withoutSecret(reason, request.token)
          answer = { error: new NetworkError('got no complete answer', { method, path, cause }) }
        }
        if (onResponse) report(tries, start, answer)
        const { error } = answer
        let isAgain = false
        if (mayRenew && error?.kind === 'sessionExpired') {
          mayRenew = false
          const renewed = await renew?.(request.token)
          if (renewed) request = renewed
          isAgain = renewed !== undefined
        }
        if (error && (isAgain || (await pause(answer, tries))) && !signal.aborted) continue
        if (!error) budget = Math.min(budget + earned, mostRetries)
        end(answer)
        return answer
      }
    }

    const flight: Flight = {
      path,
      landed: fly(),
      token: () => request.token,
      board(until, arrived) {
        waiting++
        if (arrived) passengers.push(arrived)
        latest = Math.max(latest, until)
      },
      leave(answer) {
        if (--waiting > 0) return
        controller.abort()
        end(answer)
      },
    }
    return flight
  }
}
