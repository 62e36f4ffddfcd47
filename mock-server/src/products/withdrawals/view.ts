import { given, historyView, moment } from '../../core/view.ts'
import { plainAmount } from '../../domain/plain-amount.ts'
import { formatUsd } from '../../ledger/money.ts'
import type { Withdrawal } from './rules/withdrawal.ts'

/** A withdrawal as the contract's `Withdrawal`. */
export const withdrawalView = (withdrawal: Withdrawal) => ({
  orderNo: withdrawal.orderNo,
  method: withdrawal.method,
  amount: formatUsd(withdrawal.amount),
  fee: formatUsd(withdrawal.fee),
  feeRate: withdrawal.feeRate,
  receiveAmount: formatUsd(withdrawal.receiveAmount),
  ...given('rate', withdrawal.rate),
  ...given('receiveCurrencyAmount', withdrawal.receiveCurrencyAmount, (amount) =>
    plainAmount(amount, withdrawal.scale ?? 0),
  ),
  ...given('address', withdrawal.address),
  ...given('bankName', withdrawal.bankName),
  ...given('cardholder', withdrawal.cardholder),
  ...given('accountNo', withdrawal.accountNo),
  ...given('proofId', withdrawal.proofId),
  status: withdrawal.status,
  submittedAt: moment(withdrawal.submittedAt),
  history: historyView(withdrawal.history),
  ...given('completedAt', withdrawal.completedAt, moment),
  ...given('payoutReference', withdrawal.payoutReference),
  ...given('reason', withdrawal.reason),
})
