import { readParameter } from '../../catalogue/read-parameter.ts'
import { error, ok } from '../../contract/reply.ts'
import type { Handlers } from '../../core/product.ts'
import type { InviteTables } from './tables.ts'
import { inviteSummaryView, inviteView } from './view.ts'

/** Invited friends. Contract: `openapi/paths/user.inviteSummary.yaml`, `user.listInvite.yaml`. */
export const inviteHandlers: Handlers<InviteTables> = (world, operation) => {
  const { invites, users } = world.store.read
  return [
    operation('inviteSummary', ({ signedIn: { user } }) => {
      const config = readParameter(world.catalogue, 'invite.config')
      return config
        ? ok(inviteSummaryView(user, [...invites.listBy('inviter', [user.id])], config))
        : error('parameterMissing')
    }),

    operation('listInvite', ({ page, signedIn: { user } }) =>
      ok(
        page(invites.listBy('inviter', [user.id], true), (invite) =>
          inviteView(invite, users.get(invite.inviteeId)),
        ),
      ),
    ),
  ]
}
