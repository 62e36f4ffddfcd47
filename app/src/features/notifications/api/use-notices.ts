import { listNotification } from '@swx/sdk'
import { useEffect } from 'react'
import { usePages } from '#core/api/use-pages.ts'
import { useUnreadCount } from '#core/session/use-user-info.ts'
import type { NoticeFilter, Notification } from '../model/notice.ts'

/** The notifications of a filter, newest first; asked for again when the number of unread ones changes. */
export function useNotices(filter: NoticeFilter) {
  const unread = useUnreadCount()
  const query =
    filter === 'all' || filter === 'MARKET'
      ? {}
      : filter === 'unread'
        ? { unreadOnly: true }
        : { group: filter }
  const list = usePages<Notification>({
    key: ['notices', filter],
    fetchPage: (client, pageNum) => listNotification(client, { ...query, pageNum }, { cache: 'reload' }),
    enabled: filter !== 'MARKET',
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the count changes
  useEffect(() => {
    if (list.rows !== undefined) void list.refetch()
  }, [unread])
  return list
}
