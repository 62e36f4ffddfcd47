import { History } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localStore } from '#lib/storage/storage.ts'

const KEY = 'swx.searches'
const KEPT = 6
const TEXT_MAX = 60

/** The last searches that led somewhere, the newest first. They stay in this browser until the user leaves. */
function readSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStore.get(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((text): text is string => typeof text === 'string') : []
  } catch {
    return []
  }
}

/** Keeps a search; one that is there already moves to the front. */
export function keepSearch(search: string): void {
  const text = search.trim().slice(0, TEXT_MAX)
  if (text === '') return
  const others = readSearches().filter((kept) => kept.toLowerCase() !== text.toLowerCase())
  localStore.set(KEY, JSON.stringify([text, ...others].slice(0, KEPT)))
}

/** Forgets them. */
const forgetSearches = (): void => localStore.remove(KEY)

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
