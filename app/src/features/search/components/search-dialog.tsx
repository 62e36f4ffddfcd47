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
import { keepSearch } from '../model/recent-searches.ts'
import type { SearchCommand, SearchItem } from '../model/search-item.ts'
import { RecentSearches } from './recent-searches.tsx'
import { SearchField } from './search-field.tsx'
import { SearchFilter } from './search-filter.tsx'
import { SearchKeys } from './search-keys.tsx'
import { SearchResults } from './search-results.tsx'
import { SearchState } from './search-state.tsx'
import { useSearch } from './use-search.ts'
import './search.css'

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
