import type { Invite } from '../../domain/invites/invite.ts'
import { defineTable, sortable } from '../define-table.ts'

/** Invitations that were taken, one per friend. */
export const inviteTables = {
  invites: defineTable<Invite>({
    key: (row) => row.inviteeId,
    index: { inviter: (row) => [row.inviterId, sortable(row.joinedAt)] },
  }),
}
