import { addDecimals, annualPercentageRate, applyRate, multiplyDecimals } from '@swx/sdk/money'
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
  const counted = multiplyDecimals(amount, Math.max(0, days - interestFreeDays))
  const interest = applyRate(counted, dailyRate)
  const repayment = addDecimals(amount, interest)
  const apr = Number(annualPercentageRate(amount, repayment, days)) / 100
  return { amount, days, interest, repayment, apr }
}
