// biome-ignore-all lint/a11y/useSemanticElements: table elements cannot contain their layout row by row, and lose their
// meaning once they are no tables for CSS; the roles say it to everyone.
import { useId, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../core/errors/error-state.tsx'
import { categoryKey } from '../../../core/instruments/category-key.ts'
import { SimulatedBadge } from '../../../core/live-prices/simulated-badge.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import type { Watchlist } from '../api/use-watchlist.ts'
import { categoryTabs, countByCategory } from '../model/count-by-category.ts'
import type { MarketQuery } from '../model/market-query.ts'
import type { MarketRow } from '../model/market-row.ts'
import { useIncrementalList } from '../model/use-incremental-list.ts'
import { useFoundRows, useOrderedRows } from '../model/use-ordered-rows.ts'
import { MarketListEmpty } from './market-list-empty.tsx'
import { MarketListHead } from './market-list-head.tsx'
import { MarketListRow } from './market-list-row.tsx'
import { SortChoice } from './sort-choice.tsx'
import './market-list.css'

export interface MarketListProps {
  rows: readonly MarketRow[]
  query: MarketQuery
  onQuery: (change: Partial<MarketQuery>) => void
  watchlist: Watchlist
  selected: string | undefined
  onSelect: (code: string | undefined) => void
}

/** The price list: categories, the order, and a row for each instrument that was asked for. */
export function MarketList({ rows, query, onQuery, watchlist, selected, onSelect }: MarketListProps) {
  const { t } = useTranslation('market')
  const panelId = useId()
  const list = useRef<HTMLDivElement>(null)
  const found = useFoundRows(rows, query.text)
  const watched = useMemo(() => new Set(watchlist.ids), [watchlist.ids])
  const counts = countByCategory(found, watched)
  const ordered = useOrderedRows(found, query, watchlist.ids, list)
  const shown = useIncrementalList(ordered, `${query.category} ${query.text}`)
  const onSort = (sort: MarketQuery['sort']) => onQuery({ sort })

  return (
    <section
      aria-label={t('list.label')}
      className="card market-list max-md:-mx-4 max-md:rounded-none on-mobile:-mx-4 on-mobile:rounded-none"
    >
      <div className="market-list-top">
        <Tabs
          label={t('category.label')}
          tabs={categoryTabs.map((id) => ({ id: String(id), label: t(tabKey(id)), count: counts[id] }))}
          selected={String(query.category)}
          onSelect={(id) =>
            onQuery({ category: categoryTabs.find((known) => String(known) === id) ?? 'all' })
          }
          panelId={panelId}
          className="border-b border-line px-2"
        />
        <div className="market-list-bar">
          <SortChoice sort={query.sort} onSort={onSort} />
          <SimulatedBadge />
        </div>
      </div>
      <div id={panelId} role="tabpanel" aria-label={t(tabKey(query.category))}>
        {query.category === 'watch' && watchlist.isPending ? (
          <Skeleton lines={6} label={t('watch.loading')} className="p-4" />
        ) : query.category === 'watch' && watchlist.error ? (
          <ErrorState error={watchlist.error} title={t('watch.failed')} onRetry={watchlist.refetch} />
        ) : shown.length === 0 ? (
          <MarketListEmpty query={query} elsewhere={counts.all} onQuery={onQuery} />
        ) : (
          <div role="table" aria-label={t('list.label')} aria-rowcount={ordered.length + 1}>
            <div role="rowgroup" className="market-list-head">
              <MarketListHead sort={query.sort} onSort={onSort} />
            </div>
            <div role="rowgroup" ref={list}>
              {shown.map((row) => (
                <MarketListRow
                  key={row.id}
                  row={row}
                  isSelected={row.code === selected}
                  isWatched={watched.has(row.id)}
                  onWatch={watchlist.toggle}
                  onSelect={onSelect}
                />
              ))}
            </div>
          </div>
        )}
      </div>
    </section>
  )
}

const tabKey = (filter: MarketQuery['category']) =>
  filter === 'watch' ? ('watch.title' as const) : categoryKey[filter]
