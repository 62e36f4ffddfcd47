import { compareDecimals, divideDecimals, roundDecimal, subtractDecimals } from './decimals.ts'
import { type LoanDebt, type LoanTerms, loanDebt, overdueInterest } from './loan.ts'

const DAY_MS = 86_400_000

/** Days after it is paid out in which a loan can be cancelled, without a fee and without a reason. */
export const LOAN_WITHDRAWAL_DAYS = 14

/** What a loan costs if it is repaid on one day. Dollars. */
export interface LoanDay extends LoanDebt {
  /** Days since the day it was paid out; that day is 0. */
  readonly day: number
  /** Start of the UTC day, epoch milliseconds. */
  readonly at: number
  /** Interest added at the start of the day, late interest included. */
  readonly added: string
  /** Days that cost interest so far, late ones not counted. */
  readonly interestDays: number
  /** Days that cost late interest so far. */
  readonly overdueDays: number
}

/**
 * What a loan costs if all of it is repaid on a day: early, on the due day or late. The first late day is the second
 * after the due day, because the loan falls due at the end of its day.
 *
 * @param disbursedAt when it was paid out, epoch milliseconds, by the server's clock
 * @param day days since then, 0 or more
 * @throws RangeError for a text that is not a decimal
 * @example
 * loanOnDay({ ...rates, amount: '1000.00', termDays: 30 }, paidOutAt, 10).outstanding // '1009.00'
 */
export function loanOnDay(terms: LoanTerms, disbursedAt: number, day: number): LoanDay {
  const debt = debtOn(terms, day)
  const { termDays, interestFreeDays } = terms
  return {
    ...debt,
    day,
    at: (Math.floor(disbursedAt / DAY_MS) + day) * DAY_MS,
    added: day === 0 ? '0.00' : subtractDecimals(debt.outstanding, debtOn(terms, day - 1).outstanding),
    interestDays: Math.max(0, Math.min(day, termDays) - interestFreeDays),
    overdueDays: overdueDaysOn(terms, day),
  }
}

/**
 * Late days after which no more late interest is added.
 *
 * @throws RangeError for a text that is not a decimal
 */
export function overdueCapDays(terms: Pick<LoanTerms, 'amount' | 'overdueDailyRate' | 'overdueCap'>): number {
  if (compareDecimals(terms.overdueDailyRate, '0') === 0) return 0
  let days = Number(roundDecimal(divideDecimals(terms.overdueCap, terms.overdueDailyRate, 6), 0, 'UP'))
  // The cent that interest is rounded to can reach the cap a day before.
  const cap = overdueInterest(terms, days)
  while (days > 0 && overdueInterest(terms, days - 1) === cap) days -= 1
  return days
}

const overdueDaysOn = ({ termDays }: LoanTerms, day: number) => Math.max(0, day - termDays - 1)

const debtOn = (terms: LoanTerms, day: number) => loanDebt(terms, day, overdueDaysOn(terms, day))
