import type { CoreTables } from '../../core/tables.ts'
import { defineTable, sortable } from '../../store/define-table.ts'
import type { Withdrawal } from './rules/withdrawal.ts'

/** Withdrawals. Whole account numbers and security passwords are never in them. */
export const withdrawalTables = {
  withdrawals: defineTable<Withdrawal>({
    key: (row) => row.orderNo,
    index: {
      user: (row) => [row.userId, sortable(row.submittedAt)],
      /** Withdrawals that wait for a decision or for the network, in order of submission. */
      pending: (row) =>
        row.status === 'TO_BE_REVIEWED' || row.status === 'APPROVED'
          ? [sortable(row.submittedAt)]
          : undefined,
    },
  }),
}

/** The tables that this product sees: its own and those that all share. */
export type WithdrawalTables = CoreTables & typeof withdrawalTables
