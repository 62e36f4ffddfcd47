import { History } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetSearches, readSearches } from '../model/recent-searches.ts'

/** The last searches: each runs again by a press. */
export function RecentSearches({ onSearch }: { onSearch: (text: string) => void }) {
  const { t } = useTranslation('search')
  const [recent, setRecent] = useState(readSearches)
  if (recent.length === 0) return null
  const forget = () => {
    forgetSearches()
    setRecent([])
  }
  return (
    <section aria-labelledby="search-recent" className="border-b border-line pb-2">
      <div className="flex items-center justify-between px-3">
        <h3 id="search-recent" className="text-12 font-regular text-muted">
          {t('recent')}
        </h3>
        <button type="button" onClick={forget} className="min-h-11 text-13 text-accent hover:underline">
          {t('forget')}
        </button>
      </div>
      <ul>
        {recent.map((text) => (
          <li key={text}>
            <button type="button" onClick={() => onSearch(text)} className="search-option">
              <History className="size-5 flex-none text-muted" aria-hidden="true" />
              <bdi className="min-w-0 truncate">{text}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
