import { setTimeout as wait } from 'node:timers/promises'
import { CannotRunError } from '../document/cannot-run-error.ts'
import { authorizationOf, type Tokens } from './authorization.ts'
import type { Answer, Call } from './call.ts'
import { connectionError } from './connection-error.ts'
import { readAnswer } from './read-answer.ts'
import { retryAfterMs } from './retry-after.ts'
import { searchOf } from './search.ts'

/** How calls are made. */
export interface TransportOptions {
  /** Without a slash at its end. */
  readonly baseUrl: string
  readonly tokens: Tokens
  /** Sent with each call. */
  readonly headers: Readonly<Record<string, string>>
  readonly timeoutMs: number
  /** How many operations the document has. */
  readonly operations: number
  /** Calls a second at most; undefined for no limit. */
  readonly rate: number | undefined
  /** What makes the calls. @default the global fetch */
  readonly fetch: typeof fetch
}

/** Makes calls one after the other. */
export interface Transport {
  /**
   * Undefined when this one call was not answered in time, or its connection was closed; a number of seconds when the
   * server asks to wait that long before it answers this operation again.
   */
  send(call: Call): Promise<Answer | number | undefined>
  readonly calls: () => number
}

/** A pause that is waited for; an operation that asks for a longer one is left out from then on. */
const LONGEST_WAIT_MS = 5_000
const MOST_FAILURES = 3
/** With so many operations left out, or half of them, the server as a whole is not to be checked at this rate. */
const MOST_LIMITED = 6

/**
 * Makes calls no faster than the rate, waits where the server says `Retry-After`, and gives up with one line when the
 * server is not there, redirects elsewhere or stops answering.
 */
export function createTransport(options: TransportOptions): Transport {
  let calls = 0
  let failures = 0
  let nextAt = 0
  const limited = new Map<string, number>()

  const keepRate = async (): Promise<void> => {
    if (options.rate === undefined) return
    const now = performance.now()
    if (now < nextAt) await wait(nextAt - now)
    nextAt = Math.max(now, nextAt) + 1_000 / options.rate
  }
  const once = async (call: Call): Promise<Answer> => {
    await keepRate()
    calls += 1
    const { headers, query } = authorizationOf(call, options.tokens)
    const url = options.baseUrl + call.path + searchOf([...call.query, ...query])
    const started = performance.now()
    const type = call.body && !call.body.form ? { 'Content-Type': call.body.type } : {}
    const response = await options.fetch(url, {
      method: call.method,
      headers: {
        Accept: 'application/json, */*;q=0.5',
        ...type,
        ...options.headers,
        ...call.headers,
        ...headers,
      },
      ...(call.body ? { body: call.body.form ?? call.body.text } : {}),
      redirect: 'manual',
      signal: AbortSignal.timeout(options.timeoutMs),
    })
    return readAnswer(response, started)
  }
  return {
    calls: () => calls,
    async send(call) {
      const name = call.operation?.id ?? '*'
      const before = limited.get(name)
      if (before !== undefined) return before
      for (let tries = 0; ; tries++) {
        let answer: Answer
        try {
          answer = await once(call)
        } catch (cause) {
          failures += 1
          if (calls === 1 || failures >= MOST_FAILURES) throw connectionError(options, calls, cause)
          return undefined
        }
        if (answer.cut?.includes('went on'))
          throw new CannotRunError(`${call.method} ${call.path} streams without an end: ${answer.cut}.`)
        failures = answer.cut === undefined ? 0 : failures + 1
        if (failures >= MOST_FAILURES)
          throw new CannotRunError(
            `The server cuts its answers off: ${call.method} ${call.path}, ${answer.cut}.`,
          )
        const pause =
          answer.status === 429 || answer.status === 503
            ? retryAfterMs(answer.headers, Date.now())
            : undefined
        if (pause === undefined || tries >= 3) return answer
        if (pause > LONGEST_WAIT_MS) {
          const seconds = Math.round(pause / 1_000)
          limited.set(name, seconds)
          if (limited.size < Math.min(MOST_LIMITED, Math.ceil(options.operations / 2))) return seconds
          throw new CannotRunError(
            `The server limits the rate and asks to wait ${seconds} s: run again later, with a lower --rate.`,
          )
        }
        await wait(pause)
      }
    },
  }
}
