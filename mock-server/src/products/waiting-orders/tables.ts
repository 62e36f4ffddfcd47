import { levelIndex, type PriceLevels } from '../../core/price-watch.ts'
import type { CoreTables } from '../../core/tables.ts'
import { defineTable, sortable } from '../../store/define-table.ts'
import { triggerLevels, type WaitingOrder } from './rules/waiting-order.ts'

/** A waiting order as it is kept. */
export interface WaitingOrderRow extends WaitingOrder {
  /** From when on its trigger is watched, epoch ms: since it was placed, or since it was changed. */
  readonly watchedFrom: number
}

const NO_LEVELS: PriceLevels = { above: undefined, below: undefined }

/** The price that triggers an order; none once it no longer waits. */
export const watchedLevels = (row: WaitingOrderRow): PriceLevels =>
  row.status === 'WAITING' ? triggerLevels(row) : NO_LEVELS

/** Waiting orders, also those that have ended. */
export const waitingOrderTables = {
  waitingOrders: defineTable<WaitingOrderRow>({
    key: (row) => row.orderNo,
    index: {
      user: (row) => [row.userId, row.mode, sortable(row.placedAt)],
      waiting: (row) => (row.status === 'WAITING' ? [row.userId, row.mode] : undefined),
      ...levelIndex(watchedLevels),
    },
  }),
}

/** The tables that this product sees: its own and those that all share. */
export type WaitingOrderTables = CoreTables & typeof waitingOrderTables
