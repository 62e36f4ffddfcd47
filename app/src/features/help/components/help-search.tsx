import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type ContentItem, contentLink, contentsOf } from '#core/content/content.ts'
import { useAnswers } from '#core/content/use-contents.ts'
import { SearchInput } from '#ui/form/search-input.tsx'
import { indexContents, searchContents } from '../model/search-contents.ts'
import { LIST_STEP, MoreRow } from './more-row.tsx'

export interface HelpSearchProps {
  items: readonly ContentItem[]
  search: string
  onSearch: (text: string) => void
}

const SHOWN = 6

/** The field that finds questions, announcements and pages while the user types; questions come first. */
export function HelpSearch({ items, search, onSearch }: HelpSearchProps) {
  const { t } = useTranslation('help')
  const isSearching = search.trim() !== ''
  const questions = useMemo(() => contentsOf(items, 'question'), [items])
  const answers = useAnswers(questions, isSearching)
  const wanted = useDeferredValue(search)
  const index = useMemo(
    () => [
      ...indexContents(questions, answers),
      ...indexContents(items.filter((item) => !questions.includes(item))),
    ],
    [items, questions, answers],
  )
  const found = isSearching ? searchContents(index, wanted) : []
  return (
    <div className="grid max-w-[720px] gap-3">
      <search>
        <SearchInput
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          value={search}
          maxLength={80}
          enterKeyHint="search"
          onSearch={onSearch}
        />
      </search>
      {isSearching ? (
        <div className="grid gap-2">
          <p role="status" className="text-13 text-muted">
            {found.length === 0
              ? t('search.none', { text: wanted.trim() })
              : t('search.found', { number: found.length })}
          </p>
          {found.length === 0 ? <p className="text-13 text-muted">{t('search.noneBody')}</p> : null}
          <FoundList key={wanted} items={found} />
        </div>
      ) : null}
    </div>
  )
}

function FoundList({ items }: { items: readonly ContentItem[] }) {
  const [most, setMost] = useState(SHOWN)
  const shown = items.slice(0, most)
  return (
    <div className="empty:hidden">
      <ul className="grid empty:hidden">
        {shown.map((item) => (
          <li key={item.id} className="border-b border-line last:border-0">
            <Link to={contentLink(item)} className="flex min-h-11 items-center py-1 text-accent">
              {item.title}
            </Link>
          </li>
        ))}
      </ul>
      <MoreRow shown={shown.length} total={items.length} onMore={() => setMost(most + LIST_STEP)} />
    </div>
  )
}
