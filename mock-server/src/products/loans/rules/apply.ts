import type { LoanConfig } from '../../../catalogue/money-parameters.ts'
import type { Actor } from '../../../domain/actor.ts'
import { begin } from '../../../domain/history.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import { lockFor } from '../../../domain/payment-lock.ts'
import { quotedAt } from '../../../domain/quote.ts'
import { creditLine } from './config.ts'
import { isOpenLoan, type Loan, type SignedAgreement } from './loan.ts'
import { isLoanQuoteGood, type LoanCommand, type LoanQuote, quoteTerms, readLoanTerms } from './quote.ts'

/** How long a signed loan waits until an operator picks it up for review. */
const REVIEW_PICKUP_MS = 60_000

/** A signed application. */
export interface ApplyLoan extends LoanCommand {
  readonly loanNo: string
  /** The own upload with the signature; undefined or empty when it is missing. */
  readonly signatureId: string | undefined
  readonly agreementVersion: string
  readonly quoteId: string
}

/** What an application depends on besides the user. */
export interface ApplyLoanFacts {
  readonly config: LoanConfig
  /** Version of the agreement in force. */
  readonly agreementVersion: string
  /** The agreement as it was read, written for a quote. */
  readonly agreementOf: (quote: LoanQuote) => SignedAgreement
  /** All loans of the user. */
  readonly loans: readonly Loan[]
}

/**
 * Applies for a loan. It is SIGNED and waits for review.
 *
 * Errors in order: 10008 (frozen, or a loan is open or overdue), 11004, 10022, 10019, 10023, 10013,
 * 11016, 11018.
 */
export const applyLoan = (
  actor: Actor,
  command: ApplyLoan,
  { config, agreementVersion, agreementOf, loans }: ApplyLoanFacts,
): Outcome<{ loan: Loan }> => {
  const { user, now } = actor
  if (loans.some(isOpenLoan)) return refuse('10008')
  if (lockFor(user, 'loan', now) !== undefined) return refuse('11004')
  if (user.kycStatus === 'PENDING_REVIEW') return refuse('10019')
  if (user.kycStatus !== 'VERIFIED') return refuse('10022')
  const terms = readLoanTerms(config, command, creditLine(config, true, loans).available)
  if ('refused' in terms) return terms
  if (!command.signatureId?.trim()) return refuse('11016')
  if (command.agreementVersion !== agreementVersion || !isLoanQuoteGood(command.quoteId, config, terms, now))
    return refuse('11018')

  const { totalInterest, repaymentAmount, apr, repaymentDate } = quoteTerms(config, terms, now)
  const loan: Loan = {
    loanNo: command.loanNo,
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
    agreement: agreementOf(quoteTerms(config, terms, quotedAt(command.quoteId))),
    signatureId: command.signatureId,
    submittedAt: now,
    ...begin('PENDING_REVIEW', now),
    closes: 0,
    accruedInterest: 0n,
    overdueDays: 0,
    overdueInterest: 0n,
  }
  return done({ loan }, { due: [{ at: now + REVIEW_PICKUP_MS, kind: 'loanReview', ref: loan.loanNo }] })
}
