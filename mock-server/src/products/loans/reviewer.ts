import { createReviewer } from '../../core/reviewer.ts'
import { isRejected } from '../../domain/outcome.ts'
import { loanVerdict, REASONS } from '../../domain/reviews/magic.ts'
import { formatUsd } from '../../ledger/money.ts'
import type { Loan } from './rules/loan.ts'
import { approveLoan, rejectLoan } from './rules/review.ts'
import type { LoanTables } from './tables.ts'
import { loanView } from './view.ts'

/** Reviews of signed loans; approval pays out. */
export const loanReviewer = createReviewer<Loan, LoanTables>({
  kind: 'loan',
  idOf: ({ loanNo }) => loanNo,
  find: ({ loans }, loanNo) => loans.get(loanNo),
  waits: ({ status }) => status === 'PENDING_REVIEW',
  pending: ({ loans }) => loans.listBy('pending', []),
  actions: {
    approve({ tables, now }, row) {
      const outcome = approveLoan(row, now)
      if (!isRejected(outcome)) tables.loans.put(outcome.loan)
      return outcome
    },
    reject({ tables, now, reason }, row) {
      const outcome = rejectLoan(row, reason ?? REASONS.loan, now)
      if (!isRejected(outcome)) tables.loans.put(outcome.loan)
      return outcome
    },
  },
  verdict: loanVerdict,
  actionFor: (_, action) => (action === 'approve' ? 'approve' : 'reject'),
  view: loanView,
  about: ({ amount, termDays }) => `${formatUsd(amount)} USD for ${termDays} days`,
})
