import { applyRate } from '@swx/sdk/money'
import { type Check, moved, unless } from '../../core/invariant.ts'
import { usdOf } from '../../domain/amount.ts'
import { formatUsd } from '../../ledger/money.ts'

/** LI-13: a deposit is credited when it is approved, once. */
export const checkDeposits: Check = function* ({ world, entriesOf }) {
  for (const { orderNo, userId, status, usdAmount } of world.store.read.recharges.list()) {
    const credited = moved(entriesOf('DEPOSIT', orderNo), `${userId}:cash`)
    const expected = status === 'COMPLETED' ? usdAmount : 0n
    yield* unless(credited === expected, 'LI-13', () => `${orderNo} is ${status} and credited ${credited}`)
  }
}

/** LI-13 and LI-30: a withdrawal leaves once or comes back whole, and its fee is what it said. */
export const checkWithdrawals: Check = function* ({ world, entriesOf }) {
  for (const order of world.store.read.withdrawals.list()) {
    const { orderNo, status, amount, fee, receiveAmount } = order
    yield* unless(
      receiveAmount + fee === amount && fee >= 0n,
      'LI-30',
      () => `${orderNo}: ${receiveAmount} and a fee of ${fee} of ${amount}`,
    )
    const [holds, paid, returned] = (['WITHDRAWAL', 'WITHDRAWAL_PAID', 'WITHDRAWAL_RETURN'] as const).map(
      (kind) => entriesOf(kind, orderNo),
    ) as [ReturnType<typeof entriesOf>, ReturnType<typeof entriesOf>, ReturnType<typeof entriesOf>]
    const isVoid = status === 'REJECTED' || status === 'FAILED' || status === 'CANCELLED'
    yield* unless(
      holds.length === 1 &&
        paid.length === (status === 'COMPLETED' ? 1 : 0) &&
        returned.length === (isVoid ? 1 : 0),
      'LI-13',
      () =>
        `${orderNo} is ${status}: held ${holds.length}, paid ${paid.length}, returned ${returned.length} times`,
    )
    yield* unless(
      moved(holds, 'held') === amount && (!isVoid || moved(returned, 'held') === -amount),
      'LI-30',
      () => `${orderNo} did not hold and return ${amount}`,
    )
    yield* unless(
      status !== 'COMPLETED' || moved(paid, 'ext:out') === receiveAmount,
      'LI-30',
      () => `${orderNo} paid out ${moved(paid, 'ext:out')}, not ${receiveAmount}`,
    )
  }
}

/** LI-22: a loan costs what was quoted, being late costs no more than its cap, and what is repaid is over. */
export const checkLoans: Check = function* ({ world, entriesOf }) {
  for (const loan of world.store.read.loans.list()) {
    const { loanNo, amount, status, totalInterest, repaymentAmount, accruedInterest, overdueInterest } = loan
    yield* unless(
      repaymentAmount === amount + totalInterest,
      'LI-22',
      () => `${loanNo}: ${repaymentAmount} to repay for ${amount} and ${totalInterest}`,
    )
    yield* unless(accruedInterest <= totalInterest, 'LI-22', () => `${loanNo} has accrued ${accruedInterest}`)
    const cap = usdOf(applyRate(formatUsd(amount), loan.overdueCap))
    yield* unless(
      overdueInterest <= cap,
      'LI-22',
      () => `${loanNo} costs ${overdueInterest} more for being late`,
    )
    const owed = (['LOAN_DISBURSEMENT', 'LOAN_INTEREST', 'LOAN_REPAYMENT'] as const).reduce(
      (total, kind) => total - moved(entriesOf(kind, loanNo), 'loan'),
      0n,
    )
    const expected =
      status === 'REPAYING' || status === 'OVERDUE' ? amount + accruedInterest + overdueInterest : 0n
    yield* unless(owed === expected, 'LI-22', () => `${loanNo} is ${status} and ${owed} is owed by the books`)
  }
}
