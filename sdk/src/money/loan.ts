import { annualPercentageRate } from './annual-percentage-rate.ts'
import { exact, lesser, plus, posted, textOf, times, whole } from './exact.ts'

const DAY_MS = 86_400_000
const EXAMPLE_DAYS = 5

/** The rates of a loan: daily fractions from the parameter `loan.config`, kept from the day it was quoted. */
export interface LoanRates {
  readonly dailyRate: string
  readonly overdueDailyRate: string
  /** Part of the principal at which overdue interest stops. */
  readonly overdueCap: string
  readonly interestFreeDays: number
}

/** What is borrowed. */
export interface LoanTerms extends LoanRates {
  /** Principal in dollars. */
  readonly amount: string
  readonly termDays: number
}

/** One instalment of a loan. Dollars. */
export interface QuotedInstalment {
  /** Start of the UTC day at whose end it is due, epoch milliseconds. */
  readonly dueAt: number
  readonly principal: string
  readonly interest: string
  readonly total: string
}

/** What being late costs, as it is shown before signing. Dollars. */
export interface OverdueCosts {
  readonly dailyRate: string
  readonly capRate: string
  /** The highest overdue interest. */
  readonly cap: string
  readonly exampleDays: number
  readonly exampleInterest: string
}

/** A loan as it would be. Dollars. */
export interface QuotedLoan {
  readonly totalInterest: string
  readonly repaymentAmount: string
  /** Percent with one decimal. */
  readonly apr: string
  /** A yearly fraction without interest on interest. */
  readonly nominalRate: string
  /** Start of the UTC day at whose end it is due, epoch milliseconds. */
  readonly repaymentDate: number
  readonly schedule: readonly QuotedInstalment[]
  readonly overdueTerms: OverdueCosts
}

const interestOf = (amount: string, dailyRate: string, days: number) =>
  posted(times(exact(amount), exact(dailyRate), whole(days)))

/** Days among the first `closes` day closes that cost interest: not the free ones, and none after the term. */
const countedDays = ({ termDays, interestFreeDays }: LoanTerms, closes: number): number =>
  Math.max(0, Math.min(closes, termDays) - interestFreeDays)

/** Late interest, in dollars: simple, on the principal alone, at most the cap. */
export function overdueInterest(
  { amount, overdueDailyRate, overdueCap }: Pick<LoanTerms, 'amount' | 'overdueDailyRate' | 'overdueCap'>,
  overdueDays: number,
): string {
  const cap = posted(times(exact(amount), exact(overdueCap)))
  return textOf(lesser(interestOf(amount, overdueDailyRate, overdueDays), cap))
}

/** The yearly fraction of a daily rate without interest on interest: `"0.0010"` is `"0.3650"`. */
export const nominalRate = (dailyRate: string): string => textOf(times(exact(dailyRate), whole(365)))

/**
 * A loan as it would be if it were paid out at an instant.
 *
 * @param disbursedAt epoch milliseconds, by the server's clock
 * @throws RangeError for a text that is not a decimal, and for a principal or term of zero
 */
export function quoteLoan(terms: LoanTerms, disbursedAt: number): QuotedLoan {
  const { amount, termDays, dailyRate, overdueDailyRate, overdueCap } = terms
  const principal = textOf(posted(exact(amount)))
  const totalInterest = textOf(interestOf(amount, dailyRate, countedDays(terms, termDays)))
  const repaymentAmount = textOf(plus(exact(principal), exact(totalInterest)))
  const repaymentDate = (Math.floor(disbursedAt / DAY_MS) + termDays) * DAY_MS
  return {
    totalInterest,
    repaymentAmount,
    apr: annualPercentageRate(amount, repaymentAmount, termDays),
    nominalRate: nominalRate(dailyRate),
    repaymentDate,
    schedule: [{ dueAt: repaymentDate, principal, interest: totalInterest, total: repaymentAmount }],
    overdueTerms: {
      dailyRate: overdueDailyRate,
      capRate: overdueCap,
      cap: textOf(posted(times(exact(amount), exact(overdueCap)))),
      exampleDays: EXAMPLE_DAYS,
      exampleInterest: overdueInterest(terms, EXAMPLE_DAYS),
    },
  }
}

/** What is owed at an instant. Dollars. */
export interface LoanDebt {
  readonly accruedInterest: string
  readonly overdueInterest: string
  /** The amount that repays the loan; there is no fee. */
  readonly outstanding: string
}

/**
 * What repaying a loan costs: early, on time or late.
 *
 * @param closes day closes (00:00 UTC) since it was paid out
 * @param overdueDays day closes since it was due @default 0
 * @throws RangeError for a text that is not a decimal
 */
export function loanDebt(terms: LoanTerms, closes: number, overdueDays = 0): LoanDebt {
  const accrued = interestOf(terms.amount, terms.dailyRate, countedDays(terms, closes))
  const overdue = overdueInterest(terms, overdueDays)
  return {
    accruedInterest: textOf(accrued),
    overdueInterest: overdue,
    outstanding: textOf(plus(posted(exact(terms.amount)), accrued, exact(overdue))),
  }
}
