import { id, maybe, minorUnits, shapeOf, time } from '../../core/row-shape.ts'
import type { Invite } from './rules/invite.ts'

/** What invitations in a world file may hold. */
export const inviteShapes = {
  invites: shapeOf<Invite>()({
    inviteeId: id,
    inviterId: id,
    joinedAt: time,
    fundedAt: maybe(time),
    tradedAt: maybe(time),
    rewardedAt: maybe(time),
    reward: minorUnits,
  }),
}
