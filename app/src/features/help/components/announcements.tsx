import { Megaphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { type ContentItem, contentLink } from '#core/content/content.ts'
import { formatDate } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Card } from '#ui/layout/card.tsx'

const timeOf = ({ publishedAt }: ContentItem) => Date.parse(publishedAt ?? '') || 0

/** Pinned announcements first, then the newest; one without a time that can be read comes last. */
export const sortAnnouncements = (items: readonly ContentItem[]) =>
  items.toSorted(
    (one, other) =>
      Number(other.pinned ?? false) - Number(one.pinned ?? false) || timeOf(other) - timeOf(one),
  )

/** When something was announced, and whether it stays on top. */
export function AnnouncementMeta({ publishedAt, pinned }: ContentItem) {
  const { t } = useTranslation('help')
  const { language } = useLanguage()
  const isDated = publishedAt !== undefined && !Number.isNaN(Date.parse(publishedAt))
  if (!isDated && !pinned) return null
  return (
    <span className="text-12 font-regular text-muted">
      {isDated ? <time dateTime={publishedAt}>{formatDate(publishedAt, language.tag)}</time> : null}
      {isDated && pinned ? ' · ' : null}
      {pinned ? t('announcements.pinned') : null}
    </span>
  )
}

const SHOWN = 4

/** The latest announcements, and the way to all of them. */
export function AnnouncementsCard({ items }: { items: readonly ContentItem[] }) {
  const { t } = useTranslation('help')
  if (items.length === 0) return null
  return (
    <Card
      flush
      title={t('announcements.title')}
      aside={
        <Link
          to={paths.notice.href()}
          aria-label={t('announcements.all', { number: items.length })}
          className="relative -my-2.5 inline-flex min-h-11 min-w-11 items-center justify-end text-13 text-accent"
        >
          {t('announcements.allShort', { number: items.length })}
        </Link>
      }
    >
      <ul>
        {sortAnnouncements(items)
          .slice(0, SHOWN)
          .map((item) => (
            <li key={item.id} className="border-b border-line last:border-0">
              <Link
                to={contentLink(item)}
                className="flex min-h-14 items-center gap-3 px-4 py-2 text-text hover:bg-surface-sunken hover:no-underline"
              >
                <Megaphone className="mirror-rtl size-4 flex-none text-muted" aria-hidden="true" />
                <span className="grid min-w-0">
                  <span className="font-strong">{item.title}</span>
                  <AnnouncementMeta {...item} />
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </Card>
  )
}
