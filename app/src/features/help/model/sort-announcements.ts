import type { ContentItem } from '#core/content/content.ts'

const timeOf = ({ publishedAt }: ContentItem) => Date.parse(publishedAt ?? '') || 0

/** Pinned announcements first, then the newest; one without a time that can be read comes last. */
export const sortAnnouncements = (items: readonly ContentItem[]) =>
  items.toSorted(
    (one, other) =>
      Number(other.pinned ?? false) - Number(one.pinned ?? false) || timeOf(other) - timeOf(one),
  )
