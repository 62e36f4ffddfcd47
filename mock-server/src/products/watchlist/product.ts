import type { Product } from '../../core/product.ts'
import { type WatchlistTables, watchlistTables } from './tables.ts'

/** Instruments that a user watches. */
export const watchlist: Product<WatchlistTables> = { tables: watchlistTables, due: {} }
