import { setTimeout as wait } from 'node:timers/promises'
import { CannotRunError } from '../document/cannot-run-error.ts'
import { authorizationOf, type Tokens } from './authorization.ts'
import type { Answer, Call } from './call.ts'
import { connectionError } from './connection-error.ts'
import { isPage } from './pages.ts'
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
  /** The operations that are to be called. */
  readonly operations: ReadonlySet<string>
  /** Whether the document says that the server may answer with HTML pages. */
  readonly declaresPages: boolean
  /** Calls a second at most; undefined for no limit. */
  readonly rate: number | undefined
  /** What makes the calls. @default the global fetch */
  readonly fetch: typeof fetch
  /** A path that is easy to ask for, to see whether the server is still there. */
  readonly easiestPath: string
}

/** An operation that is left out from now on, in the words of a report. */
export interface Limited {
  readonly limited: string
}

/** Makes calls one after the other. */
export interface Transport {
  /**
   * Undefined when this one call was not answered in time, or its connection was closed; `limited` when the server asks
   * to wait before it answers this operation again.
   */
  send(call: Call): Promise<Answer | Limited | undefined>
  readonly calls: () => number
}

/** Whether the connection or the server, and not this program, ended an answer. */
const isCutOff = ({ cut }: Answer) => cut !== undefined && !cut.startsWith('it nests')

/** The first pause if the server does not say how long to wait. */
const UNSAID_WAIT_MS = 250
/** The longest pause. An operation for which the server requires a longer one is left out from then on. */
const LONGEST_WAIT_MS = 5_000
/** An operation that was not answered this often is left out from then on. */
const MOST_FAILURES = 3
const MOST_TRIES = 3
/** If this many operations are left out, or half of all, the check ends: the server cannot be checked at this rate. */
const MOST_LIMITED = 6

/**
 * Makes calls no faster than the rate, waits where the server says `Retry-After`, and gives up with one line when the
 * server is not there, stops answering or answers with pages in place of the API.
 */
export function createTransport(options: TransportOptions): Transport {
  let calls = 0
  const failures = new Map<string, number>()
  let last: unknown
  let nextAt = 0
  const limited = new Map<string, Limited>()
  const answered = new Set<string>()
  /** The operations of the last calls, as long as all of them were answered with 503. */
  let unavailable: string[] = []
  /** The operations of the last calls, as long as all of them were answered with an HTML page and a success status. */
  let pages: string[] = []
  const isMost = (names: readonly string[]) =>
    new Set(names.filter((name) => options.operations.has(name))).size >=
    Math.min(MOST_LIMITED, Math.ceil(options.operations.size / 2))

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
  /** Whether the server as a whole still answers, whatever it says. */
  const isAlive = async (): Promise<boolean> => {
    for (let tries = 0; tries < 2; tries++)
      try {
        const response = await options.fetch(options.baseUrl + options.easiestPath, {
          headers: { Accept: 'application/json, */*;q=0.5', ...options.headers },
          redirect: 'manual',
          signal: AbortSignal.timeout(options.timeoutMs),
        })
        return !isCutOff(await readAnswer(response, performance.now()))
      } catch (cause) {
        last = cause
      }
    return false
  }
  const fail = (name: string, how: string): void => {
    const times = (failures.get(name) ?? 0) + 1
    failures.set(name, times)
    if (times >= MOST_FAILURES) limited.set(name, { limited: how })
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
          last = cause
          if (calls === 1 || !(await isAlive())) throw connectionError(options, calls, last)
          fail(name, 'does not answer it')
          return undefined
        }
        if (isCutOff(answer)) {
          if (calls === 1 && answer.cut?.includes('went on'))
            throw new CannotRunError(`${call.method} ${call.path} streams without an end: ${answer.cut}.`)
          if (calls > MOST_FAILURES && answered.size === 0 && !(await isAlive()))
            throw new CannotRunError(
              `The server cuts its answers off: ${call.method} ${call.path}, ${answer.cut}.`,
            )
          fail(name, 'cuts its answers off')
          return answer
        }
        failures.delete(name)
        if (answer.status !== 429 && answer.status !== 503) {
          unavailable = []
          answered.add(name)
          pages = isPage(answer) && answer.status < 300 && !options.declaresPages ? [...pages, name] : []
          if (pages.length >= MOST_LIMITED && isMost(pages))
            throw new CannotRunError(
              `The server answers with HTML pages since call ${calls - pages.length + 1}, such as ${call.method} ${call.path}: is it a page of a proxy, for a log-in or maintenance?`,
            )
          return answer
        }
        const asked = retryAfterMs(answer.headers, Date.now())
        if (answer.status === 503 && asked === undefined) {
          unavailable.push(name)
          if (unavailable.length >= MOST_LIMITED && isMost(unavailable))
            throw new CannotRunError('The server is not available: it answers HTTP 503. Run again later.')
          return answer
        }
        const pause = asked ?? UNSAID_WAIT_MS * 2 ** tries
        if (tries < MOST_TRIES && pause <= LONGEST_WAIT_MS) {
          await wait(pause)
          continue
        }
        const left = {
          limited: `limits the rate and ${asked === undefined ? 'does not say for how long' : `asks to wait ${Math.round(asked / 1_000)} s`}`,
        }
        limited.set(name, left)
        if (!isMost([...limited.keys()].filter((one) => !answered.has(one)))) return left
        throw new CannotRunError(`The server ${left.limited}: run again later, with a lower --rate.`)
      }
    },
  }
}
