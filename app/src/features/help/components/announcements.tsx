import { useTranslation } from 'react-i18next'
import type { ContentItem } from '#core/content/content.ts'
import { formatDate } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'

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
