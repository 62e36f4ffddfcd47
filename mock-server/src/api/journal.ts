import type { Reply } from '../contract/reply.ts'
import type { CustomerReply } from './customer-request.ts'
import type { Exchange } from './exchange.ts'
import { recordRequest } from './record-request.ts'
import { shownPath } from './shown-path.ts'

const NO_HEADERS = {}
/** A longer answer is not kept: a thousand of them are. */
const LONGEST_ANSWER = 32_768

/** Writes an exchange that is over into the journal, and gives the answer to send. */
export const journal = (exchange: Exchange, reply: Reply, body: string): CustomerReply => {
  const { world, request, now, operation, caller, traceId, rule, before, after } = exchange
  const { method } = request
  const { status, code, fault } = reply
  world.journal.record({
    at: now,
    kind: 'customer',
    method,
    path: shownPath(exchange),
    operation,
    status,
    code,
    traceId,
    userId: caller?.user.id,
    rule,
    request: recordRequest(world.store.read, exchange),
    answer: body.length <= LONGEST_ANSWER ? body : undefined,
    before,
    after,
  })
  const headers = reply.headers ?? NO_HEADERS
  return fault ? { status, headers, body, fault } : { status, headers, body }
}
