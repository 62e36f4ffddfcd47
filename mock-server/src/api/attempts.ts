import type { ResultOf } from '../contract/answer.ts'
import { infoOf } from '../contract/contract.ts'
import type { Operation } from '../contract/operation.ts'
import { ok, tooManyRequests } from '../contract/reply.ts'
import type { Handlers } from '../core/product.ts'
import type { SandboxTables } from '../runtime/tables.ts'
import type { World } from '../runtime/world.ts'
import { attemptId, cancelAttempt, keptOf, waitForRoom } from './idempotency.ts'

const textOf = (time: number): string => new Date(time).toISOString()

/** What became of a money call. Contract: `openapi/paths/user.settleAttempt.yaml`. */
export const attemptHandlers = (
  world: World,
  operation: Parameters<Handlers<SandboxTables>>[1],
): readonly Operation[] => [
  operation('settleAttempt', ({ body, now, mode, signedIn, commit }) => {
    const { key, operation: name } = body
    const userId = signedIn.user.id
    const id = attemptId(world.store.read, { key, userId, mode, path: infoOf(name).path })
    const settled = (
      state: 'DONE' | 'RUNNING' | 'CANCELLED',
      at: string,
      answer?: ResultOf<'settleAttempt'>['answer'],
    ) => ok({ state, operation: name, at, ...(answer === undefined ? {} : { answer }) })

    const running = world.running.get(id)
    if (running) return settled('RUNNING', textOf(running.since))
    const kept = keptOf(world, id)
    if (kept && 'cancelledAt' in kept) return settled('CANCELLED', textOf(kept.cancelledAt))
    if (kept) {
      const answer = JSON.parse(kept.envelope)
      return settled('DONE', answer.serverTime, answer)
    }
    const wait = waitForRoom(world, userId)
    if (wait > 0) return tooManyRequests(wait)
    return commit((tables) => {
      cancelAttempt(tables, { id, userId }, now, world.realNow())
      return settled('CANCELLED', textOf(now))
    })
  }),
]
