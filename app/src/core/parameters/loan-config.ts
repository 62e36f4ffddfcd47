import { type LoanRates, type LoanTerms, type QuotedLoan, quoteLoan } from '@swx/sdk/money'
import { readCount, readDecimal, readList, readRecord } from './read-fields.ts'

/** On what terms loans are given: the parameter `loan.config`. Amounts are decimal strings in dollars. */
export interface LoanConfig {
  readonly rates: LoanRates
  /** Terms offered, in days. */
  readonly terms: readonly number[]
  readonly min: string
  readonly max: string
}

/** Reads `loan.config`. */
export function readLoanConfig(value: unknown): LoanConfig {
  const config = readRecord(value, 'loan.config')
  const decimal = (name: string) => readDecimal(config[name], `loan.config.${name}`)
  return {
    rates: {
      dailyRate: decimal('dailyRate'),
      overdueDailyRate: decimal('overdueDailyRate'),
      overdueCap: decimal('overdueCap'),
      interestFreeDays: readCount(config.interestFreeDays, 'loan.config.interestFreeDays'),
    },
    terms: readList(config.terms, 'loan.config.terms').map((days) => readCount(days, 'loan.config.terms')),
    min: decimal('min'),
    max: decimal('max'),
  }
}

/** The representative example that stands beside every offer of a loan: 1,000.00 for 30 days. */
export function representativeLoan({ rates }: LoanConfig, now: number): LoanTerms & QuotedLoan {
  const terms = { ...rates, amount: '1000.00', termDays: 30 }
  return { ...terms, ...quoteLoan(terms, now) }
}
