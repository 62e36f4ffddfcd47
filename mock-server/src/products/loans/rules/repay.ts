import { LOAN_WITHDRAWAL_DAYS } from '@swx/sdk/money'
import type { Actor } from '../../../domain/actor.ts'
import { readUsd, refuseFunds } from '../../../domain/amount.ts'
import { DAY_MS } from '../../../domain/calendar.ts'
import { enter } from '../../../domain/history.ts'
import { done, type Effects, type Outcome, refuse } from '../../../domain/outcome.ts'
import { entriesOf } from '../../../ledger/entry.ts'
import { formatUsd } from '../../../ledger/money.ts'
import { loanRepayment } from '../../../ledger/templates/loan.ts'
import { isOwed, type Loan, outstanding, type RepaidBy } from './loan.ts'

/** Until when a loan can be withdrawn from; undefined unless it is paid out and neither repaid nor late. */
export const withdrawableUntil = ({ status, disbursedAt }: Pick<Loan, 'status' | 'disbursedAt'>) =>
  status === 'REPAYING' && disbursedAt !== undefined ? disbursedAt + LOAN_WITHDRAWAL_DAYS * DAY_MS : undefined

/** What the history says of it, where it was not simply repaid. */
const REASONS: Readonly<Record<RepaidBy, string | undefined>> = {
  USER: undefined,
  WITHDRAWAL: 'Withdrawn from the contract',
  DUE_DAY: 'Repaid on the due day',
}

/** A loan paid back in full, for whatever reason; what it takes must be there. */
export const repaid = (loan: Loan, at: number, repaidBy: RepaidBy): { loan: Loan } & Effects => {
  const amount = outstanding(loan)
  const titleKey = repaidBy === 'DUE_DAY' ? 'loan.autoRepaid' : 'loan.repaid'
  return done(
    { loan: { ...loan, ...enter(loan, 'REPAID', at, REASONS[repaidBy]), repaidAt: at, repaidBy } },
    {
      entries: entriesOf(loanRepayment(loan.userId, loan.loanNo, amount)),
      notices: [
        { userId: loan.userId, titleKey, params: { amount: formatUsd(amount) }, orderNo: loan.loanNo },
      ],
    },
  )
}

/**
 * Repays all that is owed, early, in time or late; no fee. Not stopped by a payment lock.
 *
 * Errors in order: 11017 (nothing is owed), 11018 (another amount than expected), 10011.
 *
 * @param expectedAmount what the user saw, as it came.
 */
export const repayLoan = (actor: Actor, loan: Loan, expectedAmount: string): Outcome<{ loan: Loan }> => {
  if (!isOwed(loan)) return refuse('11017')
  const owed = outstanding(loan)
  if (readUsd(expectedAmount) !== owed) return refuse('11018')
  return refuseFunds(actor.cash, owed) ?? repaid(loan, actor.now, 'USER')
}

/**
 * Withdraws from the contract within 14 days of disbursement: principal and accrued interest, no fee.
 *
 * Errors in order: 11017 (too late, or not REPAYING), 11018 (another amount than expected), 10011.
 *
 * @param expectedAmount what the user saw, as it came; without it any amount is repaid.
 */
export const withdrawLoan = (
  actor: Actor,
  loan: Loan,
  expectedAmount?: string | undefined,
): Outcome<{ loan: Loan }> => {
  const { cash, now } = actor
  if (now > (withdrawableUntil(loan) ?? Number.NEGATIVE_INFINITY)) return refuse('11017')
  const owed = outstanding(loan)
  if (expectedAmount !== undefined && readUsd(expectedAmount) !== owed) return refuse('11018')
  return refuseFunds(cash, owed) ?? repaid(loan, now, 'WITHDRAWAL')
}
