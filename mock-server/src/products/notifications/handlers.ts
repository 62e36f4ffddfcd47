import { error, ok } from '../../contract/reply.ts'
import type { Handlers } from '../../core/product.ts'
import { groupOf } from '../../domain/notification.ts'
import { notificationView } from './view.ts'

/** Notifications for a user, the same in both modes. Contract: `openapi/paths/user.*Notification.yaml`. */
export const notificationHandlers: Handlers = ({ store, catalogue }, operation) => [
  operation('listNotification', ({ query, page, signedIn, language }) => {
    const index = query.unreadOnly ? 'unread' : 'user'
    const rows = store.read.notifications.listBy(index, [signedIn.user.id], true)
    const wanted = query.group ? [...rows].filter(({ kind }) => groupOf(kind) === query.group) : rows
    return ok(page(wanted, (row) => notificationView(row, catalogue, language)))
  }),

  operation('readNotification', ({ body, commit, signedIn }) =>
    commit(({ notifications }) => {
      const { id: userId } = signedIn.user
      const ids = body.all ? Array.from(notifications.listBy('unread', [userId]), ({ id }) => id) : body.ids
      for (const id of ids ?? []) if (notifications.get(id)?.userId !== userId) return error('recordNotFound')
      for (const id of ids ?? []) notifications.update(id, { read: true })
      return ok(null, 'modifiedSuccessfully')
    }),
  ),

  operation('setNotices', ({ body, commit, signedIn }) =>
    commit(({ users }) => {
      users.update(signedIn.user.id, { noticesOff: [...new Set(body.off)] })
      return ok(null, 'modifiedSuccessfully')
    }),
  ),
]
