import { isRedirect, redirectError } from '../control-client/redirect.ts'
import type { World } from '../control-client/world.ts'
import { secretInBody } from '../gen/shown-fields.ts'
import { variableOf } from '../sandbox/control/curl-line.ts'
import type { ArchivedExchange } from './archive.ts'
import { type Difference, differencesOf } from './differences.ts'

/** What became of an exchange that was sent again. */
export interface ReplayedExchange {
  readonly number: number
  readonly exchange: ArchivedExchange
  /** Why it was not sent; the rest is missing then. */
  readonly skipped?: string
  /** Whether what it did is there all the same, so that nothing can differ because of it. */
  readonly isDoneOtherwise?: boolean
  readonly status?: number
  /** Names of the secrets that it was sent with the sample users' values of. */
  readonly samples?: readonly string[]
  readonly differences: readonly Difference[]
}

/** Where an archive is sent. */
export interface ReplayTarget {
  readonly world: World
  readonly key: string
  /** Whether the world has the users of the archive's profile, with what they have. */
  readonly hasProfile: boolean
  /** Values of the secrets of the archive, by its name, such as `PASSWORD`. */
  readonly secrets: Readonly<Record<string, string>>
}

const CONTROL = '/__sandbox/'
/** Control calls that are about other worlds, or about the record itself. */
const NOT_AGAIN = /^\/__sandbox\/(worlds|world$|journal)/
/** Headers that make a difference to the answer; of an archive no other is sent. */
const SENT_HEADERS = ['accept', 'accept-language', 'content-type', 'idempotency-key', 'virtually']
/** What a header can hold. */
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/
/** Control calls that set the clock, which goes by the times of the archive. */
const ABOUT_CLOCK = /^\/__sandbox\/clock/

/** The sample users' secrets: a world of the mock server takes them. */
const SAMPLE_SECRETS = {
  PASSWORD: 'Sandbox1',
  LOGIN_PASSWORD: 'Sandbox1',
  CODE: '123456',
  EMAIL_CODE: '123456',
}

const resultOf = (answer: unknown): Readonly<Record<string, unknown>> => {
  const { result } = (answer ?? {}) as { result?: unknown }
  return typeof result === 'object' && result !== null ? (result as Readonly<Record<string, unknown>>) : {}
}

/** The user names of the archive, by the ids of the users. */
const userNamesOf = (exchanges: readonly ArchivedExchange[]): ReadonlyMap<string, string> =>
  new Map(
    exchanges.flatMap(({ answer }) => {
      const { id, userName } = resultOf(parse(answer))
      return typeof id === 'string' && typeof userName === 'string' ? [[id, userName] as const] : []
    }),
  )

const parse = (text: string | undefined): unknown => {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * Sends the exchanges of an archive again, in their order and each at its own virtual time, and compares the answers.
 * Users are signed in by the log-ins of the archive itself.
 */
export const replayArchive = async (
  exchanges: readonly ArchivedExchange[],
  { world, key, secrets, hasProfile }: ReplayTarget,
): Promise<ReplayedExchange[]> => {
  const userNames = userNamesOf(exchanges)
  /** Current tokens, by user name. */
  const tokens = new Map<string, string>()
  const values: Record<string, string> = { ...SAMPLE_SECRETS, ...secrets }

  /**
   * The body of a customer's call with its secrets. Each is filled into its own field alone, such as `$PASSWORD` into
   * `password`: an archive that asks for one in another place does not get it.
   */
  const fill = (text: string, unknown: Set<string>, samples: Set<string>): string => {
    const fields = parse(text)
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return text
    const filled = Object.entries(fields).map(([field, value]): [string, unknown] => {
      const variable = variableOf(field)
      if (!secretInBody.has(field) || value !== variable) return [field, value]
      const name = variable.slice(1)
      if (values[name] === undefined) unknown.add(name)
      else if (name in SAMPLE_SECRETS && secrets[name] === undefined) samples.add(name)
      return [field, values[name] ?? value]
    })
    return JSON.stringify(Object.fromEntries(filled))
  }

  const moveClock = async (at: number): Promise<void> => {
    const { now } = await world.call('getClock')
    if (Date.parse(now) < at) await world.advance({ to: new Date(at).toISOString() })
  }

  const sendAgain = async (exchange: ArchivedExchange, number: number): Promise<ReplayedExchange> => {
    const skip = (skipped: string): ReplayedExchange => ({ number, exchange, skipped, differences: [] })
    const done = (skipped: string): ReplayedExchange => ({ ...skip(skipped), isDoneOtherwise: true })
    const { method, target, userId, status, at } = exchange
    if (target === undefined) return done('its address is none of the API or the control plane')
    const isControl = target.startsWith(CONTROL)
    if (hasProfile && exchange.isOfProfile) return done('the world began with it')
    if (NOT_AGAIN.test(target)) return done('it is about worlds, or about the record')
    if (ABOUT_CLOCK.test(target)) return done('the clock goes by the times of the archive')
    if (exchange.isIncomplete) return skip('its body was not kept')
    if (exchange.body !== undefined && /^(GET|HEAD)$/.test(method))
      return skip(`a ${method} is sent without a body`)
    const unknown = new Set<string>()
    const samples = new Set<string>()
    const { authorization } = exchange.headers
    const headers: Record<string, string> = isControl ? { 'x-sandbox-key': key } : {}
    for (const name of SENT_HEADERS) {
      const value = exchange.headers[name]
      if (value !== undefined && HEADER_VALUE.test(value)) headers[name] = value
    }
    const body =
      exchange.body === undefined || isControl ? exchange.body : fill(exchange.body, unknown, samples)
    if (unknown.size > 0)
      return skip(`give its secrets: ${[...unknown].map((name) => `--set ${name}=…`).join(' ')}`)
    if (authorization !== undefined) {
      const token = userId === undefined ? undefined : tokens.get(userNames.get(userId) ?? userId)
      if (userId !== undefined && token === undefined)
        return skip(`no log-in of user ${userId} is in the archive`)
      headers.authorization = token ?? 'expired'
    }
    await moveClock(at)
    const request: RequestInit = { method, headers, redirect: 'manual' }
    const response = await world.fetch(target, { ...request, ...(body === undefined ? {} : { body }) })
    if (isRedirect(response)) throw redirectError(target)
    const now = parse(await response.text())
    const recorded = parse(exchange.answer)
    const { token, userName, ticket } = resultOf(now)
    if (typeof ticket === 'string' && secrets.TICKET === undefined) values.TICKET = ticket
    if (typeof token === 'string' && typeof userName === 'string') tokens.set(userName, token)
    const statuses =
      response.status === status ? [] : [{ at: 'HTTP status', recorded: status, now: response.status }]
    const bodies = recorded === undefined || isControl ? [] : differencesOf(recorded, now)
    const differences = [...statuses, ...bodies]
    return { number, exchange, status: response.status, samples: [...samples], differences }
  }

  const replayed: ReplayedExchange[] = []
  for (const [index, exchange] of exchanges.entries()) replayed.push(await sendAgain(exchange, index + 1))
  return replayed
}
