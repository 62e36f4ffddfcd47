import { BellOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { QueryView } from '#core/api/query-view.tsx'
import { serverClock } from '#core/api/server-clock.ts'
import { formatDayMonth } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { ShowMore } from '#ui/data/show-more.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/button.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { useNotices } from '../api/use-notices.ts'
import { byDay, mergeNotices, type Notice, type NoticeFilter } from '../model/notice.ts'
import { NoticeRow } from './notice-row.tsx'
import { useNoticeWords } from './use-notice-words.ts'

export interface NoticeListProps {
  filter: NoticeFilter
  onShowAll: () => void
  /** Notices of this browser. */
  local: readonly Notice[]
  onRead: (notice: Notice) => void
}

const dayMs = 86_400_000

/** The notices of a filter, by day. */
export function NoticeList({ filter, onShowAll, local, onRead }: NoticeListProps) {
  const { t } = useTranslation('notifications')
  const { language } = useLanguage()
  const list = useNotices(filter)
  const inWords = useNoticeWords()
  const own = local.filter(
    ({ group, isRead }) => filter === 'all' || filter === group || (filter === 'unread' && !isRead),
  )
  const { rows, hasMore } = list

  const empty = (
    <EmptyState
      icon={<BellOff aria-hidden="true" />}
      title={t(filter === 'all' ? 'empty.title' : 'empty.filtered')}
      body={t(`empty.body.${filter}`)}
      action={
        filter === 'all' || filter === 'MARKET' ? (
          <LinkButton size="sm" to={paths.market.href()}>
            {t('empty.markets')}
          </LinkButton>
        ) : (
          <Button size="sm" onClick={onShowAll}>
            {t('empty.showAll')}
          </Button>
        )
      }
    />
  )
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
  const now = serverClock.now()
  const nameOf = (day: string) => {
    if (day === dayOf(now)) return t('today', { date: day })
    return day === dayOf(now - dayMs) ? t('yesterday', { date: day }) : formatDayMonth(day, language.tag)
  }
  return (
    <QueryView
      query={{ ...list, rows: rows && mergeNotices(rows.map(inWords), own, { hasMore }) }}
      skeleton={<Skeleton lines={8} lineHeight={20} label={t('loading')} className="p-4" />}
      failed={t('failed')}
      unaffected={t('unaffected')}
      empty={empty}
    >
      {(notices) => (
        <>
          {byDay(notices).map(({ day, notices: own }) => (
            <section key={day} className="border-t border-line first:border-t-0">
              <h2 className="border-b border-line bg-surface-sunken px-4 py-2 text-12 font-regular text-muted">
                {nameOf(day)}
              </h2>
              <ul>
                {own.map((notice) => (
                  <NoticeRow key={notice.id} notice={notice} onRead={onRead} />
                ))}
              </ul>
            </section>
          ))}
          <ShowMore list={list} />
        </>
      )}
    </QueryView>
  )
}
