import { listNotification } from '@swx/sdk'
import { useMarkNotificationsRead } from '@swx/sdk/react'
import { useEffect } from 'react'
import { usePages } from '#core/api/use-pages.ts'
import { useErrorText } from '#core/errors/error-message.ts'
import { useUnreadCount } from '#core/session/use-user-info.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { LocalNotices, Notice, NoticeFilter, Notification } from '../model/notice.ts'

/** The notifications of a filter, newest first; asked for again when the number of unread ones changes. */
export function useNotices(filter: NoticeFilter) {
  const unread = useUnreadCount()
  const query = filter === 'all' ? {} : filter === 'unread' ? { unreadOnly: true } : { group: filter }
  const list = usePages<Notification>({
    key: ['notices', filter],
    fetchPage: (client, pageNum) => listNotification(client, { ...query, pageNum }),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the count changes
  useEffect(() => {
    if (list.rows !== undefined) void list.refetch()
  }, [unread])
  return list
}

/** Marks notices as read, wherever they come from: some, or all. */
export function useMarkRead(local: LocalNotices) {
  const read = useMarkNotificationsRead()
  const errorText = useErrorText()
  const isLocal = (id: string) => local.notices.some((notice) => notice.id === id)
  const send = (data: { ids: string[] } | { all: true }) =>
    read.mutateAsync({ data }).then(
      () => {},
      (error: unknown) => toast(errorText(error), { tone: 'alert' }),
    )

  return {
    isBusy: read.isPending,
    markRead({ id, isRead }: Notice) {
      if (isRead) return
      if (isLocal(id)) local.markRead([id])
      else void send({ ids: [id] })
    },
    markAllRead() {
      local.markRead(local.notices.map(({ id }) => id))
      void send({ all: true })
    },
  }
}
