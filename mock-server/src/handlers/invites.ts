import { readParameter } from '../catalogue/read-parameter.ts'
import { inviteSummaryView, inviteView } from '../world/views/invite.ts'
import type { World } from '../world/world.ts'
import { type Operation, operation } from './operation.ts'
import { pageOf } from './page.ts'
import { ok, refuse } from './reply.ts'

/** Invited friends. Contract: `openapi/paths/user.inviteSummary.yaml`, `user.listInvite.yaml`. */
export const inviteHandlers = (world: World): readonly Operation[] => {
  const { invites, users } = world.store.read
  return [
    operation('inviteSummary', ({ signedIn: { user } }) => {
      const config = readParameter(world.catalogue, 'invite.config')
      return config
        ? ok(inviteSummaryView(user, [...invites.listBy('inviter', [user.id])], config))
        : refuse('10018')
    }),

    operation('listInvite', ({ query, signedIn: { user } }) =>
      ok(
        pageOf(invites.listBy('inviter', [user.id], true), query, (invite) =>
          inviteView(invite, users.get(invite.inviteeId)),
        ),
      ),
    ),
  ]
}
