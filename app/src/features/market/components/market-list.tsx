// biome-ignore-all lint/a11y/useSemanticElements: MarketList says why the list has roles in place of table elements.
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryView } from '#core/api/query-view.tsx'
import { categoryKeyOf } from '#core/instruments/category.ts'
import { SimulatedBadge } from '#core/live-prices/simulated-badge.tsx'
import { useStore } from '#lib/store/create-store.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import type { Watchlist } from '../api/use-watchlist.ts'
import { countByCategory } from '../model/filter-rows.ts'
import { isOwnList, type MarketQuery } from '../model/market-query.ts'
import type { MarketRow } from '../model/market-row.ts'
import { ownLists } from '../model/own-lists.ts'
import { useOrderedRows } from '../model/use-ordered-rows.ts'
import { HeatMap } from './heat-map.tsx'
import { MarketListHead, SortChoice } from './market-list-head.tsx'
import { MarketListRow } from './market-list-row.tsx'
import { MarketTabs } from './market-tabs.tsx'
import './market-list.css'
import { SearchX, Star } from 'lucide-react'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Button } from '#ui/form/button.tsx'

/** Only the watchlist has to be asked for once the instruments are there. */
const known: Watchlist['query'] = { data: [], error: null, refetch: () => undefined }

export interface MarketListProps {
  rows: readonly MarketRow[]
  /** Those that the search has found, the best first. */
  found: readonly MarketRow[]
  query: MarketQuery
  onQuery: (change: Partial<MarketQuery>) => void
  watchlist: Watchlist
  selected: string | undefined
  onPick: (code: string | undefined) => void
}

/**
 * The price list: categories, the order, and a row for each instrument that was asked for.
 *
 * It is no `DataTable`: each of its hundreds of rows contains its own layout and paint, so that a price which moves
 * touches nothing around it, and has one of two shapes by the width of the list. Table elements cannot contain their
 * layout row by row, and are no tables for assistive technology once CSS makes grids of them; so roles say what the
 * parts are.
 */
export function MarketList({ rows, found, query, onQuery, watchlist, selected, onPick }: MarketListProps) {
  const { t } = useTranslation('market')
  const panelId = useId()
  const list = useRef<HTMLDivElement>(null)
  const watched = useMemo(() => new Set(watchlist.ids), [watchlist.ids])
  const lists = useStore(ownLists)
  const own = lists.find(({ id }) => id === query.category)
  const counts = countByCategory(found, watched, lists)
  const ordered = useOrderedRows(found, query, own?.ids ?? watchlist.ids, list)
  const shown = useIncrementalList(ordered, `${query.category} ${query.text}`)

  return (
    <section
      aria-label={t('list.label')}
      className="card market-list max-md:-mx-4 max-md:rounded-none on-mobile:-mx-4 on-mobile:rounded-none"
    >
      <div className="market-list-top">
        <MarketTabs rows={rows} query={query} onQuery={onQuery} counts={counts} panelId={panelId} />
        <div className="market-list-bar">
          <SortChoice sort={query} onSort={onQuery} />
          <SimulatedBadge />
        </div>
      </div>
      <div id={panelId} role="tabpanel" aria-label={own?.name ?? t(tabKey(query.category))}>
        <QueryView
          query={query.category === 'watch' ? watchlist.query : known}
          skeleton={<Skeleton lines={6} label={t('watch.loading')} className="p-4" />}
          failed={t('watch.failed')}
        >
          {() =>
            shown.length === 0 ? (
              <MarketListEmpty query={query} elsewhere={counts.get('all') ?? 0} onQuery={onQuery} />
            ) : query.view === 'map' ? (
              <HeatMap rows={ordered} />
            ) : (
              <div role="table" aria-label={t('list.label')} aria-rowcount={ordered.length + 1}>
                <div role="rowgroup" className="market-list-head">
                  <MarketListHead sort={query} onSort={onQuery} />
                </div>
                <div role="rowgroup" ref={list}>
                  {shown.map((row) => (
                    <MarketListRow
                      key={row.id}
                      row={row}
                      isSelected={row.code === selected}
                      isWatched={watched.has(row.id)}
                      onWatch={watchlist.change}
                      onPick={onPick}
                    />
                  ))}
                </div>
              </div>
            )
          }
        </QueryView>
      </div>
    </section>
  )
}

const tabKey = (filter: MarketQuery['category']) =>
  filter === 'watch' || isOwnList(filter) ? ('watch.title' as const) : categoryKeyOf(filter)

interface MarketListEmptyProps {
  query: MarketQuery
  /** How many instruments match in other categories. */
  elsewhere: number
  onQuery: (change: Partial<MarketQuery>) => void
}

/** No row to show, and the one step that brings some back. */
function MarketListEmpty({ query, elsewhere, onQuery }: MarketListEmptyProps) {
  const { t } = useTranslation('market')
  const text = query.text.trim()
  const showAll = <Button onClick={() => onQuery({ category: 'all' })}>{t('list.showAll')}</Button>

  if (text === '' && query.category === 'watch') {
    return (
      <EmptyState
        icon={<Star aria-hidden="true" />}
        title={t('watch.empty')}
        body={t('watch.emptyBody')}
        action={showAll}
      />
    )
  }
  if (text === '') return <EmptyState title={t('list.empty')} body={t('list.emptyBody')} action={showAll} />

  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title={t('list.nothingFound', { text })}
      body={elsewhere > 0 ? t('list.nothingFoundHere', { count: elsewhere }) : t('list.nothingFoundBody')}
      action={
        elsewhere > 0 ? showAll : <Button onClick={() => onQuery({ text: '' })}>{t('search.clear')}</Button>
      }
    />
  )
}

/** A screen of rows: enough for the first paint. */
const FIRST = 24
/** What a frame can add without being felt. */
const PIECE = 48

/**
 * A long list, the first screen of it at once and the rest in pieces, one a frame. A deferred render would do it in
 * one piece, but updates that never stop, such as prices, can hold one off for ever.
 *
 * @param subject - what the list is of; another one starts again with a screen
 */
function useIncrementalList<T>(items: readonly T[], subject: string): readonly T[] {
  const [shown, setShown] = useState({ subject, count: FIRST })
  const count = shown.subject === subject ? shown.count : FIRST
  const isWhole = count >= items.length

  useEffect(() => {
    if (isWhole) return
    const frame = requestAnimationFrame(() => setShown({ subject, count: count + PIECE }))
    return () => cancelAnimationFrame(frame)
  }, [subject, count, isWhole])

  return isWhole ? items : items.slice(0, count)
}
