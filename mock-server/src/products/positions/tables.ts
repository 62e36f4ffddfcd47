import type { CoreTables } from '../../core/tables.ts'
import { defineTable, sortable } from '../../store/define-table.ts'
import { exitLevels } from './rules/exits.ts'
import type { Order } from './rules/order.ts'

/** A leveraged position as it is kept. */
export interface PositionRow extends Order {
  /** From when on its exits are watched, epoch ms: since it was opened, or since they were changed. */
  readonly watchedFrom: number
}

const level = (row: PositionRow, side: 'above' | 'below'): readonly string[] | undefined => {
  const ticks = row.status === 'OPEN' ? exitLevels(row)[side] : undefined
  return ticks === undefined ? undefined : [row.code, sortable(ticks)]
}

/** Leveraged positions. */
export const positionTables = {
  positions: defineTable<PositionRow>({
    key: (row) => row.orderNo,
    index: {
      user: (row) => [row.userId, row.mode, sortable(row.openTime)],
      open: (row) => (row.status === 'OPEN' ? [row.userId, row.mode] : undefined),
      /** Open positions of an instrument that a rising price closes; the first to be closed comes first. */
      above: (row) => level(row, 'above'),
      /** Open positions of an instrument that a falling price closes; the first to be closed comes last. */
      below: (row) => level(row, 'below'),
    },
  }),
}

/** The tables that this product sees: its own and those that all share. */
export type PositionTables = CoreTables & typeof positionTables
