import { levelIndex, type PriceLevels } from '../../core/price-watch.ts'
import type { CoreTables } from '../../core/tables.ts'
import { defineTable, sortable } from '../../store/define-table.ts'
import { exitLevels } from './rules/exits.ts'
import type { Order } from './rules/order.ts'

/** A leveraged position as it is kept. */
export interface PositionRow extends Order {
  /** From when on its exits are watched, epoch ms: since it was opened, or since they were changed. */
  readonly watchedFrom: number
}

const NO_LEVELS: PriceLevels = { above: undefined, below: undefined }

/** The fixed prices that close a position; none of a closed one. */
export const watchedLevels = (row: PositionRow): PriceLevels =>
  row.status === 'OPEN' ? exitLevels(row) : NO_LEVELS

/** Leveraged positions. */
export const positionTables = {
  positions: defineTable<PositionRow>({
    key: (row) => row.orderNo,
    index: {
      user: (row) => [row.userId, row.mode, sortable(row.openTime)],
      open: (row) => (row.status === 'OPEN' ? [row.userId, row.mode] : undefined),
      ...levelIndex(watchedLevels),
      /** Open positions of an instrument with a trailing stop. */
      trailing: (row) =>
        row.status === 'OPEN' && row.trailingDistance !== undefined ? [row.code] : undefined,
    },
  }),
}

/** The tables that this product sees: its own and those that all share. */
export type PositionTables = CoreTables & typeof positionTables
