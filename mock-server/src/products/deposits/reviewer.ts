import { createReviewer, type ReviewStep } from '../../core/reviewer.ts'
import { isRejected } from '../../domain/outcome.ts'
import { REASONS, rechargeVerdict } from '../../domain/reviews/magic.ts'
import { approveRecharge, declineRecharge, type Recharge } from './rules/recharge.ts'
import { type DepositTables, hashKey } from './tables.ts'
import { rechargeView } from './view.ts'

const decline =
  (status: 'REJECTED' | 'FAILED', usual: string) => (step: ReviewStep<DepositTables>, row: Recharge) => {
    const outcome = declineRecharge(row, status, step.reason ?? usual, step.now)
    if (!isRejected(outcome)) step.tables.recharges.put(outcome.recharge)
    return outcome
  }

/** Reviews of deposits. A transaction that another user reported first is rejected by policy. */
export const rechargeReviewer = createReviewer<Recharge, DepositTables>({
  kind: 'recharge',
  idOf: ({ orderNo }) => orderNo,
  find: ({ recharges }, orderNo) => recharges.get(orderNo),
  waits: ({ status }) => status === 'TO_BE_REVIEWED',
  pending: ({ recharges }) => recharges.listBy('pending', []),
  actions: {
    approve({ tables, now }, row) {
      const outcome = approveRecharge(row, now)
      if (!isRejected(outcome)) tables.recharges.put(outcome.recharge)
      return outcome
    },
    reject: decline('REJECTED', REASONS.notFound),
    fail: decline('FAILED', REASONS.failedTransfer),
  },
  verdict: rechargeVerdict,
  policy({ recharges }, { txHash, userId }) {
    if (txHash === undefined) return { action: 'approve' }
    const [first] = recharges.listBy('hash', [hashKey(txHash)])
    return first === undefined || first.userId === userId
      ? { action: 'approve' }
      : { action: 'reject', reason: REASONS.duplicate }
  },
  actionFor: (_, action) => action,
  view: rechargeView,
  about(row) {
    const { amount, currency, network, usdAmount } = rechargeView(row)
    return `${amount} ${currency} over ${network}, worth ${usdAmount} USD`
  },
})
