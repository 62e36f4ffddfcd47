import { type Check, unless } from '../../core/invariant.ts'
import { type Mode, type UserAccount, userAccount } from '../../ledger/entry.ts'
import { outstanding } from '../../products/loans/rules/loan.ts'

/** LI-12: what lies on the accounts of a user is what his open records hold. */
export const checkHoldings: Check = function* ({ world, booked }) {
  const { users, smartOrders, positions, options, withdrawals, nfts, loans } = world.store.read
  const held = new Map<string, bigint>()
  const add = (mode: Mode, userId: string, account: UserAccount, amount: bigint): void => {
    const key = `${mode} ${userAccount(userId, account)}`
    held.set(key, (held.get(key) ?? 0n) + amount)
  }
  for (const { userId, amount, status } of smartOrders.list())
    if (status === 'IN_PROGRESS' || status === 'MATURED') add('real', userId, 'smart', amount)
  for (const { mode, userId, margin, status } of positions.list())
    if (status === 'OPEN') add(mode, userId, 'margin', margin)
  for (const { mode, userId, stake, status } of options.list())
    if (status === 'OPEN') add(mode, userId, 'stake', stake)
  for (const { userId, amount, status } of withdrawals.list())
    if (status === 'TO_BE_REVIEWED' || status === 'APPROVED') add('real', userId, 'held', amount)
  for (const { leading, status } of nfts.list())
    if (status === 'LIVE' && leading) add('real', leading.userId, 'held', leading.amount)
  for (const loan of loans.list()) add('real', loan.userId, 'loan', -outstanding(loan))

  for (const { id } of users.list()) {
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
