import { fromCents, portion, toCents } from '../../../core/money/cents.ts'
import { readDecimal, readRecord } from '../../../core/parameters/read-fields.ts'

/** What the representative example of a loan is computed from. */
export interface LoanTerms {
  readonly dailyRate: string
  readonly interestFreeDays: number
}

/** Reads `loan.config`. */
export function parseLoanTerms(value: unknown): LoanTerms {
  const config = readRecord(value, 'loan.config')
  return {
    dailyRate: readDecimal(config.dailyRate, 'loan.config.dailyRate'),
    interestFreeDays: Number(config.interestFreeDays),
  }
}

/** A representative example: amounts as decimal strings, `apr` as a fraction. */
export interface LoanExample {
  readonly amount: string
  readonly days: number
  readonly interest: string
  readonly repayment: string
  readonly apr: number
}

/**
 * 1,000.00 for 30 days. The yearly rate is that of Directive 2008/48/EC, annex I: (repayment / amount)^(365 / days) − 1.
 */
export function loanExample(
  { dailyRate, interestFreeDays }: LoanTerms,
  amount = '1000.00',
  days = 30,
): LoanExample {
  const principal = toCents(amount)
  const interest = portion(principal * BigInt(Math.max(0, days - interestFreeDays)), dailyRate)
  return {
    amount,
    days,
    interest: fromCents(interest),
    repayment: fromCents(principal + interest),
    apr: (Number(principal + interest) / Number(principal)) ** (365 / days) - 1,
  }
}
