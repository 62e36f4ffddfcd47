import { type Check, unless } from '../../core/invariant.ts'
import { userAccount } from '../../ledger/entry.ts'

/** LI-12: the balances of a user's accounts are what the open records of the user hold. */
export const checkHoldings: Check = function* ({ world, booked }) {
  const held = new Map<string, bigint>()
  for (const { mode, userId, account, amount } of world.facts.holdings(world.store.read)) {
    const key = `${mode} ${userAccount(userId, account)}`
    held.set(key, (held.get(key) ?? 0n) + amount)
  }

  for (const { id } of world.store.read.users.list()) {
    for (const mode of ['real', 'demo'] as const) {
      for (const account of ['smart', 'margin', 'stake', 'held', 'loan'] as const) {
        const name = userAccount(id, account)
        const [balance, records] = [booked(mode, name), held.get(`${mode} ${name}`) ?? 0n]
        yield* unless(
          balance === records,
          'LI-12',
          () => `${mode} ${name} is ${balance}, the open records hold ${records}`,
        )
      }
    }
  }
}
