import { given, historyView, moment } from '../../core/view.ts'
import { plainAmount } from '../../domain/plain-amount.ts'
import { formatUsd } from '../../ledger/money.ts'
import type { Recharge } from './rules/recharge.ts'

/** A deposit as the contract's `Recharge`. */
export const rechargeView = (recharge: Recharge) => ({
  orderNo: recharge.orderNo,
  currency: recharge.currency,
  network: recharge.network,
  amount: plainAmount(recharge.amount, recharge.scale),
  rate: recharge.rate,
  usdAmount: formatUsd(recharge.usdAmount),
  receiveAddress: recharge.receiveAddress,
  ...given('txHash', recharge.txHash),
  ...given('last6', recharge.last6),
  proofId: recharge.proofId,
  status: recharge.status,
  submittedAt: moment(recharge.submittedAt),
  history: historyView(recharge.history),
  ...given('reviewedAt', recharge.reviewedAt, moment),
  ...given('reason', recharge.reason),
})
