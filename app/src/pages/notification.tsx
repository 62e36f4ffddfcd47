import { useSearchParams } from 'react-router-dom'
import { NotificationsPage } from '#features/notifications/components/notifications-page.tsx'
import { readNoticeFilter } from '#features/notifications/model/notice.ts'
import { useAlertNotices } from './alert-notices.ts'

/** `/profile/notification`: what happened to the account, with the price alerts of this browser among it. */
export function NotificationRoute() {
  const [query, setQuery] = useSearchParams()
  return (
    <NotificationsPage
      filter={readNoticeFilter(query.get('show'))}
      onFilter={(filter) => setQuery(filter === 'all' ? {} : { show: filter }, { replace: true })}
      local={useAlertNotices()}
    />
  )
}
