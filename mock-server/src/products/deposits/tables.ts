import type { CoreTables } from '../../core/tables.ts'
import { defineTable, sortable } from '../../store/define-table.ts'
import type { Recharge } from './rules/recharge.ts'

/** A transaction hash without regard to case, as deposits are compared by it. */
export const hashKey = (txHash: string): string => txHash.toLowerCase()

export const depositTables = {
  recharges: defineTable<Recharge>({
    key: (row) => row.orderNo,
    unique: {
      /** One deposit per user and transaction. */
      userHash: (row) => (row.txHash === undefined ? undefined : `${row.userId} ${hashKey(row.txHash)}`),
    },
    index: {
      user: (row) => [row.userId, sortable(row.submittedAt)],
      /** Every user's deposits of one transaction, the first report first. */
      hash: (row) =>
        row.txHash === undefined ? undefined : [hashKey(row.txHash), sortable(row.submittedAt)],
      /** Deposits that wait for a decision, in order of submission. */
      pending: (row) => (row.status === 'TO_BE_REVIEWED' ? [sortable(row.submittedAt)] : undefined),
    },
  }),
}

/** The tables that this product sees: its own and those that all share. */
export type DepositTables = CoreTables & typeof depositTables
