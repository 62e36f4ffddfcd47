import type { components } from '@swx/sdk'

/** A friend who joined. */
export type Invite = components['schemas']['Invite']

/** What invitations brought so far, with their rules. */
export type InviteSummary = components['schemas']['InviteSummary']

/** The stages of a friend, in their order. */
export const inviteStages = ['REGISTERED', 'FUNDED', 'TRADED'] as const satisfies readonly Invite['stage'][]
