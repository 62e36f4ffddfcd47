import type { User } from '../domain/user.ts'
import type { TestWorld } from '../exports/test.ts'
import type { Mode } from '../ledger/entry.ts'
import { grant } from '../ledger/templates/funding.ts'
import { book } from '../store/books.ts'
import { nextNumber } from '../store/counter.ts'
import { addUser, openSession } from '../world/people.ts'

/** How a call is made. */
export interface CallOptions {
  /** @default 'real' */
  readonly mode?: Mode
  /** Idempotency key. */
  readonly key?: string
  readonly language?: string
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

/** A signed-in person of a test world. */
export interface Customer {
  readonly id: string
  readonly token: string
  get(path: string, options?: CallOptions): Promise<Answer>
  post(path: string, body?: unknown, options?: CallOptions): Promise<Answer>
  /** Gives cents from the sandbox's grant. */
  fund(cents: bigint, mode?: Mode): void
  /** Changes the record of the person behind the API's back. */
  change(fields: Partial<User>): void
  /** The account at a glance. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into results of any shape.
  account(mode?: Mode): Promise<any>
}

/** Registers and signs somebody in, without waiting for a password hash. */
export const createCustomer = (
  world: TestWorld,
  userName = 'meimei',
  fields: Partial<User> = {},
): Customer => {
  const now = world.now()
  const { id, token } = world.store.transaction((tables) => {
    const user = addUser(tables, { userName, email: `${userName}@example.com` }, world.seed, now)
    tables.users.update(user.id, fields)
    return { id: user.id, token: openSession(tables, user.id, now) }
  })
  const headersOf = ({ mode = 'real', key, language }: CallOptions = {}): Record<string, string> => ({
    Authorization: token,
    virtually: mode === 'real' ? 'NO' : 'YES',
    ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    ...(language === undefined ? {} : { 'Accept-Language': language }),
  })
  const send = async (path: string, init: RequestInit & { json?: unknown }): Promise<Answer> => {
    const response = await world.request(path, init)
    const body = await response.text()
    const replayed = response.headers.get('Idempotent-Replayed') === 'true'
    return { status: response.status, ...JSON.parse(body), replayed, body }
  }
  const post: Customer['post'] = (path, json, options) =>
    send(path, { method: 'POST', headers: headersOf(options), ...(json === undefined ? {} : { json }) })

  return {
    id,
    token,
    get: (path, options) => send(path, { headers: headersOf(options) }),
    post,
    fund(cents, mode = 'real') {
      world.store.transaction((tables) => {
        const entry = grant(id, mode, `${id}#${nextNumber(tables, 'test grant')}`, cents)
        if (entry) book(tables, entry, world.now())
      })
    },
    change: (fields) => void world.store.transaction(({ users }) => users.update(id, fields)),
    account: async (mode = 'real') => (await post('user/getUserInfo')).result.accounts[mode],
  }
}
