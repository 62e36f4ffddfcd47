import type { CoreTables } from '../../core/tables.ts'
import { defineTable, sortable } from '../../store/define-table.ts'
import type { SmartOrder } from './rules/smart-order.ts'

/** Plans that users hold or held. */
export const planTables = {
  smartOrders: defineTable<SmartOrder>({
    key: (row) => row.orderNo,
    index: {
      user: (row) => [row.userId, sortable(row.boughtAt)],
      /** Plans that a day close has work with: those that earn, and those whose principal comes back. */
      working: (row) => (row.status === 'IN_PROGRESS' || row.status === 'MATURED' ? [row.status] : undefined),
    },
  }),
}

/** The tables that this product sees: its own and those that all share. */
export type PlanTables = CoreTables & typeof planTables
