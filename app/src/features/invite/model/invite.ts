import type { components } from '@swx/sdk'
import { formatMoney, isolateFigure } from '#core/format/figures.ts'

/** A friend who joined. */
export type Invite = components['schemas']['Invite']

/** What invitations brought so far, with their rules. */
export type InviteSummary = components['schemas']['InviteSummary']

/** The stages of a friend, in their order. */
export const inviteStages = ['REGISTERED', 'FUNDED', 'TRADED'] as const satisfies readonly Invite['stage'][]

const inUsd = (amount: string) => isolateFigure(`${formatMoney(amount)} USD`)

/** The amounts of the rules as sentences take them. */
export const inviteFigures = ({ reward, minimumDeposit }: InviteSummary['rules']) => ({
  reward: inUsd(reward),
  minimum: inUsd(minimumDeposit),
})
