import { defineTable, sortable } from '../../store/define-table.ts'
import type { Invite } from './rules/invite.ts'

/** Invitations that were taken, one per friend. */
export const inviteTables = {
  invites: defineTable<Invite>({
    key: (row) => row.inviteeId,
    index: { inviter: (row) => [row.inviterId, sortable(row.joinedAt)] },
  }),
}
