import { type OperationId, operations } from '../contract/contract.ts'
import { book } from '../core/books.ts'
import { nextNumber } from '../core/numbers.ts'
import { addUser, openSession } from '../core/users.ts'
import { SESSION_REST_MS } from '../domain/session-lifetime.ts'
import type { User } from '../domain/user.ts'
import type { Mode } from '../ledger/entry.ts'
import { grant } from '../ledger/templates/funding.ts'
import type { InsideWorld } from './inside-world.ts'

/** How a call is made. */
export interface CallOptions {
  /** @default what the customer usually means; of a visitor the demo account */
  readonly mode?: Mode
  /** Idempotency key. */
  readonly key?: string
  readonly language?: string
}

/** What goes into an operation of the contract. */
export interface OperationCall extends CallOptions {
  readonly body?: unknown
  readonly query?: Readonly<Record<string, string | number>>
  /** The value of the path's parameter. */
  readonly id?: string
}

/** What a call answered: the envelope, its HTTP status, and whether it was a replay. */
export interface Answer {
  readonly status: number
  readonly code: string
  readonly msg: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into results of any shape.
  readonly result: any
  readonly params?: Readonly<Record<string, string>>
  readonly errors?: readonly { field: string; rule: string }[]
  readonly replayed: boolean
  readonly body: string
}

/** A signed-in user of a test world. */
export interface Customer {
  readonly id: string
  readonly token: string
  /** Calls an operation by its name in the contract. */
  call(operation: OperationId, how?: OperationCall): Promise<Answer>
  get(path: string, options?: CallOptions): Promise<Answer>
  post(path: string, body?: unknown, options?: CallOptions): Promise<Answer>
  /** Gives cents from the sandbox's grant. */
  fund(cents: bigint, mode?: Mode): void
  /** Changes the record of the user behind the API's back. */
  change(fields: Partial<User>): void
  /** The account at a glance. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into results of any shape.
  account(mode?: Mode): Promise<any>
}

const headersOf = ({ mode = 'demo', key, language }: CallOptions, token?: string) => ({
  virtually: mode === 'real' ? 'NO' : 'YES',
  ...(token === undefined ? {} : { Authorization: token }),
  ...(key === undefined ? {} : { 'Idempotency-Key': key }),
  ...(language === undefined ? {} : { 'Accept-Language': language }),
})

const send = async (
  world: InsideWorld,
  path: string,
  init: RequestInit & { json?: unknown },
): Promise<Answer> => {
  const response = await world.request(path, init)
  const body = await response.text()
  const replayed = response.headers.get('Idempotent-Replayed') === 'true'
  return { status: response.status, ...JSON.parse(body), replayed, body }
}

/** Calls an operation of the contract by its name, without a session or with the one a token opens. */
export const callOperation = (
  world: InsideWorld,
  operation: OperationId,
  { body = {}, query = {}, id = '', ...options }: OperationCall = {},
  token?: string,
): Promise<Answer> => {
  const { method, path } = operations[operation]
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const where = path.replace('/swx/customer/', '').replace(/\{\w+\}/, encodeURIComponent(id))
  return send(world, search.size === 0 ? where : `${where}?${search}`, {
    method: method.toUpperCase(),
    headers: headersOf(options, token),
    ...(method === 'post' ? { json: body } : {}),
  })
}

/**
 * Registers and signs a user in, without waiting for a password hash.
 *
 * @param fields what differs from a user who has just registered; an address may be one of the magic ones
 * @param usual the account that is meant where a call does not say
 */
export const createCustomer = (
  world: InsideWorld,
  userName = 'meimei',
  { email = `${userName}@example.com`, ...fields }: Partial<User> = {},
  usual: Mode = 'real',
): Customer => {
  const now = world.now()
  const id = world.store.transaction((tables) => {
    const user = addUser(world, tables, { userName, email }, now)
    tables.users.update(user.id, fields)
    return user.id
  })
  const signIn = () => {
    const at = world.now()
    return { at, token: world.store.transaction((tables) => openSession(tables, id, at)) }
  }
  const signIns = [signIn()]
  /** The token of a session; a test that lets months pass signs in again, as a customer would. */
  const currentToken = (): string => {
    const latest = signIns.findLast(({ at }) => at <= world.now())
    if (latest && world.now() - latest.at < SESSION_REST_MS) return latest.token
    const next = signIn()
    signIns.push(next)
    return next.token
  }
  const headers = (options?: CallOptions) => headersOf({ mode: usual, ...options }, currentToken())
  const post: Customer['post'] = (path, json, options) =>
    send(world, path, {
      method: 'POST',
      headers: headers(options),
      ...(json === undefined ? {} : { json }),
    })

  return {
    id,
    get token() {
      return currentToken()
    },
    call: (operation, how) => callOperation(world, operation, { mode: usual, ...how }, currentToken()),
    get: (path, options) => send(world, path, { headers: headers(options) }),
    post,
    fund(cents, mode = usual) {
      world.store.transaction((tables) => {
        const entry = grant(id, mode, `${id}#${nextNumber(tables, 'test grant')}`, cents)
        if (entry) book(tables, entry, world.now())
      })
    },
    change: (fields) => void world.store.transaction(({ users }) => users.update(id, fields)),
    account: async (mode = usual) => (await post('user/getUserInfo')).result.accounts[mode],
  }
}

/** A user who plays with the demo account. */
export const createDemoCustomer = (world: InsideWorld, userName?: string, fields?: Partial<User>): Customer =>
  createCustomer(world, userName, fields, 'demo')
