import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { QueryView } from '#core/api/query-view.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/button.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { useMarkRead, useNotices } from '../api/use-notices.ts'
import { type LocalNotices, mergeNotices } from '../model/notice.ts'
import { NoticeRow } from './notice-row.tsx'
import { useNoticeWords } from './use-notice-words.ts'

const SHOWN = 5

export interface NoticePanelProps {
  local: LocalNotices
  onClose: () => void
}

/** The five newest notices, and the way to all of them. */
export function NoticePanel({ local, onClose }: NoticePanelProps) {
  const { t } = useTranslation(['notifications', 'common'])
  const list = useNotices('all')
  const inWords = useNoticeWords()
  const { isBusy, markRead, markAllRead } = useMarkRead(local)
  const served = list.rows?.map(inWords)
  const notices = mergeNotices(served ?? [], local.notices, list).slice(0, SHOWN)
  return (
    <>
      <div className="flex items-center justify-between gap-2 border-b border-line py-1.5 ps-4 pe-2">
        <h2>{t('common:page.notification')}</h2>
        <div className="flex items-center">
          {notices.some(({ isRead }) => !isRead) ? (
            <Button size="sm" variant="text" busy={isBusy} onClick={markAllRead}>
              {t('markAllRead')}
            </Button>
          ) : null}
          <IconButton
            label={t('closePanel')}
            icon={<X className="size-5" aria-hidden="true" />}
            onClick={onClose}
          />
        </div>
      </div>
      <QueryView
        query={{ ...list, rows: served && notices }}
        skeleton={<Skeleton lines={5} lineHeight={20} label={t('loading')} className="p-4" />}
        failed={t('failed')}
        empty={<EmptyState title={t('empty.title')} body={t('empty.body.all')} />}
      >
        {(shown) => (
          <ul>
            {shown.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} onRead={markRead} isBrief />
            ))}
          </ul>
        )}
      </QueryView>
      <Link
        to={paths.notification.href()}
        className="flex min-h-11 items-center justify-center border-t border-line px-4 font-strong text-accent focus-visible:-outline-offset-2"
      >
        {t('all')}
      </Link>
    </>
  )
}
