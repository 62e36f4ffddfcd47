import { type Check, moved, sum, unless } from '../../core/invariant.ts'
import { userAccount } from '../../ledger/entry.ts'
import type { InviteTables } from './tables.ts'

/** LI-29: a friend brings one reward at most, never to oneself, and never to an account that is closed. */
export const checkInvites: Check<InviteTables> = function* ({ world, entriesOf, booked }) {
  const { invites, users } = world.store.read
  for (const { inviteeId, inviterId, reward, rewardedAt } of invites.list()) {
    const left = users.get(inviterId) ? 0n : booked('real', userAccount(inviterId, 'cash'))
    yield* unless(left === 0n, 'LI-29', () => `${inviterId} is gone, and has ${left}`)
    yield* unless(inviteeId !== inviterId, 'LI-29', () => `${inviteeId} invited themselves`)
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
