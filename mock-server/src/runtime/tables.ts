import { bookTables } from '../core/tables/books.ts'
import { engineTables } from '../core/tables/engine.ts'
import { newsTables } from '../core/tables/news.ts'
import { uploadTables } from '../core/tables/uploads.ts'
import { userTables } from '../core/tables/users.ts'
import { rechargeTables } from '../products/deposits/tables.ts'
import { kycTables } from '../products/identity/tables.ts'
import { inviteTables } from '../products/invites/tables.ts'
import { loanTables } from '../products/loans/tables.ts'
import { nftTables } from '../products/nfts/tables.ts'
import { optionTables } from '../products/options/tables.ts'
import { smartTables } from '../products/plans/tables.ts'
import { positionTables } from '../products/positions/tables.ts'
import { savingsTables } from '../products/savings/tables.ts'
import { watchlistTables } from '../products/watchlist/tables.ts'
import { withdrawalTables } from '../products/withdrawals/tables.ts'

/** Everything users change. A new product is one file in `tables/` and one line here. */
export const tables = {
  ...userTables,
  ...bookTables,
  ...newsTables,
  ...engineTables,
  ...savingsTables,
  ...smartTables,
  ...positionTables,
  ...optionTables,
  ...watchlistTables,
  ...nftTables,
  ...rechargeTables,
  ...withdrawalTables,
  ...loanTables,
  ...kycTables,
  ...inviteTables,
  ...uploadTables,
}

/** The definitions in {@link tables}. */
export type SandboxTables = typeof tables
