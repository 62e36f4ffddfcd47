import { DAY_MS, dayStart } from '../../../domain/calendar.ts'
import { enter } from '../../../domain/history.ts'
import { done, type Outcome, reject } from '../../../domain/outcome.ts'
import { entriesOf } from '../../../ledger/entry.ts'
import { formatUsd } from '../../../ledger/money.ts'
import { loanDisbursement } from '../../../ledger/templates/loan.ts'
import type { Loan } from './loan.ts'

/** An operator picks a signed loan up; `recordNotOpen` when that happened before or it is decided. */
export const startLoanReview = (loan: Loan, now: number): Outcome<{ loan: Loan }> =>
  loan.status === 'PENDING_REVIEW' && loan.reviewStartedAt === undefined
    ? done({ loan: { ...loan, reviewStartedAt: now } })
    : reject('recordNotOpen')

/** Approves and pays out; `recordNotOpen` unless it waits for review. */
export const approveLoan = (loan: Loan, now: number): Outcome<{ loan: Loan }> => {
  if (loan.status !== 'PENDING_REVIEW') return reject('recordNotOpen')
  const { userId, loanNo, amount, termDays } = loan
  return done(
    {
      loan: {
        ...loan,
        ...enter(loan, 'REPAYING', now),
        reviewStartedAt: loan.reviewStartedAt ?? now,
        disbursedAt: now,
        repaymentDate: dayStart(now) + termDays * DAY_MS,
      },
    },
    {
      entries: entriesOf(loanDisbursement(userId, loanNo, amount)),
      notices: [
        { userId, titleKey: 'loan.disbursed', params: { amount: formatUsd(amount) }, orderNo: loanNo },
      ],
    },
  )
}

/** Rejects with a reason that is shown; `recordNotOpen` unless it waits for review. */
export const rejectLoan = (loan: Loan, reason: string, now: number): Outcome<{ loan: Loan }> => {
  if (loan.status !== 'PENDING_REVIEW') return reject('recordNotOpen')
  const { userId, loanNo } = loan
  return done(
    {
      loan: {
        ...loan,
        ...enter(loan, 'REJECTED', now, reason),
        reviewStartedAt: loan.reviewStartedAt ?? now,
        rejectReason: reason,
      },
    },
    { notices: [{ userId, titleKey: 'loan.rejected', params: { reason }, orderNo: loanNo }] },
  )
}
