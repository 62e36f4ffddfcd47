import { renderEnvelope } from '../contract/envelope.ts'
import type { Reply } from '../contract/reply.ts'
import type { SandboxTables } from '../runtime/tables.ts'
import type { Tables } from '../store/store.ts'
import type { Exchange } from './exchange.ts'
import { keepAnswer } from './idempotency-store.ts'

/** Runs the work of a command in one transaction, in which its answer is kept too. */
export const commitReply = (exchange: Exchange, work: (tables: Tables<SandboxTables>) => Reply): Reply => {
  const { world, attempt, traceId, now } = exchange
  exchange.before = world.store.snapshot()
  const reply = world.store.transaction((tables) => {
    const ready = work(tables)
    exchange.isKept = true
    if (!attempt) return ready
    // What is kept is what is sent: it is rendered here and nowhere else.
    const envelope = renderEnvelope(ready, traceId, now)
    keepAnswer(tables, attempt, ready, envelope, world.realNow())
    return { ...ready, envelope }
  })
  exchange.after = world.store.snapshot()
  return reply
}

/** Keeps the answer to a command that changed nothing, in a transaction of its own. */
export const keepReply = (exchange: Exchange, reply: Reply): Reply =>
  exchange.isKept ? reply : commitReply(exchange, () => reply)
