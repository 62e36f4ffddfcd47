import { applyEffects } from '../../core/apply.ts'
import { isRefused } from '../../domain/outcome.ts'
import type { DueHandler } from '../../runtime/due-handlers.ts'
import { settleOption } from './rules/settle.ts'

/** Settles an option by the last tick not later than its expiry; one that was settled before stays as it is. */
export const settleAtExpiry: DueHandler = (tables, { ref, at }, { market }) => {
  const order = tables.options.get(ref)
  if (!order) return
  const { code, expiresAt } = order
  const tick = { ticks: market.priceTicks(code, expiresAt), at: market.lastTick(code, expiresAt) }
  const outcome = settleOption(order, tick, at)
  if (isRefused(outcome)) return
  tables.options.put(outcome.order)
  applyEffects(tables, outcome, at)
}
