import type { CoreTables } from '../../core/tables.ts'
import { defineTable } from '../../store/define-table.ts'

/** The instruments a user watches, by id, in the order they were added. */
export interface Watchlist {
  readonly userId: string
  readonly marketIds: readonly string[]
}

/** What users watch. */
export const watchlistTables = {
  watchlists: defineTable<Watchlist>({ key: (row) => row.userId }),
}

/** The tables that this product sees: its own and those that all share. */
export type WatchlistTables = CoreTables & typeof watchlistTables
