import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentItem } from '#core/content/content.ts'
import { Stack } from '#ui/layout/page.tsx'
import { groupQuestions } from '../model/faq-groups.ts'
import { FaqEntry } from './faq-entry.tsx'
import { LIST_STEP, MoreRow } from './more-row.tsx'

export interface FaqListProps {
  items: readonly ContentItem[]
  /** Keeps the order of what was found instead of the groups. */
  isFound: boolean
  openId: string
  /** The question that the address named when the page was opened. */
  linkedId: string
  onOpen: (id: string) => void
}

/** The questions by group, or in the order they were found. */
export function FaqList({ items, isFound, openId, linkedId, onOpen }: FaqListProps) {
  const { t } = useTranslation('help')
  const [most, setMost] = useState(LIST_STEP)
  const ordered = isFound ? items : groupQuestions(items).flatMap((group) => group.items)
  const first = ordered.slice(0, most)
  const linked = ordered.find(({ id }) => id === linkedId)
  // A question that an address names is shown even where the list would not have come to it.
  const shown = linked && !first.includes(linked) ? [linked, ...first] : first
  const sections = isFound ? [{ name: undefined, items: shown }] : groupQuestions(shown)
  return (
    <Stack>
      {sections.map((section) => {
        const title = section.name === undefined ? t('search.results') : t(`group.${section.name}`)
        return (
          <section key={section.name ?? 'found'} className="card min-w-0 overflow-hidden" aria-label={title}>
            <h2 className="border-b border-line px-4 py-3">{title}</h2>
            <ul>
              {section.items.map((item) => (
                <FaqEntry
                  key={item.id}
                  item={item}
                  isOpen={item.id === openId}
                  isLinked={item.id === linkedId}
                  onToggle={() => onOpen(item.id === openId ? '' : item.id)}
                />
              ))}
            </ul>
          </section>
        )
      })}
      <MoreRow shown={shown.length} total={ordered.length} onMore={() => setMost(most + LIST_STEP)} />
    </Stack>
  )
}
