import { type OverdueCosts, quoteLoan as quoteTermsOf } from '@swx/sdk/money'
import type { LoanConfig } from '../../../catalogue/money-parameters.ts'
import { readUsd, usdOf } from '../../../domain/amount.ts'
import { type CommandError, reject } from '../../../domain/outcome.ts'
import { isQuoteGood, type QuoteFacts, quoteId } from '../../../domain/quote.ts'
import { formatUsd } from '../../../ledger/money.ts'

/** How long a quote holds. */
const LOAN_QUOTE_MS = 10 * 60_000

/** What is paid back at one time, in cents. */
export interface LoanInstalment {
  readonly dueAt: number
  readonly principal: bigint
  readonly interest: bigint
  readonly total: bigint
}

/** A loan as it would be. Money in cents, times in epoch ms. */
export interface LoanQuote {
  readonly amount: bigint
  readonly termDays: number
  readonly totalInterest: bigint
  readonly repaymentAmount: bigint
  readonly apr: string
  readonly nominalRate: string
  /** Start of the day at whose end it is due if it is disbursed today. */
  readonly repaymentDate: number
  readonly schedule: readonly LoanInstalment[]
  readonly overdueTerms: OverdueCosts
  readonly quoteId: string
  readonly expiresAt: number
}

/** What is asked for, as it came. */
export interface LoanCommand {
  readonly amount: string | undefined
  readonly termDays: number | undefined
}

/** A command that fits: the amount in cents. */
export interface LoanTerms {
  readonly amount: bigint
  readonly termDays: number
}

/** Of what is asked for, in the order in which it is looked for. */
export type LoanTermsError = 'loanTermWrong' | 'investmentAmountWrong'

/**
 * Reads what is asked for: `loanTermWrong` for a term that is not offered, `investmentAmountWrong` outside the bounds.
 *
 * @param available what may still be borrowed, in cents; undefined looks at the bounds of the parameter alone.
 */
export const readLoanTerms = (
  config: LoanConfig,
  { amount: typed, termDays }: LoanCommand,
  available?: bigint,
): LoanTerms | CommandError<LoanTermsError> => {
  if (termDays === undefined || !config.terms.includes(termDays)) return reject('loanTermWrong')
  const amount = readUsd(typed)
  const [min, max] = [usdOf(config.min), usdOf(config.max)]
  if (amount === undefined || amount < min || amount > max) return reject('investmentAmountWrong')
  return available !== undefined && amount > available
    ? reject('investmentAmountWrong')
    : { amount, termDays }
}

const factsOf = (config: LoanConfig, { amount, termDays }: LoanTerms): QuoteFacts => [
  'loan',
  amount,
  termDays,
  config.dailyRate,
  config.interestFreeDays,
  config.overdueDailyRate,
  config.overdueCap,
]

/** Whether a quote is at most ten minutes old and promised just this loan. */
export const isLoanQuoteGood = (id: string, config: LoanConfig, terms: LoanTerms, now: number): boolean =>
  isQuoteGood(id, factsOf(config, terms), now, LOAN_QUOTE_MS)

/** What a loan of these terms would be if it were disbursed today. */
export const quoteTerms = (config: LoanConfig, terms: LoanTerms, now: number): LoanQuote => {
  const { dailyRate, overdueDailyRate, overdueCap, interestFreeDays } = config
  const rates = { dailyRate, overdueDailyRate, overdueCap, interestFreeDays }
  const quote = quoteTermsOf({ ...rates, amount: formatUsd(terms.amount), termDays: terms.termDays }, now)
  return {
    ...terms,
    totalInterest: usdOf(quote.totalInterest),
    repaymentAmount: usdOf(quote.repaymentAmount),
    apr: quote.apr,
    nominalRate: quote.nominalRate,
    repaymentDate: quote.repaymentDate,
    schedule: quote.schedule.map(({ dueAt, principal, interest, total }) => ({
      dueAt,
      principal: usdOf(principal),
      interest: usdOf(interest),
      total: usdOf(total),
    })),
    overdueTerms: quote.overdueTerms,
    quoteId: quoteId(factsOf(config, terms), now),
    expiresAt: now + LOAN_QUOTE_MS,
  }
}

/** A quote for a command; open to every user, so only the bounds of the parameter count. Errors: `loanTermWrong`, `investmentAmountWrong`. */
export const quoteLoan = (
  config: LoanConfig,
  command: LoanCommand,
  now: number,
): LoanQuote | CommandError<LoanTermsError> => {
  const terms = readLoanTerms(config, command)
  return 'error' in terms ? terms : quoteTerms(config, terms, now)
}
