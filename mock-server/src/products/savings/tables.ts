import type { CoreTables } from '../../core/tables.ts'
import { defineTable } from '../../store/define-table.ts'
import type { OpeningBalance } from './rules/credit.ts'

/** Free cash at the beginning of the day, for users who had any. */
export const savingsTables = {
  openings: defineTable<OpeningBalance>({ key: (row) => row.userId }),
}

/** The tables that this product sees: its own and those that all share. */
export type SavingsTables = CoreTables & typeof savingsTables
