import { applyEffects } from '../../core/apply.ts'
import { forOne } from '../../core/for-one.ts'
import type { DayClose } from '../../core/product.ts'
import type { ProductWorld } from '../../core/world.ts'
import { isRejected, type Outcome } from '../../domain/outcome.ts'
import type { Tables } from '../../store/store.ts'
import { creditSmart, matureSmart } from './rules/day-close.ts'
import type { SmartOrder, SmartStatus } from './rules/smart-order.ts'
import type { PlanTables } from './tables.ts'

const forEach = (
  world: ProductWorld<PlanTables>,
  tables: Tables<PlanTables>,
  status: SmartStatus,
  dayEnd: number,
  act: (order: SmartOrder, at: number) => Outcome<{ order: SmartOrder }>,
): void => {
  for (const order of [...tables.smartOrders.listBy('working', [status])]) {
    forOne(world, { at: dayEnd, what: `plan ${order.orderNo}`, userId: order.userId }, () => {
      const outcome = act(order, dayEnd)
      if (isRejected(outcome)) return
      tables.smartOrders.put(outcome.order)
      applyEffects(world, tables, outcome, dayEnd)
    })
  }
}

/** Credits the closed day to every plan that earned on it, then gives the principal of matured plans back. */
export const closePlansDay: DayClose<PlanTables> = (world, tables) => (dayEnd) => {
  forEach(world, tables, 'IN_PROGRESS', dayEnd, creditSmart)
  forEach(world, tables, 'MATURED', dayEnd, matureSmart)
}
