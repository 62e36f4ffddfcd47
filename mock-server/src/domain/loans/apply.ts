import { begin } from '../history.ts'
import { done, type Outcome, refuse } from '../outcome.ts'
import { type Person, refuseAccess, refuseLocked } from '../person.ts'
import { quotedAt } from '../quote.ts'
import { creditLine, type LoanConfig } from './config.ts'
import { isOpenLoan, type Loan, outstanding, type SignedAgreement } from './loan.ts'
import { isLoanQuoteGood, type LoanQuote, type LoanWish, quoteTerms, readLoanTerms } from './quote.ts'

/** How long a signed loan waits until somebody picks it up for review. */
export const REVIEW_PICKUP_MS = 60_000

/** A signed application. */
export interface ApplyLoan extends LoanWish {
  readonly loanNo: string
  /** The own upload with the signature; undefined or empty when it is missing. */
  readonly signatureId: string | undefined
  readonly agreementVersion: string
  readonly quoteId: string
}

/** What the application meets. */
export interface ApplyLoanFacts {
  readonly config: LoanConfig
  /** Version of the agreement in force. */
  readonly agreementVersion: string
  /** The agreement as it was read, written for a quote. */
  readonly agreementOf: (quote: LoanQuote) => SignedAgreement
  /** All loans of the person. */
  readonly loans: readonly Loan[]
}

/**
 * Applies for a loan. It is SIGNED and waits for review.
 *
 * Refusals in order: 11006, 11005, 10008 (frozen, or a loan is open or overdue), 11004, 10022, 10019, 10023, 10013,
 * 11016, 11018.
 */
export const applyLoan = (
  person: Person,
  wish: ApplyLoan,
  { config, agreementVersion, agreementOf, loans }: ApplyLoanFacts,
): Outcome<{ loan: Loan }> => {
  const { user, now } = person
  const barred = refuseAccess(person, {})
  if (barred) return barred
  if (user.status === 'FROZEN' || loans.some(isOpenLoan)) return refuse('10008')
  const locked = refuseLocked(person, 'loan')
  if (locked) return locked
  if (user.kycStatus === 'PENDING_REVIEW') return refuse('10019')
  if (user.kycStatus !== 'VERIFIED') return refuse('10022')
  const used = loans.reduce((sum, loan) => sum + outstanding(loan), 0n)
  const terms = readLoanTerms(config, wish, creditLine(config, true, used).available)
  if ('refused' in terms) return terms
  if (!wish.signatureId?.trim()) return refuse('11016')
  if (wish.agreementVersion !== agreementVersion || !isLoanQuoteGood(wish.quoteId, config, terms, now))
    return refuse('11018')

  const { totalInterest, repaymentAmount, apr, repaymentDate } = quoteTerms(config, terms, now)
  const loan: Loan = {
    loanNo: wish.loanNo,
    userId: user.id,
    ...terms,
    dailyRate: config.dailyRate,
    overdueDailyRate: config.overdueDailyRate,
    overdueCap: config.overdueCap,
    interestFreeDays: config.interestFreeDays,
    totalInterest,
    repaymentAmount,
    apr,
    repaymentDate,
    agreementSignedAt: now,
    agreementVersion,
    agreement: agreementOf(quoteTerms(config, terms, quotedAt(wish.quoteId))),
    signatureId: wish.signatureId,
    submittedAt: now,
    ...begin('PENDING_REVIEW', now),
    closes: 0,
    accruedInterest: 0n,
    overdueDays: 0,
    overdueInterest: 0n,
  }
  return done({ loan }, { due: [{ at: now + REVIEW_PICKUP_MS, kind: 'loanReview', ref: loan.loanNo }] })
}
