import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type ContentItem, contentLink, contentTypes } from '#core/content/content.ts'
import { useContents } from '#core/content/use-contents.ts'
import type { SearchItem } from '../model/search-item.ts'

const kindOf = ({ type }: ContentItem) =>
  type === contentTypes.question ? 'question' : type === contentTypes.announcement ? 'announcement' : 'text'

/** Questions, announcements and the operator's texts, by their titles. */
export function useHelpItems() {
  const { t } = useTranslation('search')
  const list = useContents()
  const items = useMemo(
    () =>
      (list.data ?? []).map(
        (item): SearchItem => ({
          id: `help-${item.id}`,
          group: 'help',
          title: item.title,
          details: [t(`kind.${kindOf(item)}`)],
          href: contentLink(item),
        }),
      ),
    [list.data, t],
  )
  return { ...list, items }
}
