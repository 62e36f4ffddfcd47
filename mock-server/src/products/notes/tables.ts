import type { CoreTables } from '../../core/tables.ts'
import { defineTable } from '../../store/define-table.ts'

/** What a user wrote about a trade. */
export interface NoteRow {
  /** The number that all parts of the trade share. */
  readonly orderNo: string
  readonly userId: string
  readonly text: string
}

/** Notes of users on their trades. */
export const noteTables = {
  notes: defineTable<NoteRow>({ key: (row) => row.orderNo }),
}

/** The tables that this product sees: its own and those that all share. */
export type NoteTables = CoreTables & typeof noteTables
