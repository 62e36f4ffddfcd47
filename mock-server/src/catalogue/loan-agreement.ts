import type { LoanConfig } from '../domain/loans/config.ts'
import type { LoanQuote } from '../domain/loans/quote.ts'
import { formatUsd } from '../ledger/money.ts'
import { noticeLanguageOf } from './notice-language.ts'
import { fillIn, percent } from './percent.ts'

/** Which agreement is in force; it rises whenever a text changes. */
export const LOAN_AGREEMENT_VERSION = '2026-01'

/** The agreement to be read and signed for a quote, in Markdown, in the language asked for; read when first needed. */
export const loanAgreement = async (
  quote: LoanQuote,
  config: LoanConfig,
  acceptLanguage: string | undefined,
): Promise<{ readonly markdown: string; readonly version: string }> => {
  const { agreementTexts } = await import('./loan-agreement-texts.ts')
  const values: Readonly<Record<string, string>> = {
    amount: formatUsd(quote.amount),
    days: String(quote.termDays),
    free: String(config.interestFreeDays),
    rate: percent(config.dailyRate),
    interest: formatUsd(quote.totalInterest),
    repayment: formatUsd(quote.repaymentAmount),
    apr: `${quote.apr} %`,
    due: new Date(quote.repaymentDate).toISOString().slice(0, 10),
    late: percent(config.overdueDailyRate),
    cap: quote.overdueTerms.cap,
  }
  const [title, ...sections] = agreementTexts[noticeLanguageOf(acceptLanguage)]
  const markdown = fillIn([`# ${title}`, ...sections].join('\n\n'), values)
  return { markdown, version: LOAN_AGREEMENT_VERSION }
}
