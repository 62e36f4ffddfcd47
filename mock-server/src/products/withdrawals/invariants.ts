import { type Check, moved, unless } from '../../core/invariant.ts'
import type { WithdrawalTables } from './tables.ts'

/** LI-13 and LI-30: a withdrawal leaves once or comes back whole, and its fee is what it said. */
export const checkWithdrawals: Check<WithdrawalTables> = function* ({ world, entriesOf }) {
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
