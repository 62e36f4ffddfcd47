import { bookTables } from './tables/books.ts'
import { engineTables } from './tables/engine.ts'
import { newsTables } from './tables/news.ts'
import { uploadTables } from './tables/uploads.ts'
import { userTables } from './tables/users.ts'

/** The tables that every product may read and write; what only one needs is in its own folder. */
export const coreTables = {
  ...userTables,
  ...bookTables,
  ...newsTables,
  ...engineTables,
  ...uploadTables,
}

/** The definitions in {@link coreTables}. */
export type CoreTables = typeof coreTables
