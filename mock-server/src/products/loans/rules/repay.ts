import { LOAN_WITHDRAWAL_DAYS } from '@swx/sdk/money'
import type { Actor } from '../../../domain/actor.ts'
import { checkFunds, readUsd } from '../../../domain/amount.ts'
import { DAY_MS } from '../../../domain/calendar.ts'
import { enter } from '../../../domain/history.ts'
import { done, type Effects, type Outcome, reject } from '../../../domain/outcome.ts'
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

/** In the order in which they are looked for. */
export type RepayLoanError = 'loanNotRepayable' | 'quoteChanged' | 'insufficientBalance'

/**
 * Repays all that is owed, early, in time or late; no fee. Not stopped by a payment lock.
 *
 * @param expectedAmount what the user saw, as it came.
 */
export const repayLoan = (
  actor: Actor,
  loan: Loan,
  expectedAmount: string,
): Outcome<{ loan: Loan }, RepayLoanError> => {
  if (!isOwed(loan)) return reject('loanNotRepayable')
  const owed = outstanding(loan)
  if (readUsd(expectedAmount) !== owed) return reject('quoteChanged')
  return checkFunds(actor.cash, owed) ?? repaid(loan, actor.now, 'USER')
}

/**
 * Withdraws from the contract within 14 days of disbursement: principal and accrued interest, no fee.
 *
 * @param expectedAmount what the user saw, as it came; without it any amount is repaid.
 */
export const withdrawLoan = (
  actor: Actor,
  loan: Loan,
  expectedAmount?: string | undefined,
): Outcome<{ loan: Loan }, RepayLoanError> => {
  const { cash, now } = actor
  if (now > (withdrawableUntil(loan) ?? Number.NEGATIVE_INFINITY)) return reject('loanNotRepayable')
  const owed = outstanding(loan)
  if (expectedAmount !== undefined && readUsd(expectedAmount) !== owed) return reject('quoteChanged')
  return checkFunds(cash, owed) ?? repaid(loan, now, 'WITHDRAWAL')
}
