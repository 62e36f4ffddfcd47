import {
  type CSSProperties,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ModeSwitchDialog } from '#core/account-mode/lazy-mode-switch-dialog.ts'
import type { AccountMode } from '#core/account-mode/mode-store.ts'
import { useMode } from '#core/account-mode/use-mode.ts'
import { useSupport } from '#core/errors/support-context.ts'
import { useLogOut } from '#core/session/use-log-out.ts'
import type { LayerProps } from '#ui/overlay/lazy-layer.tsx'
import { useModal } from '#ui/overlay/use-modal.ts'
import { forgetSearches, keepSearch, readSearches } from '../model/recent-searches.ts'
import type { SearchCommand, SearchGroup, SearchItem } from '../model/search-item.ts'
import { SearchField } from './search-field.tsx'
import { SearchKeys } from './search-keys.tsx'
import { SearchResults } from './search-results.tsx'
import { SearchState } from './search-state.tsx'
import { useSearch } from './use-search.ts'
import './search.css'
import { History } from 'lucide-react'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import type { GroupResults } from '../model/search-index.ts'

/** How much of the screen the sandbox label takes: none where there is none. */
const ribbonHeight = () => document.querySelector('header [role="note"]')?.getBoundingClientRect().height ?? 0

/** The search of everything: over the page on desktop, below the sandbox label on phones. */
export function SearchDialog({ open, onClose }: LayerProps) {
  const [target, setTarget] = useState<AccountMode>()
  const handleClose = () => {
    setTarget(undefined)
    onClose()
  }
  if (!open) return null
  return target === undefined ? (
    <OpenSearch onClose={onClose} onSwitchMode={setTarget} />
  ) : (
    <ModeSwitchDialog open target={target} onClose={handleClose} />
  )
}

interface OpenSearchProps {
  onClose: () => void
  /** Asks before the account mode changes, in place of the search. */
  onSwitchMode: (target: AccountMode) => void
}

function OpenSearch({ onClose, onSwitchMode }: OpenSearchProps) {
  const { t } = useTranslation('search')
  const ref = useModal(true, onClose)
  const listId = useId()
  const navigate = useNavigate()
  const openSupport = useSupport()
  const { logOut } = useLogOut()
  const { mode } = useMode()
  const { text, search, setText, groups, shown, group, setGroup, isPending, hasFailed, retry } = useSearch()
  const [at, setAt] = useState(0)
  const items = shown.flatMap((results) => results.items)
  const chosen = items[Math.min(at, items.length - 1)]

  // biome-ignore lint/correctness/useExhaustiveDependencies: other results start at their first
  useEffect(() => setAt(0), [search, group])
  useEffect(() => {
    if (chosen) document.getElementById(chosen.id)?.scrollIntoView?.({ block: 'nearest' })
  }, [chosen])

  const run: Readonly<Record<SearchCommand, () => void>> = {
    support: () => openSupport?.(),
    logOut: () => void logOut(),
    switchMode: () => onSwitchMode(mode === 'demo' ? 'real' : 'demo'),
  }
  // A link that was pressed leads to its page by itself.
  const handleOpen = ({ command }: SearchItem) => {
    keepSearch(text)
    if (command !== 'switchMode') onClose()
    if (command !== undefined) run[command]()
  }
  // Results that stay the same are not rendered again at each key.
  const latest = useRef(handleOpen)
  latest.current = handleOpen
  const openResult = useCallback((item: SearchItem) => latest.current(item), [])
  const handleKey = (event: KeyboardEvent) => {
    // Enter ends the composition of a Chinese, Japanese or Korean word.
    if (event.nativeEvent.isComposing || items.length === 0) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setAt((Math.min(at, items.length - 1) + step + items.length) % items.length)
    } else if (event.key === 'Enter' && chosen && search === text.trim()) {
      event.preventDefault()
      handleOpen(chosen)
      if (chosen.href !== undefined) navigate(chosen.href)
    }
  }

  return (
    <dialog
      ref={ref}
      className="search-layer"
      aria-label={t('title')}
      style={{ '--ribbon-shown': `${ribbonHeight()}px` } as CSSProperties}
    >
      <SearchField
        text={text}
        listId={listId}
        chosenId={chosen?.id}
        onText={setText}
        onKey={handleKey}
        onClose={onClose}
      />
      {groups.length === 0 ? null : <SearchFilter groups={groups} shown={group} onShow={setGroup} />}
      <div className="min-h-0 flex-1 overflow-y-auto p-2">
        {text === '' ? <RecentSearches onSearch={setText} /> : null}
        {items.length === 0 ? null : (
          <div id={listId} role="listbox" aria-label={t('title')}>
            <SearchResults groups={shown} search={search} chosen={chosen} onOpen={openResult} />
          </div>
        )}
        <SearchState
          search={search}
          found={groups.reduce((sum, results) => sum + results.items.length, 0)}
          isPending={isPending}
          hasFailed={hasFailed}
          onRetry={retry}
          onLeave={onClose}
        />
      </div>
      <SearchKeys />
    </dialog>
  )
}

/** The last searches: each runs again by a press. */
function RecentSearches({ onSearch }: { onSearch: (text: string) => void }) {
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

interface SearchFilterProps {
  groups: readonly GroupResults[]
  shown: SearchGroup | 'all'
  onShow: (group: SearchGroup | 'all') => void
}

/** All results or those of one group, each with how many there are. */
function SearchFilter({ groups, shown, onShow }: SearchFilterProps) {
  const { t } = useTranslation('search')
  const all = groups.reduce((sum, { items }) => sum + items.length, 0)
  const counts = [['all', all] as const, ...groups.map(({ group, items }) => [group, items.length] as const)]
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not form fields
    <div role="group" aria-label={t('filter')} className="search-filter">
      {counts.map(([group, count]) => (
        <button key={group} type="button" aria-pressed={group === shown} onClick={() => onShow(group)}>
          {t(`group.${group}`)} <span className="num">{formatDecimal(count)}</span>
        </button>
      ))}
    </div>
  )
}
