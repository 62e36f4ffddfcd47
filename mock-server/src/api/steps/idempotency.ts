import { infoOf } from '../../contract/contract.ts'
import { attemptOf } from '../attempt-key.ts'
import { isToHang, unanswered } from '../fault-reply.ts'
import { answerBefore } from '../idempotency-store.ts'
import { keepReply } from '../keep-reply.ts'
import type { Step } from '../step.ts'

/** `x-money`: answers a repeated attempt with what was kept of it, and has the answer to a new one kept. */
export const idempotency: Step = (exchange) => {
  const { world, operation, caller, request, mode, body } = exchange
  if (!operation || !caller || !mode) return undefined
  const { money, path } = infoOf(operation)
  const key = money ? request.header('idempotency-key') : undefined
  if (key === undefined) return undefined
  const attempt =
    request.attempt ??
    attemptOf(world.store.read, { key, userId: caller.user.id, mode, path, body: body?.value })
  exchange.attempt = attempt
  const known = answerBefore(world, attempt)
  if (known) return known
  const hangs = isToHang(key)
  exchange.endings.push((reply) => {
    const kept = keepReply(exchange, reply)
    return hangs ? unanswered(kept) : kept
  })
  return undefined
}
