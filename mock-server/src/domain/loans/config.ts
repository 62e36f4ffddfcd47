import { formatMoney } from '../../ledger/money.ts'
import { parseRatio, share } from '../../ledger/rounding.ts'
import { usdOf } from '../amount.ts'

/** The parameter `loan.config` as it is served; rates are daily fractions, amounts dollars. */
export interface LoanConfig {
  readonly dailyRate: string
  readonly overdueDailyRate: string
  /** Part of the principal at which overdue interest stops. */
  readonly overdueCap: string
  readonly interestFreeDays: number
  /** Terms offered, in days. */
  readonly terms: readonly number[]
  readonly min: string
  readonly max: string
}

/** How much somebody may borrow, in cents. */
export interface CreditLine {
  readonly creditLimit: bigint
  readonly used: bigint
  readonly available: bigint
}

/** The credit line of a person who owes `used` cents; nothing before the identity check. */
export const creditLine = (config: LoanConfig, isVerified: boolean, used: bigint): CreditLine => {
  const creditLimit = isVerified ? usdOf(config.max) : 0n
  return { creditLimit, used, available: creditLimit > used ? creditLimit - used : 0n }
}

const EXAMPLE_DAYS = 5

/** What being late costs, as it is shown before signing. */
export interface OverdueTerms {
  readonly dailyRate: string
  readonly capRate: string
  readonly cap: bigint
  readonly exampleDays: number
  readonly exampleInterest: bigint
}

/** What being late with a principal costs. */
export const overdueTerms = (config: LoanConfig, amount: bigint): OverdueTerms => ({
  dailyRate: config.overdueDailyRate,
  capRate: config.overdueCap,
  cap: share(amount, parseRatio(config.overdueCap)),
  exampleDays: EXAMPLE_DAYS,
  exampleInterest: overdueUpTo(amount, config, EXAMPLE_DAYS),
})

/** Rates that a loan keeps from the day it was quoted. */
export interface LoanRates {
  readonly dailyRate: string
  readonly overdueDailyRate: string
  readonly overdueCap: string
}

/** Interest of the first `days` counted days, in cents. */
export const interestUpTo = (
  amount: bigint,
  { dailyRate }: Pick<LoanRates, 'dailyRate'>,
  days: number,
): bigint => {
  const { num, den } = parseRatio(dailyRate)
  return share(amount, { num: num * BigInt(days), den })
}

/** Interest for being `days` days late, in cents: simple, on the principal, capped. */
export const overdueUpTo = (
  amount: bigint,
  { overdueDailyRate, overdueCap }: Pick<LoanRates, 'overdueDailyRate' | 'overdueCap'>,
  days: number,
): bigint => {
  const { num, den } = parseRatio(overdueDailyRate)
  const interest = share(amount, { num: num * BigInt(days), den })
  const cap = share(amount, parseRatio(overdueCap))
  return interest < cap ? interest : cap
}

/** The yearly fraction of a daily rate without interest on interest: `"0.0010"` is `"0.3650"`. */
export const nominalRate = (dailyRate: string): string =>
  formatMoney(parseRatio(dailyRate).num * 365n, dailyRate.split('.')[1]?.length ?? 0)
