import type { Product } from '../../core/product.ts'
import { closePlansDay } from './events.ts'
import { checkPlans } from './invariants.ts'
import type { SmartOrder } from './rules/smart-order.ts'
import { type PlanTables, planTables } from './tables.ts'

const isHeld = ({ status }: SmartOrder): boolean => status === 'IN_PROGRESS' || status === 'MATURED'

/** Smart plans: money for a number of days, at a daily rate. */
export const plans: Product<PlanTables> = {
  tables: planTables,
  due: {},
  dayClose: closePlansDay,
  facts: {
    openRecords: ({ smartOrders }, userId) => ({
      plans: [...smartOrders.listBy('user', [userId])].filter(isHeld).length,
    }),
    *holdings({ smartOrders }) {
      for (const order of smartOrders.list())
        if (isHeld(order))
          yield { mode: 'real', userId: order.userId, account: 'smart', amount: order.amount }
    },
    histories: ({ smartOrders }) => ({ name: 'plan', rows: smartOrders.list() }),
  },
  invariants: [checkPlans],
}
