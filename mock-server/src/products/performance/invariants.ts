import { type Check, unless } from '../../core/invariant.ts'
import { userAccount } from '../../ledger/entry.ts'
import { allRows, readRange } from './read.ts'
import { sumOfRows } from './rules/row.ts'

const ACCOUNTS = ['cash', 'held', 'smart', 'margin', 'stake', 'loan'] as const

/**
 * LI-39: what the rows of all time come to is what lies on the accounts of the user, with what open positions have gained:
 * no row is missing, and none counts twice.
 */
export const checkPerformance: Check = function* ({ world, now, booked }) {
  for (const user of world.store.read.users.list()) {
    for (const mode of ['real', 'demo'] as const) {
      const range = readRange(world, user, mode, { from: user.createdAt }, now)
      const { deposits, withdrawals, result } = sumOfRows(allRows(range))
      const shown = range.bookedBefore + deposits - withdrawals + result
      let equity = world.facts.unrealised(user.id, mode, now)
      for (const account of ACCOUNTS) equity += booked(mode, userAccount(user.id, account))
      yield* unless(
        shown === equity,
        'LI-39',
        () => `the rows of ${mode} ${user.id} come to ${shown}, the accounts to ${equity}`,
      )
    }
  }
}
