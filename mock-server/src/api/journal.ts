import type { Reply } from '../contract/reply.ts'
import type { CustomerReply } from './customer-request.ts'
import type { Exchange } from './exchange.ts'
import { recordRequest } from './record-request.ts'

const NO_HEADERS = {}

/** Writes an exchange that is over into the journal, and gives the answer to send. */
export const journal = (exchange: Exchange, reply: Reply, body: string): CustomerReply => {
  const { world, request, now, operation, caller, traceId, rule, before, after } = exchange
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
    userId: caller?.user.id,
    rule,
    request: recordRequest(world.store.read, exchange),
    before,
    after,
  })
  const headers = reply.headers ?? NO_HEADERS
  return fault ? { status, headers, body, fault } : { status, headers, body }
}
