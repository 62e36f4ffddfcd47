import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentItem } from '../../../core/api/content.ts'
import { Button } from '../../../ui/form/button.tsx'
import { groupQuestions } from '../model/faq-groups.ts'
import { FaqEntry } from './faq-entry.tsx'

/** Props of {@link FaqList}. */
export interface FaqListProps {
  items: readonly ContentItem[]
  /** Keeps the order of what was found instead of the groups. */
  isFound: boolean
  openId: string
  /** The question that the address named when the page was opened. */
  linkedId: string
  onOpen: (id: string) => void
}

/** So many questions are shown at first, and more with each press: a page of thousands would be slow. */
const STEP = 50

/** The questions by group, or in the order they were found. */
export function FaqList({ items, isFound, openId, linkedId, onOpen }: FaqListProps) {
  const { t } = useTranslation(['help', 'common'])
  const [most, setMost] = useState(STEP)
  const ordered = isFound ? items : groupQuestions(items).flatMap((group) => group.items)
  const first = ordered.slice(0, most)
  const linked = ordered.find(({ id }) => id === linkedId)
  // A question that an address names is shown even where the list would not have come to it.
  const shown = linked && !first.includes(linked) ? [linked, ...first] : first
  const sections = isFound ? [{ name: undefined, items: shown }] : groupQuestions(shown)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
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
      {ordered.length > most ? (
        <div className="flex flex-wrap items-center justify-between gap-3 text-12 text-muted print:hidden">
          <span role="status">
            {t('common:paging.shown', { shown: shown.length, total: ordered.length })}
          </span>
          <Button size="sm" onClick={() => setMost(most + STEP)}>
            {t('common:paging.more')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
