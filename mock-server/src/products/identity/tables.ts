import type { CoreTables } from '../../core/tables.ts'
import { defineTable, sortable } from '../../store/define-table.ts'
import type { Kyc } from './rules/kyc.ts'

/** Identity checks, one per user: a new attempt goes on with the history of the last. */
export const identityTables = {
  kycs: defineTable<Kyc>({
    key: (row) => row.userId,
    index: {
      /** Checks that wait for a decision, in order of submission. */
      pending: (row) => (row.status === 'PENDING_REVIEW' ? [sortable(row.submittedAt)] : undefined),
    },
  }),
}

/** The tables that this product sees: its own and those that all share. */
export type IdentityTables = CoreTables & typeof identityTables
