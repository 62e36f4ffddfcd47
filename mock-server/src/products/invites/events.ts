import { readParameter } from '../../catalogue/read-parameter.ts'
import { applyEffects } from '../../core/apply.ts'
import type { ProductWorld } from '../../core/world.ts'
import { isRejected } from '../../domain/outcome.ts'
import type { Tables } from '../../store/store.ts'
import { type InviteEvent, progressInvite, rewardsThisYear } from './rules/invite.ts'
import type { InviteTables } from './tables.ts'

/** What an invitation needs of a world. */
type InviteWorld = Pick<ProductWorld<InviteTables>, 'catalogue' | 'emit' | 'planReview'>

/**
 * Goes on with the invitation of a user, if there is one: a friend's first trade after a deposit brings the reward.
 * Costs one look-up for every other user.
 */
export const recordEvent = (
  world: InviteWorld,
  tables: Tables<InviteTables>,
  userId: string,
  event: InviteEvent,
  now: number,
): void => {
  const { catalogue } = world
  const invite = tables.invites.get(userId)
  const config = readParameter(catalogue, 'invite.config')
  if (!invite || !config) return
  const outcome = progressInvite(
    invite,
    event,
    {
      config,
      enabled: readParameter(catalogue, 'features')?.invite ?? false,
      isInviterGone: tables.users.get(invite.inviterId) === undefined,
      paidThisYear: rewardsThisYear(tables.invites.listBy('inviter', [invite.inviterId]), now),
    },
    now,
  )
  if (isRejected(outcome)) return
  tables.invites.put(outcome.invite)
  applyEffects(world, tables, outcome, now)
}
