import type { OptionsOrder } from '../../domain/options/options-order.ts'
import { defineTable, sortable } from '../define-table.ts'

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
