import type { CoreTables } from '../../core/tables.ts'
import { defineTable, sortable } from '../../store/define-table.ts'
import { isOwed, type Loan } from './rules/loan.ts'

/** Loans, from the signed application to the last cent. */
export const loanTables = {
  loans: defineTable<Loan>({
    key: (row) => row.loanNo,
    index: {
      user: (row) => [row.userId, sortable(row.submittedAt)],
      /** Loans that a user owes: those that a day close has work with. */
      owed: (row) => (isOwed(row) ? [row.userId] : undefined),
      /** Loans that wait for a decision, in order of submission. */
      pending: (row) => (row.status === 'PENDING_REVIEW' ? [sortable(row.submittedAt)] : undefined),
    },
  }),
}

/** The tables that this product sees: its own and those that all share. */
export type LoanTables = CoreTables & typeof loanTables
