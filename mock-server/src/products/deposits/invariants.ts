import { type Check, moved, unless } from '../../core/invariant.ts'
import type { DepositTables } from './tables.ts'

/** LI-13: a deposit is credited when it is approved, once. */
export const checkDeposits: Check<DepositTables> = function* ({ world, entriesOf }) {
  for (const { orderNo, userId, status, usdAmount } of world.store.read.recharges.list()) {
    const credited = moved(entriesOf('DEPOSIT', orderNo), `${userId}:cash`)
    const expected = status === 'COMPLETED' ? usdAmount : 0n
    yield* unless(credited === expected, 'LI-13', () => `${orderNo} is ${status} and ${credited} was added`)
  }
}
