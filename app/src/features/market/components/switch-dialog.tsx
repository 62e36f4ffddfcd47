import { X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { QueryView } from '#core/api/query-view.tsx'
import { formatPercent } from '#core/format/figures.ts'
import { FlashingPrice } from '#core/live-prices/flashing-price.tsx'
import { useLivePrice } from '#core/live-prices/use-live-price.ts'
import { useStore } from '#lib/store/create-store.ts'
import { SkeletonRows } from '#ui/feedback/skeleton-shapes.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { SearchInput } from '#ui/form/search-input.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import type { LayerProps } from '#ui/overlay/lazy-layer.tsx'
import { useWatchedRows } from '../api/use-watched-rows.ts'
import { SEARCH_MAX } from '../model/market-query.ts'
import type { MarketRow } from '../model/market-row.ts'
import { recentInstruments } from '../model/recent-instruments.ts'
import { useFoundRows } from '../model/use-ordered-rows.ts'

export interface SwitchDialogProps extends LayerProps {
  /** Code of the instrument on the page. */
  code: string
  /** Codes of the instruments in which the user has positions. */
  positions: readonly string[]
}

const FOUND_MAX = 20
const noRows: readonly MarketRow[] = []

/** Chooses the instrument of the page: by a search, among positions, the watchlist, or those opened last. */
export function SwitchDialog({ open, onClose, code, positions }: SwitchDialogProps) {
  const { t } = useTranslation(['workspace', 'market', 'common'])
  const [text, setText] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  const { list, watched } = useWatchedRows()
  const all = list.data?.rows ?? noRows
  const found = useFoundRows(all, text)
  const recent = useStore(recentInstruments)
  const byCode = (codes: readonly string[]) =>
    codes.flatMap((wanted) => (wanted === code ? [] : (all.find((row) => row.code === wanted) ?? [])))
  const groups =
    text.trim() === ''
      ? [
          { title: t('switch.positions'), rows: byCode(positions) },
          { title: t('switch.recent'), rows: byCode(recent) },
          {
            title: t(watched.isOwn ? 'market:watch.title' : 'market:title'),
            rows: watched.rows.filter((row) => row.code !== code),
          },
        ]
      : [{ title: t('switch.found', { count: found.length }), rows: found.slice(0, FOUND_MAX) }]

  const handleKey = (event: KeyboardEvent) => {
    const links = [...(frame.current?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLAnchorElement)
    if (event.key === 'ArrowDown') links[Math.min(at + 1, links.length - 1)]?.focus()
    else if (event.key === 'ArrowUp' && at === 0) frame.current?.querySelector('input')?.focus()
    else if (event.key === 'ArrowUp' && at > 0) links[at - 1]?.focus()
    else if (event.key === 'Enter' && at === -1 && text.trim() !== '') links[0]?.click()
    else return
    event.preventDefault()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      isFull
      title={t('switch.title')}
      aside={
        <IconButton
          label={t('common:action.close')}
          icon={<X className="size-5" aria-hidden="true" />}
          onClick={onClose}
        />
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the field and the links move between them */}
      <div ref={frame} onKeyDown={handleKey} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <SearchInput
          label={t('market:search.label')}
          placeholder={t('market:search.placeholder')}
          value={text}
          maxLength={SEARCH_MAX}
          onSearch={setText}
          data-autofocus=""
        />
        <QueryView
          query={list}
          skeleton={<SkeletonRows rows={6} label={t('market:list.loading')} />}
          failed={t('market:list.failed')}
          isEmpty={() => groups.every(({ rows }) => rows.length === 0)}
          empty={
            <p role="status" className="py-6 text-center text-muted">
              {t('market:list.nothingFound', { text: text.trim() })}
            </p>
          }
        >
          {() => (
            <div className="-mx-2 grid max-h-[56dvh] gap-3 overflow-y-auto">
              {groups.map((group) =>
                group.rows.length === 0 ? null : (
                  <SwitchGroup key={group.title} {...group} onChoose={onClose} />
                ),
              )}
            </div>
          )}
        </QueryView>
        <p className="text-12 text-muted on-mobile:hidden">{t('switch.keys')}</p>
      </div>
    </Dialog>
  )
}

interface SwitchGroupProps {
  title: string
  rows: readonly MarketRow[]
  onChoose: () => void
}

function SwitchGroup({ title, rows, onChoose }: SwitchGroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="px-2 pb-1 text-12 text-muted">
        {title}
      </h3>
      <ul>
        {rows.map((row) => (
          <SwitchRow key={row.id} row={row} onChoose={onChoose} />
        ))}
      </ul>
    </section>
  )
}

function SwitchRow({ row, onChoose }: { row: MarketRow; onChoose: () => void }) {
  const { price, changePercent, trend } = useLivePrice(row.code) ?? { ...row, trend: 0 as const }
  return (
    <li>
      <Link
        to={paths.instrument.href({ code: row.code, type: row.category, id: row.id })}
        onClick={onChoose}
        className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto_76px] items-center gap-3 rounded-2 px-2 text-text hover:bg-surface-sunken hover:no-underline focus-visible:bg-accent-soft focus-visible:-outline-offset-2"
      >
        <span className="flex min-w-0 items-baseline gap-2">
          <b>
            <bdi>{row.code}</bdi>
          </b>
          <bdi className="min-w-0 truncate text-13 text-muted" title={row.name}>
            {row.name}
          </bdi>
        </span>
        <FlashingPrice price={price} decimals={row.decimals} trend={trend} />
        <span className="figure-end">
          <PriceChange ofPrice text={formatPercent(changePercent)} className="text-13" />
        </span>
      </Link>
    </li>
  )
}
