import type { Mode, UserAccount } from '../ledger/entry.ts'
import { type IncomeTotals, incomeToday } from './income.ts'

/** Balances of a user's accounts in one mode, in cents; `loan` is at most 0. */
export type Balances = Readonly<Record<UserAccount, bigint>>

/** One ledger at a glance, in cents: the contract's `Account`. */
export interface AccountSummary {
  readonly mode: Mode
  readonly currency: 'USD'
  readonly available: bigint
  readonly held: bigint
  readonly inSmart: bigint
  readonly inMargin: bigint
  readonly inStake: bigint
  /** What is owed, as a positive amount. */
  readonly loanDebt: bigint
  /** Everything owned, open positions as if they closed now and before fees, less everything owed. */
  readonly equity: bigint
  readonly totalIncome: bigint
  readonly todayIncome: bigint
}

/** Everything owned less everything owed, in cents. */
const equityOf = (balances: Balances, unrealised: bigint): bigint => {
  const { cash, held, smart, margin, stake, loan } = balances
  return cash + held + smart + margin + stake + unrealised + loan
}

/**
 * One ledger at a glance.
 *
 * @param unrealised sum over open positions of gains and losses before fees, in cents.
 */
export const summariseAccount = (
  mode: Mode,
  balances: Balances,
  unrealised: bigint,
  income: IncomeTotals,
  now: number,
): AccountSummary => ({
  mode,
  currency: 'USD',
  available: balances.cash,
  held: balances.held,
  inSmart: balances.smart,
  inMargin: balances.margin,
  inStake: balances.stake,
  loanDebt: -balances.loan,
  equity: equityOf(balances, unrealised),
  totalIncome: income.total,
  todayIncome: incomeToday(income, now),
})

/** Whether every balance is 0, as it has to be before an account is closed. */
export const isEmpty = (balances: Balances): boolean =>
  Object.values(balances).every((amount) => amount === 0n)
