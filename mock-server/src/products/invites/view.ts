import type { InviteConfig } from '../../catalogue/money-parameters.ts'
import { moment } from '../../core/view.ts'
import { maskName } from '../../domain/mask-name.ts'
import type { User } from '../../domain/user.ts'
import { formatUsd } from '../../ledger/money.ts'
import { type Invite, inviteStage, summariseInvites } from './rules/invite.ts'

/** A friend who registered, as the contract's `Invite`. */
export const inviteView = (invite: Invite, invitee: Pick<User, 'userName'> | undefined) => ({
  id: invite.inviteeId,
  maskedName: maskName(invitee?.userName ?? ''),
  stage: inviteStage(invite),
  joinedAt: moment(invite.joinedAt),
  reward: formatUsd(invite.reward),
})

/** A user's invitations, as the contract's `InviteSummary`. */
export const inviteSummaryView = ({ inviteCode }: User, invites: readonly Invite[], config: InviteConfig) => {
  const { totalReward, ...counts } = summariseInvites(invites)
  return {
    code: inviteCode,
    link: `/pass/register?invite=${inviteCode}`,
    ...counts,
    totalReward: formatUsd(totalReward),
    rules: { reward: config.reward, capPerYear: config.yearlyCap, minimumDeposit: config.minDeposit },
  }
}
