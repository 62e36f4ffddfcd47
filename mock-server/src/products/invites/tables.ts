import type { CoreTables } from '../../core/tables.ts'
import { defineTable, sortable } from '../../store/define-table.ts'
import type { Invite } from './rules/invite.ts'

/** Invitations that were taken, one per friend. */
export const inviteTables = {
  invites: defineTable<Invite>({
    key: (row) => row.inviteeId,
    index: { inviter: (row) => [row.inviterId, sortable(row.joinedAt)] },
  }),
}

/** The tables that this product sees: its own and those that all share. */
export type InviteTables = CoreTables & typeof inviteTables
