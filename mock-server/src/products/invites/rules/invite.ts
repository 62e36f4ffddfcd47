import type { InviteConfig } from '../../../catalogue/money-parameters.ts'
import { usdOf } from '../../../domain/amount.ts'
import { dayName } from '../../../domain/calendar.ts'
import { done, type Outcome, reject } from '../../../domain/outcome.ts'
import { entriesOf } from '../../../ledger/entry.ts'
import { formatUsd } from '../../../ledger/money.ts'
import { inviteReward } from '../../../ledger/templates/earning.ts'

/** How far an invited friend has come. */
export type InviteStage = 'REGISTERED' | 'FUNDED' | 'TRADED'

/** One invitation that was taken; one per friend. Times in epoch ms. */
export interface Invite {
  readonly inviteeId: string
  readonly inviterId: string
  readonly joinedAt: number
  /** First approved deposit of at least the minimum. */
  readonly fundedAt?: number
  /** First trade on the real ledger. */
  readonly tradedAt?: number
  readonly rewardedAt?: number
  /** Paid to the inviter, in cents. */
  readonly reward: bigint
}

/** What an invited friend did on the real ledger. */
export type InviteEvent =
  | { readonly kind: 'deposit'; readonly usdAmount: bigint }
  | { readonly kind: 'trade' }

/** The invitation of a friend who registers with another user's code. */
export const createInvite = (inviterId: string, inviteeId: string, now: number): Invite => ({
  inviterId,
  inviteeId,
  joinedAt: now,
  reward: 0n,
})

/** FUNDED counts from the deposit, TRADED from when there is a trade besides. */
export const inviteStage = ({ fundedAt, tradedAt }: Invite): InviteStage => {
  if (fundedAt === undefined) return 'REGISTERED'
  return tradedAt === undefined ? 'FUNDED' : 'TRADED'
}

const yearOf = (at: number): string => dayName(at).slice(0, 4)

/** Rewards an inviter was paid in the calendar year of `now`. */
export const rewardsThisYear = (invites: Iterable<Invite>, now: number): number => {
  let count = 0
  for (const { rewardedAt } of invites)
    if (rewardedAt !== undefined && yearOf(rewardedAt) === yearOf(now)) count++
  return count
}

/** What a reward depends on besides what the friend did. */
export interface InviteFacts {
  readonly config: InviteConfig
  readonly enabled: boolean
  /** Whether the inviter has closed the account, from which a reward could not be spent. */
  readonly isInviterGone: boolean
  /** See {@link rewardsThisYear}, of the same inviter. */
  readonly paidThisYear: number
}

/**
 * Takes note of what an invited friend did. The reward is posted once, when deposit and trade are both there; beyond
 * the yearly cap, with the feature off at that moment, or once the inviter has closed the account, the friend is TRADED
 * without one. Refused with `recordNotOpen` when nothing changes.
 */
export const progressInvite = (
  invite: Invite,
  event: InviteEvent,
  { config, enabled, isInviterGone, paidThisYear }: InviteFacts,
  now: number,
): Outcome<{ invite: Invite }> => {
  const isDeposit = event.kind === 'deposit'
  const known = isDeposit ? invite.fundedAt : invite.tradedAt
  if (known !== undefined || (isDeposit && event.usdAmount < usdOf(config.minDeposit)))
    return reject('recordNotOpen')
  const next: Invite = { ...invite, ...(isDeposit ? { fundedAt: now } : { tradedAt: now }) }
  const isRewarded = enabled && !isInviterGone && paidThisYear < config.yearlyCap
  if (inviteStage(next) !== 'TRADED' || !isRewarded) return done({ invite: next })

  const { inviterId, inviteeId } = invite
  const reward = usdOf(config.reward)
  return done(
    { invite: { ...next, rewardedAt: now, reward } },
    {
      entries: entriesOf(inviteReward(inviterId, inviteeId, reward)),
      notices: [{ userId: inviterId, titleKey: 'invite.rewarded', params: { amount: formatUsd(reward) } }],
      incomes: [
        {
          userId: inviterId,
          mode: 'real',
          source: 'INVITE',
          day: dayName(now),
          base: reward,
          rate: '1',
          amount: reward,
          status: 'DIVIDED',
        },
      ],
    },
  )
}

/** Invitations added up. */
export interface InviteSummary {
  readonly invited: number
  /** With a deposit that counts, whether or not they traded. */
  readonly funded: number
  readonly traded: number
  readonly rewarded: number
  /** Friends who may still bring a reward. */
  readonly pending: number
  readonly totalReward: bigint
}

/** Adds up a user's invitations. */
export const summariseInvites = (invites: readonly Invite[]): InviteSummary => {
  const stages = invites.map(inviteStage)
  const traded = stages.filter((stage) => stage === 'TRADED').length
  return {
    invited: invites.length,
    funded: stages.filter((stage) => stage !== 'REGISTERED').length,
    traded,
    rewarded: invites.filter(({ rewardedAt }) => rewardedAt !== undefined).length,
    pending: invites.length - traded,
    totalReward: invites.reduce((sum, { reward }) => sum + reward, 0n),
  }
}
