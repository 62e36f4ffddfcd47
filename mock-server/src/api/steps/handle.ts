import { commitReply } from '../keep-reply.ts'
import { receivedCall } from '../received-call.ts'
import type { Step } from '../step.ts'
import { refuseByMarks } from './guards.ts'

/** Lets the product answer. The user may have been frozen or locked while it waited, so its transaction looks again. */
export const handle: Step = (exchange) => {
  const { world, operation, handlers, caller, attempt, now } = exchange
  const answer = operation && handlers.get(operation)
  if (!answer) return undefined
  const reply = answer(
    receivedCall(exchange, (work) =>
      commitReply(exchange, (tables) => {
        const user = caller && tables.users.get(caller.user.id)
        return (user && refuseByMarks(exchange, user)) ?? work(tables)
      }),
    ),
  )
  if (attempt && reply instanceof Promise) {
    world.running.set(attempt.id, { userId: attempt.userId, since: now })
    exchange.isRunning = true
  }
  return reply
}
