import {
  type CSSProperties,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router-dom'
import { ModeSwitchDialog } from '#core/account-mode/lazy-mode-switch-dialog.ts'
import type { AccountMode } from '#core/account-mode/mode-store.ts'
import { useMode } from '#core/account-mode/use-mode.ts'
import { useSupport } from '#core/errors/support-context.ts'
import { useLogOut } from '#core/session/use-log-out.ts'
import type { LayerProps } from '#ui/overlay/lazy-layer.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import type { SearchCommand, SearchGroup, SearchItem } from '../model/search-item.ts'
import { keepSearch, RecentSearches } from './recent-searches.tsx'
import { SearchField } from './search-field.tsx'
import { SearchResults } from './search-results.tsx'
import { SearchState } from './search-state.tsx'
import { useSearch } from './use-search.ts'
import './search.css'
import { useTranslation } from 'react-i18next'
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
  const listId = useId()
  const navigate = useNavigate()
  const openSupport = useSupport()
  const { logOut } = useLogOut()
  const { mode } = useMode()
  const { text, search, setText, groups, shown, group, setGroup, isPending, hasFailed, retry } = useSearch()
  // The place of the chosen result, in the results that it was chosen of: others start at their first.
  const results = `${group} ${search}`
  const [place, setPlace] = useState({ results, at: 0 })
  const at = place.results === results ? place.at : 0
  const items = shown.flatMap((results) => results.items)
  const chosen = items[Math.min(at, items.length - 1)]

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
  useEffect(() => {
    latest.current = handleOpen
  })
  const openResult = useCallback((item: SearchItem) => latest.current(item), [])
  const handleKey = (event: KeyboardEvent) => {
    // Enter ends the composition of a Chinese, Japanese or Korean word.
    if (event.nativeEvent.isComposing || items.length === 0) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setPlace({ results, at: (Math.min(at, items.length - 1) + step + items.length) % items.length })
    } else if (event.key === 'Enter' && chosen && search === text.trim()) {
      event.preventDefault()
      handleOpen(chosen)
      if (chosen.href !== undefined) navigate(chosen.href)
    }
  }

  return (
    <Modal
      open
      onClose={onClose}
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
    </Modal>
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

const keys = [
  { name: 'choose', caps: ['↑', '↓'] },
  { name: 'open', caps: ['Enter'] },
  { name: 'close', caps: ['Esc'] },
] as const

/** What the keys do, where there are some. */
function SearchKeys() {
  const { t } = useTranslation('search')
  return (
    <div className="hidden gap-4 border-t border-line bg-surface-sunken px-4 py-2 text-12 text-muted on-desktop:flex">
      {keys.map(({ name, caps }) => (
        <span key={name} className="inline-flex items-center gap-1">
          {caps.map((cap) => (
            <kbd key={cap} dir="ltr" className="rounded-1 border border-line-strong bg-surface px-1.5">
              {cap}
            </kbd>
          ))}
          {t(`keys.${name}`)}
        </span>
      ))}
    </div>
  )
}
