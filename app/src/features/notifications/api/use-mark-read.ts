import { useReadNotification } from '@swx/sdk/react'
import { useErrorText } from '#core/errors/error-message.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { LocalNotices, Notice } from '../model/notice.ts'

/** Marks notices as read, wherever they come from: some, or all. */
export function useMarkRead(local: LocalNotices) {
  const read = useReadNotification()
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
