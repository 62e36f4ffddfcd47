import type { OpeningBalance } from '../../domain/savings/credit.ts'
import { defineTable } from '../define-table.ts'

/** Free cash at the beginning of the day, for users who had any. */
export const savingsTables = {
  openings: defineTable<OpeningBalance>({ key: (row) => row.userId }),
}
