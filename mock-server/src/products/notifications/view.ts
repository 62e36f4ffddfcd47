import { given, moment } from '../../core/view.ts'
import { groupOf, type Notification } from '../../domain/notification.ts'

/** News as the contract's `Notification`. */
export const notificationView = ({ id, kind, titleKey, params, orderNo, read, createdAt }: Notification) => ({
  id,
  kind,
  group: groupOf(kind),
  titleKey,
  params,
  ...given('orderNo', orderNo),
  read,
  createdAt: moment(createdAt),
})
