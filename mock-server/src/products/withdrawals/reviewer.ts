import { createReviewer, type ReviewStep } from '../../core/reviewer.ts'
import { isRejected, type Outcome } from '../../domain/outcome.ts'
import { networkVerdict, REASONS, withdrawalVerdict } from '../../domain/reviews/magic.ts'
import { approveWithdrawal, confirmWithdrawal, failWithdrawal, rejectWithdrawal } from './rules/review.ts'
import type { Withdrawal } from './rules/withdrawal.ts'
import type { WithdrawalTables } from './tables.ts'
import { withdrawalView } from './view.ts'

const carryOut =
  (command: (row: Withdrawal, step: ReviewStep<WithdrawalTables>) => Outcome<{ withdrawal: Withdrawal }>) =>
  (step: ReviewStep<WithdrawalTables>, row: Withdrawal) => {
    const outcome = command(row, step)
    if (!isRejected(outcome)) step.tables.withdrawals.put(outcome.withdrawal)
    return outcome
  }

/** Reviews of withdrawals, and what the network then makes of them. */
export const withdrawalReviewer = createReviewer<Withdrawal, WithdrawalTables>({
  kind: 'withdrawal',
  idOf: ({ orderNo }) => orderNo,
  find: ({ withdrawals }, orderNo) => withdrawals.get(orderNo),
  waits: ({ status }) => status === 'TO_BE_REVIEWED' || status === 'APPROVED',
  pending: ({ withdrawals }) => withdrawals.listBy('pending', []),
  actions: {
    approve: carryOut((row, { now }) => approveWithdrawal(row, now)),
    reject: carryOut((row, { reason, now }) => rejectWithdrawal(row, reason ?? REASONS.withdrawal, now)),
    confirm: carryOut((row, { now, reference }) => confirmWithdrawal(row, now, reference)),
    networkFail: carryOut((row, { reason, now }) => failWithdrawal(row, reason ?? REASONS.network, now)),
  },
  actionsOf: ({ status }) => (status === 'APPROVED' ? ['confirm', 'networkFail'] : ['approve', 'reject']),
  verdict: (row) => (row.status === 'APPROVED' ? networkVerdict(row) : withdrawalVerdict(row)),
  actionFor: ({ status }, action) => {
    if (status !== 'APPROVED') return action
    return action === 'approve' ? 'confirm' : 'networkFail'
  },
  view: withdrawalView,
  about(row) {
    const { amount, method, receiveAmount } = withdrawalView(row)
    return `${amount} USD by ${method}, ${receiveAmount} USD after the fee`
  },
})
