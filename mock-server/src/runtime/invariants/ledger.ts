import { type Check, sum, unless, type Violation } from '../../core/invariant.ts'
import { ownerOf } from '../../ledger/entry.ts'

/** LI-01 to LI-05 and LI-35: entries balance, add up to the balances, and keep to the right side of zero. */
export const checkLedger: Check = function* ({ world, entries, booked }) {
  const { balances } = world.store.read
  for (const [index, entry] of entries.entries()) {
    const { id, seq, postings } = entry
    yield* unless(
      sum(postings.map(({ amount }) => amount)) === 0n,
      'LI-01',
      () => `entry ${id} does not balance`,
    )
    yield* unless(seq === index + 1, 'LI-02', () => `entry ${id} is number ${index + 1} and says ${seq}`)
    yield* unless(
      postings.every(({ amount }) => typeof amount === 'bigint'),
      'LI-04',
      () => `entry ${id} has an amount that is no whole number of cents`,
    )
    const owners = new Set(postings.flatMap(({ account }) => ownerOf(account) ?? []))
    yield* unless(owners.size <= 1, 'LI-05', () => `entry ${id} moves accounts of ${[...owners].join(', ')}`)
  }
  for (const mode of ['real', 'demo'] as const) {
    const own = [...balances.list()].filter((row) => row.mode === mode)
    yield* unless(
      sum(own.map(({ amount }) => amount)) === 0n,
      'LI-02',
      () => `${mode} accounts do not sum to 0`,
    )
    for (const { account, amount } of own) {
      yield* unless(
        amount === booked(mode, account),
        'LI-35',
        () => `${mode} ${account} shows ${amount}, its entries sum to ${booked(mode, account)}`,
      )
      if (ownerOf(account) !== undefined) yield* checkSide(mode, account, amount)
    }
  }
}

function* checkSide(mode: string, account: string, amount: bigint): Generator<Violation> {
  const isRight = account.endsWith(':loan') ? amount <= 0n : amount >= 0n
  yield* unless(isRight, 'LI-03', () => `${mode} ${account} is ${amount}`)
  yield* unless(
    mode === 'real' || amount === 0n || !/:(smart|loan)$/.test(account),
    'LI-05',
    () => `demo ${account} is ${amount}`,
  )
}
