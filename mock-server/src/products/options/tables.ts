import type { CoreTables } from '../../core/tables.ts'
import { defineTable, sortable } from '../../store/define-table.ts'
import type { OptionsOrder } from './rules/options-order.ts'

/** Fixed-time options. */
export const optionTables = {
  options: defineTable<OptionsOrder>({
    key: (row) => row.orderNo,
    index: {
      user: (row) => [row.userId, row.mode, sortable(row.openTime)],
      open: (row) => (row.status === 'OPEN' ? [row.userId, row.mode] : undefined),
    },
  }),
}

/** The tables that this product sees: its own and those that all share. */
export type OptionTables = CoreTables & typeof optionTables
