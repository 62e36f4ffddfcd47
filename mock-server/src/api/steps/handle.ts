import { noticeLanguageOf } from '../../catalogue/notice-language.ts'
import type { VirtualClock } from '../../clock/virtual-clock.ts'
import { infoOf } from '../../contract/contract.ts'
import type { ReceivedCall } from '../../contract/operation.ts'
import { pageOf } from '../../contract/page.ts'
import { type HttpError, type Reply, tooManyRequests } from '../../contract/reply.ts'
import { deviceOf } from '../../domain/device.ts'
import type { SandboxTables } from '../../runtime/tables.ts'
import type { Tables } from '../../store/store.ts'
import type { Exchange, Step } from '../exchange.ts'
import { commitReply } from '../idempotency.ts'
import { errorByMarks } from './guards.ts'

/** Callers wait in real time. While the clock of the world is stopped, no wait ends a limit, and the message says so. */
const tooManyInWorld =
  (clock: VirtualClock) =>
  (waitMs: number): HttpError<429> =>
    clock.frozen
      ? tooManyRequests(
          waitMs,
          `Too many requests. The clock of this world is stopped: the limit ends when the clock is advanced by ${Math.ceil(waitMs / 1_000)} seconds.`,
        )
      : tooManyRequests(waitMs / clock.ratio)

/** The call as its handler gets it: the earlier steps have parsed and checked it. */
const receivedCall = (
  { world, operation, request, query, path, body, now, mode = 'demo', caller }: Exchange,
  commit: (work: (tables: Tables<SandboxTables>) => Reply) => Reply,
): ReceivedCall => {
  const isEmpty = operation !== undefined && infoOf(operation).demo === 'empty' && mode === 'demo'
  return {
    query,
    path,
    body: body?.value,
    now,
    mode,
    commit,
    tooManyRequests: tooManyInWorld(world.clock),
    signedIn: caller,
    page: (rows, view) => pageOf(isEmpty ? [] : rows, query ?? {}, view),
    language: noticeLanguageOf(request.header('accept-language')),
    device: deviceOf(request.header('user-agent')),
    ip: request.ip,
  }
}

/** Calls the handler. While a handler waits, its user may be frozen or locked: its transaction checks the user again. */
export const handle: Step = (exchange) => {
  const { world, operation, handlers, caller, attempt, now } = exchange
  const answer = operation && handlers.get(operation)
  if (!answer) return undefined
  const reply = answer(
    receivedCall(exchange, (work) =>
      commitReply(exchange, (tables) => {
        const user = caller && tables.users.get(caller.user.id)
        return (user && errorByMarks(exchange, user)) ?? work(tables)
      }),
    ),
  )
  if (attempt && reply instanceof Promise) {
    world.running.set(attempt.id, { userId: attempt.userId, since: now })
    exchange.isRunning = true
  }
  return reply
}
