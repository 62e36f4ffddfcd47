import { type Entry, type HouseAccount, ownerOf } from '../ledger/entry.ts'
import type { EntryKind } from '../ledger/entry-kind.ts'

/** Where profit comes from: a product with its own costs, the interest of loans, the fees of withdrawals. */
export type ProfitSource = 'SAVINGS' | 'SMART' | 'INVITE' | 'ORDER' | 'OPTION' | 'LOAN' | 'WITHDRAWAL'

/** Cents by source; a source without profit or loss is absent. */
export type ProfitParts = Readonly<Partial<Record<ProfitSource, bigint>>>

/** What an entry changes of everything a user owns less everything owed, in cents: profit + paid in − paid out. */
export interface WorthChange {
  readonly profit: bigint
  readonly paidIn: bigint
  readonly paidOut: bigint
}

/** What moves between a user and an account of the house is profit, or money on its way in or out. */
const MEANING: Readonly<Record<HouseAccount, keyof WorthChange>> = {
  'ext:in': 'paidIn',
  'ext:sandbox-grant': 'paidIn',
  'demo:mint': 'paidIn',
  'ext:out': 'paidOut',
  charity: 'paidOut',
  'pl:yield': 'profit',
  'pl:interest': 'profit',
  'pl:fees': 'profit',
  'pl:penalty': 'profit',
  'pl:trading': 'profit',
  'pl:options': 'profit',
  'pl:marketing': 'profit',
}

const SOURCES: Readonly<Partial<Record<EntryKind, ProfitSource>>> = {
  SAVINGS: 'SAVINGS',
  SMART_YIELD: 'SMART',
  SMART_EXIT: 'SMART',
  INVITE_REWARD: 'INVITE',
  ORDER_OPEN: 'ORDER',
  ORDER_CLOSE: 'ORDER',
  OPTION_SETTLEMENT: 'OPTION',
  LOAN_INTEREST: 'LOAN',
  WITHDRAWAL_PAID: 'WITHDRAWAL',
}

/** Reads from an entry of a user what it changes, by the accounts of the house that it names. */
export const worthChange = ({ postings }: Pick<Entry, 'postings'>): WorthChange => {
  const change = { profit: 0n, paidIn: 0n, paidOut: 0n }
  for (const { account, amount } of postings) {
    if (ownerOf(account) !== undefined) continue
    const meaning = MEANING[account as HouseAccount]
    change[meaning] += meaning === 'paidOut' ? amount : -amount
  }
  return change
}

/**
 * The source of an entry that makes a profit or a loss.
 *
 * @throws Error for a kind that has none: every profit has to be shown somewhere.
 */
export const profitSource = (kind: EntryKind): ProfitSource => {
  const source = SOURCES[kind]
  if (source === undefined)
    throw new Error(`Entries of kind ${kind} make a profit that belongs to no source.`)
  return source
}

/** Adds cents to a source; a source with the sum 0 is removed. */
export const addProfit = (parts: ProfitParts, source: ProfitSource, amount: bigint): ProfitParts => {
  const { [source]: before = 0n, ...others } = parts
  return before + amount === 0n ? others : { ...others, [source]: before + amount }
}

/** Cents of all sources together. */
export const sumOfParts = (parts: ProfitParts): bigint =>
  Object.values(parts).reduce((sum, amount) => sum + amount, 0n)
