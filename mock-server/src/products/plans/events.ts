import { applyEffects } from '../../core/apply.ts'
import { isRefused, type Outcome } from '../../domain/outcome.ts'
import type { DayStep } from '../../runtime/day-close.ts'
import { creditSmart, matureSmart } from './rules/day-close.ts'
import type { SmartOrder, SmartStatus } from './rules/smart-order.ts'

const forEach =
  (status: SmartStatus, act: (order: SmartOrder, at: number) => Outcome<{ order: SmartOrder }>): DayStep =>
  (tables, _world, dayEnd) => {
    for (const order of [...tables.smartOrders.listBy('working', [status])]) {
      const outcome = act(order, dayEnd)
      if (isRefused(outcome)) continue
      tables.smartOrders.put(outcome.order)
      applyEffects(tables, outcome, dayEnd)
    }
  }

/** Credits the closed day to every plan that earned on it. */
export const payYields = forEach('IN_PROGRESS', creditSmart)

/** Gives the principal of matured plans back. */
export const returnPrincipals = forEach('MATURED', matureSmart)
