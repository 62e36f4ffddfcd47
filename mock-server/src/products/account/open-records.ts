import { balancesOf } from '../../core/books.ts'
import { isEmpty } from '../../domain/account.ts'
import type { Mode } from '../../ledger/entry.ts'
import type { SandboxTables } from '../../runtime/tables.ts'
import type { ReadTables } from '../../store/store.ts'
import { isOpenLoan } from '../loans/rules/loan.ts'

const modes: readonly Mode[] = ['real', 'demo']

/** What of a user has not come to an end: how many of each kind. */
export interface OpenRecords {
  readonly positions: number
  readonly options: number
  readonly plans: number
  readonly bids: number
  readonly deposits: number
  readonly withdrawals: number
  readonly loans: number
}

function count<Row>(rows: Iterable<Row>, is: (row: Row) => boolean = () => true): number {
  let found = 0
  for (const row of rows) if (is(row)) found++
  return found
}

/** Counts what of a user is still going on, practice trades included. */
export const openRecords = (tables: ReadTables<SandboxTables>, userId: string): OpenRecords => {
  const { positions, options, smartOrders, nfts, recharges, withdrawals, loans } = tables
  const own = [userId]
  const inBothModes = (table: typeof positions | typeof options) =>
    modes.reduce((sum, mode) => sum + count<unknown>(table.listBy('open', [userId, mode])), 0)
  return {
    positions: inBothModes(positions),
    options: inBothModes(options),
    plans: count(
      smartOrders.listBy('user', own),
      ({ status }) => status === 'IN_PROGRESS' || status === 'MATURED',
    ),
    bids: count(nfts.list(), ({ status, leading }) => status === 'LIVE' && leading?.userId === userId),
    deposits: count(recharges.listBy('user', own), ({ status }) => status === 'TO_BE_REVIEWED'),
    withdrawals: count(
      withdrawals.listBy('user', own),
      ({ status }) => status === 'TO_BE_REVIEWED' || status === 'APPROVED',
    ),
    loans: count(loans.listBy('user', own), isOpenLoan),
  }
}

/**
 * Whether an account can be closed: no real money anywhere, and nothing that is still going on, practice trades
 * included. Play money does not count, since nobody can spend it to nothing.
 */
export const isClosable = (tables: ReadTables<SandboxTables>, userId: string): boolean =>
  Object.values(openRecords(tables, userId)).every((open) => open === 0) &&
  isEmpty(balancesOf(tables, 'real', userId))
