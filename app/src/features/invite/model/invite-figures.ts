import { formatMoney, isolateFigure } from '#core/format/figures.ts'
import type { InviteSummary } from './invite.ts'

const inUsd = (amount: string) => isolateFigure(`${formatMoney(amount)} USD`)

/** The amounts of the rules as sentences take them. */
export const inviteFigures = ({ reward, minimumDeposit }: InviteSummary['rules']) => ({
  reward: inUsd(reward),
  minimum: inUsd(minimumDeposit),
})
