import { type Check, moved, sum, unless } from '../../core/invariant.ts'
import { DAY_CLOSE } from '../../core/tables/engine.ts'
import { nextDayStart } from '../../domain/calendar.ts'
import type { Tracked } from '../../domain/history.ts'
import { userAccount } from '../../ledger/entry.ts'

/** LI-28: bids rise, one leads, and all that is paid for a work goes to the charity. */
export const checkAuctions: Check = function* ({ world, booked, entriesOf }) {
  const { nfts, bids } = world.store.read
  let donated = 0n
  for (const nft of nfts.list()) {
    const own = [...bids.listBy('nft', [nft.id])]
    const isRising = own.every((bid, index) => index === 0 || bid.amount > (own[index - 1]?.amount ?? 0n))
    yield* unless(isRising, 'LI-28', () => `the bids for ${nft.id} do not rise`)
    const last = own.at(-1)
    yield* unless(
      last === undefined || (nft.leading?.bidNo === last.bidNo && nft.leading.amount === last.amount),
      'LI-28',
      () => `${nft.leading?.bidNo} leads ${nft.id}, the last bid is ${last?.bidNo}`,
    )
    if (nft.status !== 'SOLD' || !nft.leading) continue
    donated += nft.leading.amount
    yield* unless(
      moved(entriesOf('NFT_SALE', nft.leading.bidNo), 'charity') === nft.leading.amount,
      'LI-28',
      () => `${nft.id} was sold for ${nft.leading?.amount}, and the charity got something else`,
    )
  }
  const charity = booked('real', 'charity')
  yield* unless(
    charity === donated,
    'LI-28',
    () => `the charity has ${charity}, works were sold for ${donated}`,
  )
}

/** LI-29: a friend brings one reward at most, and never to himself. */
export const checkInvites: Check = function* ({ world, entriesOf }) {
  for (const { inviteeId, inviterId, reward, rewardedAt } of world.store.read.invites.list()) {
    yield* unless(inviteeId !== inviterId, 'LI-29', () => `${inviteeId} invited himself`)
    const paid = entriesOf('INVITE_REWARD', inviteeId)
    const amount = sum(
      paid.map((entry) => moved([entry], userAccount(inviterId, 'cash').slice('user:'.length))),
    )
    yield* unless(
      paid.length <= 1 && amount === reward && (rewardedAt !== undefined || paid.length === 0),
      'LI-29',
      () => `${inviteeId} brought ${inviterId} ${amount} in ${paid.length} entries; ${reward} is noted`,
    )
  }
}

const FINAL = new Set([
  'COMPLETED',
  'REJECTED',
  'FAILED',
  'CANCELLED',
  'REPAID',
  'EARLY_EXIT',
  'CLOSED',
  'WON',
  'LOST',
  'TIED',
  'VOID',
])

/** LI-14: what is final stays, and a record is where its history ends. */
export const checkHistories: Check = function* ({ world }) {
  const { recharges, withdrawals, loans, smartOrders, positions, options } = world.store.read
  const records: readonly (readonly [string, Iterable<Tracked<string>>])[] = [
    ['deposit', recharges.list()],
    ['withdrawal', withdrawals.list()],
    ['loan', loans.list()],
    ['plan', smartOrders.list()],
    ['position', positions.list()],
    ['option', options.list()],
  ]
  for (const [name, rows] of records) {
    for (const { status, history } of rows) {
      const text = () => `${name}: ${history.map((step) => step.status).join(' → ')}, now ${status}`
      yield* unless(history.at(-1)?.status === status, 'LI-14', text)
      yield* unless(!history.slice(0, -1).some((step) => FINAL.has(step.status)), 'LI-14', text)
    }
  }
}

/** LI-16: one close is planned, that of the present day. */
export const checkDayClose: Check = function* ({ world, now }) {
  const planned = [...world.store.read.due.list()].filter(({ kind }) => kind === DAY_CLOSE)
  yield* unless(
    planned.length === 1 && planned[0]?.at === nextDayStart(now),
    'LI-16',
    () => `${planned.length} day closes are planned: ${planned.map(({ ref }) => ref).join(', ')}`,
  )
}
