import { type Operation, operation } from '../../contract/operation.ts'
import { ok, refuse } from '../../contract/reply.ts'
import { applyEffects } from '../../core/apply.ts'
import { balanceOf, book } from '../../core/books.ts'
import { nextNumber } from '../../core/counter.ts'
import { type Effects, isRefused } from '../../domain/outcome.ts'
import { demoTopUp } from '../../ledger/templates/demo.ts'
import type { SandboxTables } from '../../runtime/tables.ts'
import type { World } from '../../runtime/world.ts'
import type { Tables } from '../../store/store.ts'
import { voidOption } from '../options/rules/settle.ts'
import { closeForReset } from '../positions/rules/close.ts'

/** Closes every open demo record of a user: positions at the price there is, options with their stake back. */
const closeDemoRecords = (tables: Tables<SandboxTables>, world: World, userId: string, now: number): void => {
  const apply = (effects: Effects) => applyEffects(tables, effects, now)
  for (const row of [...tables.positions.listBy('open', [userId, 'demo'])]) {
    const outcome = closeForReset(row, world.market.priceTicks(row.code, now), now)
    if (isRefused(outcome)) continue
    tables.positions.put({ ...row, ...outcome.order })
    apply(outcome)
  }
  for (const row of [...tables.options.listBy('open', [userId, 'demo'])]) {
    const outcome = voidOption(row, 'Demo account reset', now)
    if (isRefused(outcome)) continue
    tables.options.put(outcome.order)
    apply(outcome)
  }
}

/** The demo account. Contract: `openapi/paths/user.resetDemo.yaml`. */
export const demoHandlers = (world: World): readonly Operation[] => [
  operation('resetDemo', ({ commit, signedIn, mode, now }) =>
    mode === 'real'
      ? refuse('10008')
      : commit((tables) => {
          const { id } = signedIn.user
          closeDemoRecords(tables, world, id, now)
          const ref = `${id}#${nextNumber(tables, 'demo reset')}`
          const topUp = demoTopUp(id, ref, balanceOf(tables, 'demo', id, 'cash'))
          if (topUp) book(tables, topUp, now)
          return ok(null, '20005')
        }),
  ),
]
