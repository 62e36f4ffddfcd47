import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { type ContentItem, contentsOf } from '../../../core/api/content.ts'
import { contentLink } from '../../../core/api/content-link.ts'
import { LinkButton } from '../../../ui/form/link-button.tsx'
import { SearchInput } from '../../../ui/form/search-input.tsx'
import { useAnswers } from '../api/use-answers.ts'
import { searchContents } from '../model/search-contents.ts'

/** Props of {@link HelpSearch}. */
export interface HelpSearchProps {
  items: readonly ContentItem[]
  search: string
  onSearch: (text: string) => void
  /** The user wants the whole list of what was found. */
  onSubmit: () => void
}

const SHOWN = 6

/** The field that finds questions, announcements and pages while the user types. */
export function HelpSearch({ items, search, onSearch, onSubmit }: HelpSearchProps) {
  const { t } = useTranslation('help')
  const isSearching = search.trim() !== ''
  const answers = useAnswers(contentsOf(items, 'question'), isSearching)
  const wanted = useDeferredValue(search)
  const found = isSearching ? searchContents(items, wanted, answers) : []
  return (
    <div className="grid max-w-[720px] gap-3">
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
          }}
        >
          <SearchInput
            label={t('search.label')}
            placeholder={t('search.placeholder')}
            value={search}
            maxLength={80}
            enterKeyHint="search"
            onSearch={onSearch}
          />
        </form>
      </search>
      {isSearching ? (
        <div className="grid gap-2">
          <p role="status" className="text-13 text-muted">
            {found.length === 0
              ? t('search.none', { text: wanted.trim() })
              : t('search.found', { number: found.length })}
          </p>
          {found.length === 0 ? <p className="text-13 text-muted">{t('search.noneBody')}</p> : null}
          <ul className="grid empty:hidden">
            {found.slice(0, SHOWN).map((item) => (
              <li key={item.id} className="border-b border-line last:border-0">
                <Link to={contentLink(item)} className="flex min-h-11 items-center py-1 text-accent">
                  {item.title}
                </Link>
              </li>
            ))}
          </ul>
          {found.length > SHOWN ? (
            <LinkButton size="sm" to={paths.faq.href({ q: search.trim() })} className="justify-self-start">
              {t('search.all')}
            </LinkButton>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
