import type { OperationId } from '@swx/openapi/operations'
import type {
  ControlAnswer,
  ControlBody,
  ControlInput,
  ControlOperation,
  ControlRecord,
} from '../contract/control-operation.ts'
import { type ControlAccess, callControl } from './call-control.ts'
import { worldFetch } from './world-fetch.ts'

/** What a reviewer decides: the kind of the record, and the steps of its life. */
const REVIEWS = {
  recharge: 'decideRecharge',
  withdrawal: 'decideWithdrawal',
  kyc: 'decideKyc',
  loan: 'decideLoan',
} as const

type ReviewKind = keyof typeof REVIEWS

/** A world of the sandbox, steered by the same methods in this process, behind a port and in a page. */
export interface World {
  readonly name: string
  /** The base of its API, for the SDK. */
  readonly url: string
  /** `fetch` for the customer API in this world: give it to the SDK, or call it with a path below `/`. */
  readonly fetch: typeof fetch
  /** The address of its market socket. */
  readonly socketUrl: string
  /** Any control call, by its operationId. */
  call<Id extends ControlOperation>(
    operation: Id,
    ...input: object extends ControlInput<Id> ? [ControlInput<Id>?] : [ControlInput<Id>]
  ): Promise<ControlAnswer<Id>>
  /** Money for a user, by user name or id; on the real ledger unless said otherwise. */
  fund(user: string, amount: string, mode?: 'real' | 'demo'): Promise<ControlRecord<'LedgerEntry'>>
  /** Approves a deposit, a withdrawal, a loan by its number or a check of identity by its user id. */
  approve(kind: ReviewKind, ref: string): Promise<ControlRecord<'Record'>>
  /** Rejects one of them; a check of identity fails. */
  reject(kind: ReviewKind, ref: string, reason?: string): Promise<ControlRecord<'Record'>>
  /** Has calls of an operation go wrong; answers how to take the fault away. */
  fault(
    operation: OperationId | 'marketMessage',
    effect: ControlBody<'addFault'>['effect'],
    more?: Omit<ControlBody<'addFault'>['match'], 'op'> & { readonly times?: number },
  ): Promise<{ readonly id: number; remove(): Promise<void> }>
  /** Gives calls of an operation an answer of its own, such as `{ result: [] }`; answers how to take it away. */
  stub(
    operation: OperationId,
    answer: ControlBody<'addStub'>['answer'],
    more?: Omit<ControlBody<'addStub'>['match'], 'op'> & Omit<ControlBody<'addStub'>, 'match' | 'answer'>,
  ): Promise<{ readonly id: number; remove(): Promise<void> }>
  /** Moves time forward, by a duration such as `P1D` or to a moment, and works off what falls due. */
  advance(how: string | { readonly to: string }): Promise<ControlAnswer<'advanceClock'>>
  /** Starts over, from a profile and a seed of its own where they are given. */
  reset(from?: ControlBody<'reset'>): Promise<ControlAnswer<'reset'>>
  /** The whole world, to keep in a file. */
  save(): Promise<ControlAnswer<'exportWorld'>>
  /** Puts a world that was saved in its place. */
  load(file: ControlBody<'importWorld'>): Promise<void>
  /** Ends the world. */
  end(): Promise<void>
}

/** The world of a name in the mock server that is reached so. */
export const worldAt = (access: ControlAccess, name: string): World => {
  const run = <Id extends ControlOperation>(operation: Id, input: unknown = {}) =>
    callControl(access, name, operation, input as ControlInput<Id>)

  const userIdOf = async (user: string): Promise<string> => {
    const { users } = await run('listUsers', { query: { search: user } })
    const found = users.find(({ userId, userName }) => userId === user || userName === user)
    return found?.userId ?? user
  }

  const decide = (kind: ReviewKind, ref: string, action: string, body?: object) => {
    const path = kind === 'kyc' ? { userId: ref, action } : { no: ref, action }
    return run(REVIEWS[kind], { path, body: body ?? {} }) as Promise<ControlRecord<'Record'>>
  }

  return {
    name,
    url: access.baseUrl.replace(/\/$/, ''),
    fetch: worldFetch(access, name),
    socketUrl: `${access.baseUrl.replace(/^http/, 'ws').replace(/\/$/, '')}/swx/customer/marketMessage?world=${encodeURIComponent(name)}`,
    call: (operation, ...[input]) => run(operation, input),
    fund: async (user, amount, mode = 'real') =>
      run('fund', { body: { userId: await userIdOf(user), mode, amount } }),
    approve: (kind, ref) => decide(kind, ref, 'approve'),
    reject: (kind, ref, reason) =>
      decide(kind, ref, kind === 'kyc' ? 'fail' : 'reject', reason === undefined ? {} : { reason }),
    async fault(op, effect, { times, ...match } = {}) {
      const body = { match: { op, ...match }, effect, ...(times === undefined ? {} : { times }) }
      const { id } = await run('addFault', { body })
      return {
        id,
        remove: async () => void (await run('removeFault', { path: { id } })),
      }
    },
    async stub(op, answer, { path, query, body, ...more } = {}) {
      const match = { op, path, query, body }
      const { id } = await run('addStub', { body: { match, answer, ...more } })
      return { id, remove: async () => void (await run('removeStub', { path: { id } })) }
    },
    advance: (how) => run('advanceClock', { body: typeof how === 'string' ? { by: how } : how }),
    reset: (from = {}) => run('reset', { body: from }),
    save: () => run('exportWorld'),
    load: async (file) => void (await run('importWorld', { body: file })),
    end: async () => void (await callControl(access, 'main', 'dropWorld', { path: { name } })),
  }
}
