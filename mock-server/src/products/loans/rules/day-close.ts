import { closedDay, DAY_MS, daysBetween } from '../../../domain/calendar.ts'
import { enter } from '../../../domain/history.ts'
import { done, type Outcome, reject } from '../../../domain/outcome.ts'
import { entriesOf } from '../../../ledger/entry.ts'
import { formatUsd } from '../../../ledger/money.ts'
import { loanInterest } from '../../../ledger/templates/loan.ts'
import { accruedAfter, type Loan, outstanding, overdueAfter } from './loan.ts'
import { repaid } from './repay.ts'

/**
 * Adds the interest of the day that the close at `at` ends. The posting of the k-th counted day is what k days cost
 * less what k − 1 days cost, so that the postings add up to the quoted interest; a late day counts on its own.
 * Refused with `recordNotOpen` when nothing is owed or the close was counted before.
 */
export const accrueLoan = (loan: Loan, at: number): Outcome<{ loan: Loan }> => {
  const closes = loan.disbursedAt === undefined ? 0 : daysBetween(loan.disbursedAt, at)
  const { status, userId, loanNo } = loan
  if ((status !== 'REPAYING' && status !== 'OVERDUE') || closes !== loan.closes + 1)
    return reject('recordNotOpen')
  const overdueDays = status === 'OVERDUE' ? loan.overdueDays + 1 : 0
  const accruedInterest = accruedAfter(loan, closes)
  const overdueInterest = overdueAfter(loan, overdueDays)
  const posted = accruedInterest - loan.accruedInterest + overdueInterest - loan.overdueInterest
  return done(
    { loan: { ...loan, closes, accruedInterest, overdueDays, overdueInterest } },
    { entries: entriesOf(loanInterest(userId, loanNo, closedDay(at), posted)) },
  )
}

/**
 * At the end of the due day: repays by itself when the free cash is enough, also while payments are locked, and is
 * OVERDUE otherwise. Refused with `recordNotOpen` before that and unless it is REPAYING.
 *
 * @param cash free cash at that moment, in cents.
 */
export const settleDueLoan = (loan: Loan, cash: bigint, at: number): Outcome<{ loan: Loan }> => {
  if (loan.status !== 'REPAYING' || at < loan.repaymentDate + DAY_MS) return reject('recordNotOpen')
  const owed = outstanding(loan)
  if (cash >= owed) return repaid(loan, at, 'DUE_DAY')
  return done(
    { loan: { ...loan, ...enter(loan, 'OVERDUE', at) } },
    {
      notices: [
        {
          userId: loan.userId,
          titleKey: 'loan.overdue',
          params: { amount: formatUsd(owed) },
          orderNo: loan.loanNo,
        },
      ],
    },
  )
}
