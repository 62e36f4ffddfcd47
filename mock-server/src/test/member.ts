import type { TestWorld } from '../exports/test.ts'
import { type OperationId, operations } from '../handlers/contract.ts'
import type { Mode } from '../ledger/entry.ts'
import { parseMoney } from '../ledger/money.ts'
import { grant } from '../ledger/templates/funding.ts'
import { book } from '../store/books.ts'
import { nextNumber } from '../store/counter.ts'

/** What goes into a call of a member. */
export interface MemberCall {
  readonly body?: unknown
  readonly query?: Readonly<Record<string, string | number>>
  readonly id?: string
  /** @default 'demo' */
  readonly mode?: Mode
  /** An idempotency key. */
  readonly key?: string
  readonly language?: string
}

/** An answer, read whole. */
export interface MemberReply {
  readonly status: number
  readonly code: string
  // biome-ignore lint/suspicious/noExplicitAny: a test states the shape it expects; the contract has checked it
  readonly result: any
  readonly errors?: readonly { readonly field: string; readonly rule: string }[]
  readonly headers: Headers
}

/** Somebody signed in to a test world. */
export interface Member {
  readonly userId: string
  readonly token: string
  /** Calls an operation of the contract as this person. */
  call(operation: OperationId, how?: MemberCall): Promise<MemberReply>
  /** Cash, held and the like of one ledger, as the API shows them. */
  account(mode?: Mode): Promise<Record<string, string>>
  /** Gives money from the sandbox. */
  fund(mode: Mode, amount: string): void
}

/** Calls an operation of the contract without a session, or with the one a token opens. */
export const callOperation = async (
  world: TestWorld,
  operation: OperationId,
  { body, query = {}, id, mode = 'demo', key, language }: MemberCall = {},
  token?: string,
): Promise<MemberReply> => {
  const { method, path } = operations[operation]
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const where = path.replace('/swx/customer/', '').replace(/\{\w+\}/, encodeURIComponent(id ?? ''))
  const response = await world.request(search.size === 0 ? where : `${where}?${search}`, {
    method: method.toUpperCase(),
    headers: {
      virtually: mode === 'real' ? 'NO' : 'YES',
      ...(token === undefined ? {} : { Authorization: token }),
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      ...(language === undefined ? {} : { 'Accept-Language': language }),
    },
    ...(method === 'post' ? { json: body ?? {} } : {}),
  })
  return { status: response.status, headers: response.headers, ...(await response.json()) }
}

/**
 * Registers somebody in a test world.
 *
 * @param email decides about oddities of the account: see the magic addresses.
 */
export const register = async (
  world: TestWorld,
  userName = 'meimei',
  email = `${userName}@example.com`,
): Promise<Member> => {
  const body = { userName, email, code: '123456', password: 'Harbour2026' }
  const { code, result } = await callOperation(world, 'register', { body })
  if (code !== '200') throw new Error(`Registering ${userName} answered ${code}.`)
  const { token } = result
  const userId = world.store.read.users.findBy('email', email)?.id as string
  const call: Member['call'] = (operation, how) => callOperation(world, operation, how, token)
  return {
    userId,
    token,
    call,
    account: async (mode = 'demo') => (await call('getUserInfo')).result.accounts[mode],
    fund(mode, amount) {
      world.store.transaction((tables) => {
        const entry = grant(
          userId,
          mode,
          `${userId}#${nextNumber(tables, 'grant')}`,
          parseMoney(amount, 2) as bigint,
        )
        if (entry) book(tables, entry, world.now())
      })
    },
  }
}
