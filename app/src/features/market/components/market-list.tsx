// biome-ignore-all lint/a11y/useSemanticElements: MarketList says why the list has roles in place of table elements.
import { ListFilter } from 'lucide-react'
import { type CSSProperties, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allOf, QueryView } from '#core/api/query-view.tsx'
import { categoryKeyOf } from '#core/instruments/category.ts'
import { useLargeText } from '#lib/device/large-text.ts'
import { useElementWidth } from '#lib/device/use-element-width.ts'
import { useStore } from '#lib/store/create-store.ts'
import { SkeletonRows } from '#ui/feedback/skeleton-shapes.tsx'
import { Button } from '#ui/form/button.tsx'
import type { useMarketFigures } from '../api/use-market-figures.ts'
import type { Watchlist } from '../api/use-watchlist.ts'
import {
  type ColumnKey,
  chosenColumns,
  columnKeys,
  columnStore,
  columnTracks,
  FIGURES_MAX,
  figureKeys,
  fitColumns,
  WIDE,
} from '../model/columns.ts'
import { countByCategory } from '../model/filter-rows.ts'
import type { FiguresByCode } from '../model/market-figures.ts'
import { isOwnList, type MarketQuery } from '../model/market-query.ts'
import type { MarketRow } from '../model/market-row.ts'
import { ownLists } from '../model/own-lists.ts'
import { needFigures, rangesInForce, rowsInRanges } from '../model/ranges.ts'
import { useOrderedRows } from '../model/use-ordered-rows.ts'
import { useQuotes } from '../model/use-quotes.ts'
import { ColumnDialog } from './column-dialog.tsx'
import { FigureNotice } from './figure-notice.tsx'
import { FilterChips, SaveButtons } from './filter-chips.tsx'
import { FilterDialog } from './filter-dialog.tsx'
import { HeatMap } from './heat-map.tsx'
import { type ListDialog, NarrowTools, WideTools } from './list-tools.tsx'
import { MarketListEmpty } from './market-list-empty.tsx'
import { MarketListHead, SortChoice } from './market-list-head.tsx'
import { MarketListRow } from './market-list-row.tsx'
import { MarketTabs } from './market-tabs.tsx'
import './market-list.css'

/** Most of what is shown needs nothing more once the instruments are there. */
const known: Watchlist['query'] = { data: [], error: null, refetch: () => undefined }
const noFigures: FiguresByCode = new Map()

/** An order by live prices is this old at most. */
const REORDER_MS = 5000

export interface MarketListProps {
  rows: readonly MarketRow[]
  /** The rows that the search has found, the best first. */
  found: readonly MarketRow[]
  figures: ReturnType<typeof useMarketFigures>
  query: MarketQuery
  onQuery: (change: Partial<MarketQuery>) => void
  watchlist: Watchlist
  /** The button of the price alerts of an instrument. Keep it the same function, or every row renders again. */
  alertsOf: ((row: MarketRow) => ReactNode) | undefined
}

/**
 * The screener: categories, lists and saved filters, what is filtered and how it is ordered, and a row for each
 * instrument that is left.
 *
 * It is no `DataTable`: each of its hundreds of rows contains its own layout and paint, so that a price which moves
 * touches nothing around it, and has one of two shapes by the width of the list. Table elements cannot contain their
 * layout row by row, and are no tables for assistive technology once CSS makes grids of them; so roles say what the
 * parts are.
 */
export function MarketList({ rows, found, figures, query, onQuery, watchlist, alertsOf }: MarketListProps) {
  const { t } = useTranslation('market')
  const panelId = useId()
  const card = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const width = useElementWidth(card)
  const watched = useMemo(() => new Set(watchlist.ids), [watchlist.ids])
  const lists = useStore(ownLists)
  const own = lists.find(({ id }) => id === query.category)
  // Rows do not change places under a pointer or the keyboard: while the user is in the list its order holds.
  const quoteOf = useQuotes(REORDER_MS, () => list.current?.matches(':hover, :focus-within') ?? false)
  const byCode = figures.data ?? noFigures
  const inRanges = useMemo(() => rowsInRanges(found, query, quoteOf, byCode), [found, query, quoteOf, byCode])
  const counts = countByCategory(inRanges, watched, lists)
  const ordered = useOrderedRows(inRanges, query, own?.ids ?? watchlist.ids, quoteOf, byCode)
  const shown = useIncrementalList(ordered, `${query.category} ${query.text} ${query.saved}`)
  const { columns, below, isWide } = useColumns(query, width)
  const isMap = query.view === 'map'
  const [open, setOpen] = useState<ListDialog>()
  const chips = <FilterChips query={query} onQuery={onQuery} onEdit={() => setOpen('filter')} />

  return (
    <section
      ref={card}
      aria-label={t('list.label')}
      className="card market-list max-md:-mx-4 max-md:rounded-none on-mobile:-mx-4 on-mobile:rounded-none"
      data-wide={isWide || undefined}
      data-below={below.length > 0 || undefined}
      data-sort={query.sort}
      style={{ '--market-columns': columnTracks(columns) } as CSSProperties}
    >
      <div className="market-list-top">
        <MarketTabs
          rows={rows}
          found={found}
          query={query}
          onQuery={onQuery}
          counts={counts}
          watched={watched}
          quoteOf={quoteOf}
          figures={byCode}
          panelId={panelId}
        />
        {isWide ? null : (
          <div className="market-list-bar">
            <SortChoice sort={query} onSort={onQuery} />
            <NarrowTools query={query} onQuery={onQuery} onOpen={setOpen} />
          </div>
        )}
      </div>
      {isWide ? (
        <div className="flex flex-wrap items-center gap-2 border-b border-line px-3 py-2">
          {chips}
          <Button
            size="sm"
            aria-haspopup="dialog"
            icon={<ListFilter className="size-4" aria-hidden="true" />}
            onClick={() => setOpen('filter')}
            className="rounded-full!"
          >
            {t('filter.show')}
          </Button>
          <SaveButtons query={query} onQuery={onQuery} />
          <WideTools query={query} onQuery={onQuery} onOpen={setOpen} />
        </div>
      ) : rangesInForce(query).length > 0 || query.saved ? (
        <div className="flex flex-wrap items-center gap-2 border-b border-line px-3 py-2 empty:hidden">
          {chips}
          <SaveButtons query={query} onQuery={onQuery} />
        </div>
      ) : null}
      {open === 'filter' ? (
        <FilterDialog query={query} onQuery={onQuery} onClose={() => setOpen(undefined)} />
      ) : null}
      {open === 'columns' ? (
        <ColumnDialog isWide={isWide} width={width} onClose={() => setOpen(undefined)} />
      ) : null}
      <div id={panelId} role="tabpanel" aria-label={own?.name ?? t(tabKey(query.category))}>
        <QueryView
          query={allOf({
            ids: query.category === 'watch' ? watchlist.query : known,
            figures: isMap || needFigures(query) ? figures : known,
          })}
          skeleton={<SkeletonRows rows={8} label={t('list.loading')} />}
          failed={
            query.category === 'watch' && watchlist.query.error ? t('watch.failed') : t('figures.failed')
          }
        >
          {() =>
            shown.length === 0 ? (
              <MarketListEmpty
                query={query}
                elsewhere={counts.get('all') ?? 0}
                unfiltered={found.length}
                onQuery={onQuery}
              />
            ) : isMap ? (
              <HeatMap rows={ordered} figures={byCode} sort={query.sort} width={width} />
            ) : (
              <>
                {figures.isError && figures.data === undefined ? (
                  <FigureNotice onRetry={figures.refetch} />
                ) : null}
                <div
                  role="table"
                  aria-label={t('list.label')}
                  aria-rowcount={ordered.length + (isWide ? 1 : 0)}
                >
                  {isWide ? (
                    <div role="rowgroup" className="market-list-head">
                      <MarketListHead
                        sort={query}
                        onSort={onQuery}
                        columns={columns}
                        hasAlerts={alertsOf !== undefined}
                      />
                    </div>
                  ) : null}
                  <div role="rowgroup" ref={list}>
                    {shown.map((row) => (
                      <MarketListRow
                        key={row.id}
                        row={row}
                        figures={byCode.get(row.code)}
                        columns={columns}
                        below={below}
                        isWatched={watched.has(row.id)}
                        onWatch={watchlist.change}
                        alertsOf={alertsOf}
                      />
                    ))}
                  </div>
                </div>
              </>
            )
          }
        </QueryView>
      </div>
    </section>
  )
}

const tabKey = (filter: MarketQuery['category']) =>
  filter === 'watch' || isOwnList(filter) ? ('watch.title' as const) : categoryKeyOf(filter)

const isColumn = (key: string): key is ColumnKey => (columnKeys as readonly string[]).includes(key)
const noColumns: readonly ColumnKey[] = []

/** The columns of a wide list, or what a narrow one shows below each name. The same arrays until they change. */
function useColumns(query: MarketQuery, width: number) {
  const kept = useStore(columnStore)
  const isLarge = useLargeText()
  const isWide = width >= WIDE && !isLarge
  const needed = [query.sort, ...rangesInForce(query).map(({ key }) => key)].filter(isColumn).join(' ')
  return useMemo(() => {
    const chosen = chosenColumns(kept, isWide)
    const keys = needed === '' ? noColumns : (needed.split(' ') as ColumnKey[])
    return {
      isWide,
      columns: isWide ? fitColumns(chosen, width, keys) : noColumns,
      below: isWide
        ? []
        : [...new Set([...keys, ...chosen])]
            .filter((key) => figureKeys.includes(key as never))
            .slice(0, FIGURES_MAX)
            .map((key) => key as (typeof figureKeys)[number]),
    }
  }, [kept, isWide, width, needed])
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
