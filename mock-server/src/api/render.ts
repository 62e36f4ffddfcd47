import type { OperationId } from '../contract/contract.ts'
import { renderEnvelope } from '../contract/envelope.ts'
import { httpError, type Reply } from '../contract/reply.ts'
import type { Exchange } from './exchange.ts'
import { NOT_BUILT } from './router.ts'

/** What is wrong with an answer by the contract; undefined when it fits. */
export type CheckReply = (id: OperationId, reply: Reply, body: string) => string | undefined

/** Told about exceptions and replies that break the contract; callers only learn the trace id. */
export type OnFault = (error: Error, traceId: string) => void

/** The answer and its body as they are sent; one that breaks the contract becomes HTTP 500 where that is checked. */
export const render = (
  { operation, rule, traceId, now }: Exchange,
  reply: Reply,
  checkReply?: CheckReply,
  onFault?: OnFault,
): { readonly reply: Reply; readonly body: string } => {
  const body = renderEnvelope(reply, traceId, now)
  if (!checkReply || !operation || reply === NOT_BUILT || rule === 'fault' || rule === 'stub')
    return { reply, body }
  const details = checkReply(operation, reply, body)
  if (details === undefined) return { reply, body }
  const text = `The reply of ${operation} with code ${reply.code} does not fit the contract: ${details}.`
  onFault?.(new Error(text), traceId)
  const failed = httpError(500, text)
  return { reply: failed, body: renderEnvelope(failed, traceId, now) }
}
