import { applyEffects } from '../../core/apply.ts'
import type { DueHandler } from '../../core/due-events.ts'
import type { ProductWorld } from '../../core/world.ts'
import { isRejected } from '../../domain/outcome.ts'
import type { Tables } from '../../store/store.ts'
import { settleOption, voidOption } from './rules/settle.ts'
import type { OptionTables } from './tables.ts'

/** Settles an option by the last tick not later than its expiry; one that was settled before stays as it is. */
export const settleAtExpiry: DueHandler<OptionTables> = (tables, { ref, at }, world) => {
  const order = tables.options.get(ref)
  if (!order) return
  const { market } = world
  const { code, expiresAt } = order
  const tick = { ticks: market.priceTicks(code, expiresAt), at: market.lastTick(code, expiresAt) }
  const outcome = settleOption(order, tick, at)
  if (isRejected(outcome)) return
  tables.options.put(outcome.order)
  applyEffects(world, tables, outcome, at)
}

/** Gives the stakes of a user's demo options back, because the demo ledger starts over. */
export const voidDemoOptions = (
  world: ProductWorld<OptionTables>,
  tables: Tables<OptionTables>,
  userId: string,
  now: number,
): void => {
  for (const row of [...tables.options.listBy('open', [userId, 'demo'])]) {
    const outcome = voidOption(row, 'Demo account reset', now)
    if (isRejected(outcome)) continue
    tables.options.put(outcome.order)
    applyEffects(world, tables, outcome, now)
  }
}
