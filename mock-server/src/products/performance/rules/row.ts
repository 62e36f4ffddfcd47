import { type ProfitSource, profitSource, worthChange } from '../../../domain/profit.ts'
import type { Traded } from '../../../domain/traded.ts'
import { type Entry, recordOf } from '../../../ledger/entry.ts'
import type { EntryKind } from '../../../ledger/entry-kind.ts'

/** What a row is, in cents: every figure of a performance is a sum over rows. */
export interface RowAmounts {
  readonly deposits: bigint
  readonly withdrawals: bigint
  /** Gain or loss after the costs of the row. */
  readonly result: bigint
  readonly fees: bigint
  readonly interest: bigint
}

const BOOKED = [
  'DEPOSIT',
  'GRANT',
  'DEMO_START',
  'WITHDRAWAL_PAID',
  'NFT_SALE',
  'SAVINGS',
  'SMART_YIELD',
  'SMART_EXIT',
  'INVITE_REWARD',
  'ORDER_OPEN',
  'ORDER_CLOSE',
  'OPTION_SETTLEMENT',
  'LOAN_INTEREST',
] as const satisfies readonly EntryKind[]

/** Entries that bring money in or out, or a result. */
type BookedKind = (typeof BOOKED)[number]

const isBooked = (kind: EntryKind): kind is BookedKind => (BOOKED as readonly EntryKind[]).includes(kind)

/** One row: an entry of the ledger, or a position that is open at an end of the range. */
export interface PerformanceRow extends RowAmounts {
  readonly id: string
  readonly ref: string
  readonly kind: BookedKind | 'OPEN_BEFORE' | 'OPEN_AFTER'
  /** Virtual time, epoch ms. */
  readonly at: number
  readonly source?: ProfitSource
  readonly trade?: Traded
  /** Of the entry that closes a trade: its result after all fees. */
  readonly tradeResult?: bigint
}

/** A sum that rows are asked for. */
export type PerformanceFigure =
  | 'DEPOSITS'
  | 'WITHDRAWALS'
  | 'RESULT'
  | 'FEES'
  | 'INTEREST'
  | 'TRADES'
  | 'GAINS'
  | 'LOSSES'

const NOTHING: RowAmounts = { deposits: 0n, withdrawals: 0n, result: 0n, fees: 0n, interest: 0n }
const FEE_ACCOUNTS: readonly string[] = ['pl:fees', 'pl:penalty']

const amountsOf = (entry: Entry): RowAmounts => {
  const { profit, paidIn, paidOut } = worthChange(entry)
  let [fees, interest] = [0n, 0n]
  for (const { account, amount } of entry.postings) {
    if (FEE_ACCOUNTS.includes(account)) fees += amount
    else if (account === 'pl:interest') interest += amount
  }
  return {
    // A demo account that had more than it begins with pays the rest back when it is reset.
    deposits: paidIn > 0n ? paidIn : 0n,
    withdrawals: paidIn < 0n ? paidOut - paidIn : paidOut,
    result: profit,
    fees,
    interest,
  }
}

/**
 * The row of an entry; undefined for one that only moves money between accounts of the user.
 *
 * @param traded what the record of an order number trades
 * @throws Error for a kind of entry that no row can show
 */
export const rowOfEntry = (
  entry: Entry,
  traded: (orderNo: string) => Traded | undefined,
): PerformanceRow | undefined => {
  const amounts = amountsOf(entry)
  const { seq, kind, at } = entry
  const ref = recordOf(entry.ref)
  const trade = traded(ref)
  const tradeResult = kind === 'ORDER_CLOSE' || kind === 'OPTION_SETTLEMENT' ? trade?.result : undefined
  const { deposits, withdrawals, result } = amounts
  if (deposits === 0n && withdrawals === 0n && result === 0n && tradeResult === undefined) return undefined
  if (!isBooked(kind))
    throw new Error(`Entries of kind ${kind} change what a user has, and no row shows them.`)
  return {
    id: `t-${seq}`,
    ref,
    kind,
    at,
    ...amounts,
    ...(result === 0n && tradeResult === undefined ? {} : { source: profitSource(kind) }),
    ...(trade ? { trade } : {}),
    ...(tradeResult === undefined ? {} : { tradeResult }),
  }
}

/** The row of a position that is open at an end of the range: its gain until then is taken off, or added. */
export const rowOfOpen = (
  kind: 'OPEN_BEFORE' | 'OPEN_AFTER',
  at: number,
  { orderNo, unrealised }: { readonly orderNo: string; readonly unrealised: bigint },
  trade: Traded | undefined,
): PerformanceRow => ({
  id: `${orderNo}-${kind === 'OPEN_BEFORE' ? 'before' : 'after'}`,
  ref: orderNo,
  kind,
  at,
  ...NOTHING,
  result: kind === 'OPEN_BEFORE' ? -unrealised : unrealised,
  source: 'ORDER',
  ...(trade ? { trade } : {}),
})

const IS_OF: Readonly<Record<PerformanceFigure, (row: PerformanceRow) => boolean>> = {
  DEPOSITS: ({ deposits }) => deposits !== 0n,
  WITHDRAWALS: ({ withdrawals }) => withdrawals !== 0n,
  RESULT: ({ result }) => result !== 0n,
  FEES: ({ fees }) => fees !== 0n,
  INTEREST: ({ interest }) => interest !== 0n,
  TRADES: ({ tradeResult }) => tradeResult !== undefined,
  GAINS: ({ tradeResult = 0n }) => tradeResult > 0n,
  LOSSES: ({ tradeResult = 0n }) => tradeResult < 0n,
}

/** Whether a row is part of a figure. */
export const isRowOf = (figure: PerformanceFigure, row: PerformanceRow): boolean => IS_OF[figure](row)

/** The sums over rows, with what the trades that they closed came to. */
export const sumOfRows = (rows: Iterable<PerformanceRow>): RowAmounts & { readonly tradeResult: bigint } => {
  const sum = { ...NOTHING, tradeResult: 0n }
  for (const row of rows) {
    sum.deposits += row.deposits
    sum.withdrawals += row.withdrawals
    sum.result += row.result
    sum.fees += row.fees
    sum.interest += row.interest
    sum.tradeResult += row.tradeResult ?? 0n
  }
  return sum
}
