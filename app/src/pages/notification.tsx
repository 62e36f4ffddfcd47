import { NotificationsPage } from '#features/notifications/components/notifications-page.tsx'
import { noticeFilters } from '#features/notifications/model/notice.ts'
import { defineQuery, oneOf } from '#lib/query-string/define-query.ts'
import { useQueryState } from '#lib/query-string/use-query-state.ts'
import { useAlertNotices } from './alert-notices.ts'

const notificationQuery = defineQuery({ show: oneOf(noticeFilters) })

/** `/profile/notification`: what happened to the account, with the price alerts of this browser among it. */
export function NotificationRoute() {
  const [{ show }, change] = useQueryState(notificationQuery)
  return (
    <NotificationsPage filter={show} onFilter={(next) => change({ show: next })} local={useAlertNotices()} />
  )
}
