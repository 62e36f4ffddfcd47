import type { Product } from '../../core/product.ts'
import { cancelWaiting, expireOrder, fillAtTrigger, waitingOrderTriggers } from './events.ts'
import { checkWaitingOrders } from './invariants.ts'
import { type WaitingOrderTables, waitingOrderTables } from './tables.ts'

const MODES = ['real', 'demo'] as const

/** Orders that wait for a price and then open a position, on both ledgers. */
export const waitingOrders: Product<WaitingOrderTables, 'waitingOrderTrigger' | 'waitingOrderExpiry'> = {
  tables: waitingOrderTables,
  due: { waitingOrderTrigger: fillAtTrigger, waitingOrderExpiry: expireOrder },
  dueSource: waitingOrderTriggers,
  on: {
    demoReset: (world, tables, { userId }, now) =>
      cancelWaiting(world, tables, userId, ['demo'], 'DEMO_RESET', now),
    accountFrozen: (world, tables, { userId }, now) =>
      cancelWaiting(world, tables, userId, MODES, 'ACCOUNT_FROZEN', now),
  },
  facts: {
    openRecords: ({ waitingOrders }, userId) => ({
      waitingOrders: MODES.reduce((sum, mode) => sum + waitingOrders.countBy('waiting', [userId, mode]), 0),
    }),
    traded({ waitingOrders }, orderNo) {
      const row = waitingOrders.get(orderNo)
      if (!row) return undefined
      const { userId, mode, code, direction } = row
      return { userId, mode, code, direction }
    },
    *holdings({ waitingOrders }) {
      for (const { mode, userId, held, status } of waitingOrders.list())
        if (status === 'WAITING') yield { mode, userId, account: 'held', amount: held }
    },
    histories: ({ waitingOrders }) => ({ name: 'waiting order', rows: waitingOrders.list() }),
  },
  invariants: [checkWaitingOrders],
}
