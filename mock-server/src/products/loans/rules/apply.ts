import type { LoanConfig } from '../../../catalogue/money-parameters.ts'
import type { Actor } from '../../../domain/actor.ts'
import { begin } from '../../../domain/history.ts'
import { done, type Outcome, reject, rejectLocked } from '../../../domain/outcome.ts'
import { lockFor } from '../../../domain/payment-lock.ts'
import { quotedAt } from '../../../domain/quote.ts'
import { creditLine } from './config.ts'
import { isOpenLoan, type Loan, type SignedAgreement } from './loan.ts'
import {
  isLoanQuoteGood,
  type LoanCommand,
  type LoanQuote,
  type LoanTermsError,
  quoteTerms,
  readLoanTerms,
} from './quote.ts'

/** How long a signed loan waits until an operator picks it up for review. */
const REVIEW_PICKUP_MS = 60_000

/** A signed application. */
export interface ApplyLoan extends LoanCommand {
  readonly takeLoanNo: () => string
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

/** In the order in which they are looked for. */
type ApplyLoanError =
  | 'userStatusWrong'
  | 'paymentLocked'
  | 'kycStatusWrong'
  | 'kycRequired'
  | LoanTermsError
  | 'agreementNotSigned'
  | 'quoteChanged'

/**
 * Applies for a loan. It is SIGNED and waits for review.
 */
export const applyLoan = (
  actor: Actor,
  command: ApplyLoan,
  { config, agreementVersion, agreementOf, loans }: ApplyLoanFacts,
): Outcome<{ loan: Loan }, ApplyLoanError> => {
  const { user, now } = actor
  if (loans.some(isOpenLoan)) return reject('userStatusWrong')
  const lock = lockFor(user, 'loan', now)
  if (lock) return rejectLocked(lock)
  if (user.kycStatus === 'PENDING_REVIEW') return reject('kycStatusWrong')
  if (user.kycStatus !== 'VERIFIED') return reject('kycRequired')
  const terms = readLoanTerms(config, command, creditLine(config, true, loans).available)
  if ('error' in terms) return terms
  if (!command.signatureId?.trim()) return reject('agreementNotSigned')
  if (command.agreementVersion !== agreementVersion || !isLoanQuoteGood(command.quoteId, config, terms, now))
    return reject('quoteChanged')

  const { totalInterest, repaymentAmount, apr, repaymentDate } = quoteTerms(config, terms, now)
  const loan: Loan = {
    loanNo: command.takeLoanNo(),
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
  return done(
    { loan },
    {
      due: [{ at: now + REVIEW_PICKUP_MS, kind: 'loanReview', ref: loan.loanNo }],
      reviews: [{ kind: 'loan', id: loan.loanNo }],
    },
  )
}
