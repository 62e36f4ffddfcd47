import { LOAN_WITHDRAWAL_DAYS } from '@swx/sdk/money'
import { figuresIn } from '../../catalogue/figures.ts'
import { fillIn } from '../../catalogue/fill-in.ts'
import type { LoanConfig } from '../../catalogue/money-parameters.ts'
import { type NoticeLanguage, noticeLanguageOf } from '../../catalogue/notice-language.ts'
import { usdOf } from '../../domain/amount.ts'
import type { VerifiedIdentity } from '../../domain/identity.ts'
import { formatUsd } from '../../ledger/money.ts'
import type { LoanQuote } from './rules/quote.ts'

/** Which agreement is in force; it rises whenever a text changes. */
export const LOAN_AGREEMENT_VERSION = '2026-11.4'

/** The user an agreement is made with, by the identity check. */
export type Borrower = Pick<VerifiedIdentity, 'firstName' | 'lastName' | 'birthdate' | 'country' | 'address'>

export const nameOf = ({ firstName, lastName }: Pick<Borrower, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`

/** What an agreement is written from. */
export interface AgreementFacts {
  readonly quote: LoanQuote
  readonly config: LoanConfig
  /** Absent until the identity is verified. */
  readonly borrower: Borrower | undefined
}

/** An agreement that can be read and signed. */
export interface Agreement {
  readonly version: string
  readonly language: NoticeLanguage
  readonly markdown: string
}

/** The agreements of all languages, read when first needed: writes one for a quote, in the language asked for. */
export const loadAgreements = async () => {
  const { agreementTexts } = await import('./agreement-texts.ts')
  return ({ quote, config, borrower }: AgreementFacts, acceptLanguage: string | undefined): Agreement => {
    const language = noticeLanguageOf(acceptLanguage)
    const { title, unverified, introduction, sections } = agreementTexts[language]
    const { cap, capRate, exampleDays, exampleInterest } = quote.overdueTerms
    const text = [
      `# ${title}`,
      introduction,
      ...sections.map(([heading, words], at) => `## ${at + 1}. ${heading}\n\n${words}`),
    ].join('\n\n')
    const { day, inPercent, percent, usd } = figuresIn(language)
    const markdown = fillIn(text, {
      borrower: borrower ? describe(borrower) : unverified,
      amount: usd(formatUsd(quote.amount)),
      days: String(quote.termDays),
      free: String(config.interestFreeDays),
      rate: percent(config.dailyRate),
      interest: usd(formatUsd(quote.totalInterest)),
      repayment: usd(formatUsd(quote.repaymentAmount)),
      apr: inPercent(quote.apr),
      due: day(quote.repaymentDate),
      withdrawal: String(LOAN_WITHDRAWAL_DAYS),
      late: percent(config.overdueDailyRate),
      cap: usd(cap),
      capRate: percent(capRate),
      exampleDays: String(exampleDays),
      exampleInterest: usd(exampleInterest),
      exampleTotal: usd(formatUsd(quote.repaymentAmount + usdOf(exampleInterest))),
    })
    return { version: LOAN_AGREEMENT_VERSION, language, markdown }
  }
}

const describe = (borrower: Borrower): string =>
  [nameOf(borrower), borrower.birthdate, borrower.address, borrower.country].map(plain).join(', ')

/** A line of text without what Markdown or the figures of a quote would make of it. */
const plain = (text: string): string => text.replaceAll(/[\n\r{}#*_`[\]<>\\]/g, ' ').trim()
