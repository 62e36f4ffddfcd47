import type { Product } from '../../core/product.ts'
import { recordEvent } from './events.ts'
import { checkInvites } from './invariants.ts'
import { createInvite } from './rules/invite.ts'
import { type InviteTables, inviteTables } from './tables.ts'

/** Invitations: a reward for a friend who deposits and trades. */
export const invites: Product<InviteTables> = {
  tables: inviteTables,
  due: {},
  on: {
    registered(_world, tables, { user }, now) {
      if (user.invitedBy !== undefined) tables.invites.insert(createInvite(user.invitedBy, user.id, now))
    },
    traded: (world, tables, { userId }, now) => recordEvent(world, tables, userId, { kind: 'trade' }, now),
    depositApproved: (world, tables, { userId, usdAmount }, now) =>
      recordEvent(world, tables, userId, { kind: 'deposit', usdAmount }, now),
  },
  invariants: [checkInvites],
}
