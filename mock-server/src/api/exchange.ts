import type { OperationId } from '../contract/contract.ts'
import { createTraceId, renderEnvelope } from '../contract/envelope.ts'
import type { Reply } from '../contract/reply.ts'
import type { Attempt, JournalEntry } from '../runtime/journal.ts'
import type { World } from '../runtime/world.ts'
import type { Snapshot } from '../store/store.ts'
import type { CustomerReply, CustomerRequest } from './customer-request.ts'
import { recordRequest } from './record-request.ts'

const NO_HEADERS = {}

/** One request on its way through, with what is known of it so far. */
export interface Exchange {
  readonly request: CustomerRequest
  /** Names the answer; the same in what is sent, kept and journaled. */
  readonly traceId: string
  /** Virtual time of the call; one moment for the whole of it. */
  now: number
  operation?: OperationId
  userId?: string
  sessionId?: string
  /** What its idempotency key makes of it, once that is read. */
  attempt?: Attempt
  /** The body as the contract describes it, once it is read. */
  body?: unknown
  /** The rows it came upon: first those of its beginning, then those its command was carried out on. */
  before: Snapshot
  /** The rows its command left. */
  after?: Snapshot
  /** What answered: a guard, a fault that was set, or the domain. */
  rule: JournalEntry['rule']
}

/**
 * An exchange that begins now.
 *
 * @param rule what will have answered it unless something later does
 */
export const beginExchange = (world: World, request: CustomerRequest, rule: Exchange['rule']): Exchange => ({
  request,
  traceId: createTraceId(),
  now: world.clock.now(),
  rule,
  before: world.store.snapshot(),
})

/** The body of a reply as it would be sent. */
export const renderExchange = ({ traceId, now }: Exchange, reply: Reply): string =>
  renderEnvelope(reply, traceId, now)

/** Writes an exchange that is over into the journal, and gives the answer to send. */
export const answerExchange = (
  world: World,
  exchange: Exchange,
  reply: Reply,
  body = renderExchange(exchange, reply),
): CustomerReply => {
  const { request, now, operation, userId, traceId, rule, before, after } = exchange
  const { method, path } = request
  const { status, code, fault } = reply
  world.journal.record({
    at: now,
    kind: 'customer',
    method,
    path,
    operation,
    status,
    code,
    traceId,
    userId,
    rule,
    request: recordRequest(world.store.read, exchange),
    before,
    after,
  })
  const headers = reply.headers ?? NO_HEADERS
  return fault ? { status, headers, body, fault } : { status, headers, body }
}
