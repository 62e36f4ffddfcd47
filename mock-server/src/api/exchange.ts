import type { OperationId } from '../contract/contract.ts'
import { createTraceId } from '../contract/envelope.ts'
import type { Operation, SignedIn } from '../contract/operation.ts'
import type { Reply } from '../contract/reply.ts'
import type { Mode } from '../ledger/entry.ts'
import type { Attempt, JournalEntry } from '../runtime/journal.ts'
import type { World } from '../runtime/world.ts'
import type { Snapshot } from '../store/store.ts'
import type { CustomerRequest } from './customer-request.ts'
import type { RequestBody } from './request-body.ts'

/**
 * One step on the way of a request: it answers, which ends the way, or notes in the exchange what it found out and lets
 * the next step go on. What it does at once it does not wait for, so that a call is one moment.
 */
export type Step = (exchange: Exchange) => Reply | undefined | Promise<Reply | undefined>

/** What every request of a world goes through with: the world and what is answered there. */
export interface Api {
  readonly world: World
  readonly handlers: ReadonlyMap<OperationId, Operation['handle']>
}

/** One request on its way through, with what is known of it so far. */
export interface Exchange extends Api {
  readonly request: CustomerRequest
  /** The id of the answer; the same in what is sent, kept and journaled. */
  readonly traceId: string
  /** Virtual time of the call; one moment for the whole of it. */
  now: number
  operation?: OperationId
  path?: Readonly<Record<string, string>>
  query?: object
  body?: RequestBody
  mode?: Mode
  caller?: SignedIn | undefined
  /** What its idempotency key makes of it, once that is read. */
  attempt?: Attempt
  /** Whether the attempt is among those that are being carried out. */
  isRunning?: boolean
  /** Whether the answer is kept already: in the transaction of the command. */
  isKept?: boolean
  /** What becomes of the answer, the last that was added first. */
  readonly endings: ((reply: Reply) => Reply)[]
  /** The rows it came upon: first those of its beginning, then those its command was carried out on. */
  before: Snapshot
  /** The rows its command left. */
  after?: Snapshot
  /** When it began, ms of the process's own stopwatch: only how long it took is told. */
  readonly began: number
  /** What answered: a guard, a fault that was set, or the domain. */
  rule: JournalEntry['rule']
}

/**
 * An exchange that begins now.
 *
 * @param rule what will have answered it unless something later does
 */
export const beginExchange = (api: Api, request: CustomerRequest, rule: Exchange['rule']): Exchange => ({
  ...api,
  request,
  traceId: createTraceId(),
  now: api.world.clock.now(),
  began: performance.now(),
  rule,
  endings: [],
  before: api.world.store.snapshot(),
})
