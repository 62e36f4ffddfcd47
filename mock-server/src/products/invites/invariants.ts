import { type Check, moved, sum, unless } from '../../core/invariant.ts'
import { userAccount } from '../../ledger/entry.ts'
import type { InviteTables } from './tables.ts'

/** LI-29: a friend brings one reward at most, and never to oneself. */
export const checkInvites: Check<InviteTables> = function* ({ world, entriesOf }) {
  for (const { inviteeId, inviterId, reward, rewardedAt } of world.store.read.invites.list()) {
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
