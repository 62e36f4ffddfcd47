import { bookTables } from './tables/books.ts'
import { engineTables } from './tables/engine.ts'
import { inviteTables } from './tables/invites.ts'
import { kycTables } from './tables/kyc.ts'
import { loanTables } from './tables/loans.ts'
import { newsTables } from './tables/news.ts'
import { nftTables } from './tables/nfts.ts'
import { optionTables } from './tables/options.ts'
import { positionTables } from './tables/positions.ts'
import { rechargeTables } from './tables/recharges.ts'
import { savingsTables } from './tables/savings.ts'
import { smartTables } from './tables/smart.ts'
import { uploadTables } from './tables/uploads.ts'
import { userTables } from './tables/users.ts'
import { watchlistTables } from './tables/watchlist.ts'
import { withdrawalTables } from './tables/withdrawals.ts'

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
