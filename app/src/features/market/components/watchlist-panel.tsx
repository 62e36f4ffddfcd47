import { clsx } from 'clsx'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { allOf, QueryView } from '#core/api/query-view.tsx'
import { formatPercent } from '#core/format/figures.ts'
import { FlashingPrice } from '#core/live-prices/flashing-price.tsx'
import { useLivePrice } from '#core/live-prices/use-live-price.ts'
import { useOnScreen } from '#core/live-prices/use-on-screen.ts'
import { SkeletonBlock, SkeletonFrame } from '#ui/feedback/skeleton-shapes.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { useMarketFigures } from '../api/use-market-figures.ts'
import { useWatchedRows } from '../api/use-watched-rows.ts'
import type { MarketFigures } from '../model/market-figures.ts'
import type { MarketRow } from '../model/market-row.ts'
import { RowChart } from './row-chart.tsx'
import './watchlist-panel.css'

interface WatchlistPanelProps {
  id: string
  /** Code of the instrument on the page. */
  current: string | undefined
}

/** The watchlist beside a chart: a press shows another instrument in the same place. */
export function WatchlistPanel({ id, current }: WatchlistPanelProps) {
  const { t } = useTranslation('market')
  const { list, watchlist, watched } = useWatchedRows()
  const figures = useMarketFigures().data
  const title = t(watched.isOwn || list.data === undefined ? 'watch.title' : 'title')
  return (
    <nav id={id} aria-label={title} className="card workspace-list">
      <h2 className="truncate border-b border-line px-3 py-3 text-14">{title}</h2>
      <QueryView
        query={allOf({ list, ids: watchlist })}
        skeleton={<WatchlistShape />}
        failed={t('watch.failed')}
      >
        {() => (
          <ul>
            {watched.rows.map((row) => (
              <WatchedRow
                key={row.id}
                row={row}
                figures={figures?.get(row.code)}
                isCurrent={row.code === current}
              />
            ))}
          </ul>
        )}
      </QueryView>
    </nav>
  )
}

const places = Array.from({ length: 16 }, (_, place) => place)

function WatchlistShape() {
  const { t } = useTranslation('market')
  return (
    <SkeletonFrame label={t('watch.loading')}>
      {places.map((place) => (
        <span key={place} className="watched-row border-b border-line">
          <SkeletonBlock className="h-3.5 w-16" />
          <SkeletonBlock className="watched-wide h-5" />
          <SkeletonBlock className="h-3 w-14" />
        </span>
      ))}
    </SkeletonFrame>
  )
}

interface WatchedRowProps {
  row: MarketRow
  figures: MarketFigures | undefined
  isCurrent: boolean
}

function WatchedRow({ row, figures, isCurrent }: WatchedRowProps) {
  const ref = useRef<HTMLLIElement>(null)
  const isOnScreen = useOnScreen(ref)
  const live = useLivePrice(row.code, { isListening: isOnScreen })
  const { price, changePercent, trend } = live ?? { ...row, trend: 0 as const }
  return (
    <li ref={ref} className="border-b border-line">
      <Link
        replace
        to={paths.instrument.href({ code: row.code, type: row.category, id: row.id })}
        aria-current={isCurrent ? 'page' : undefined}
        className={clsx('watched-row', isCurrent && 'bg-accent-soft')}
      >
        <span data-cell="name">
          <b className="block truncate">
            <bdi>{row.code}</bdi>
          </b>
          <bdi className="watched-wide block truncate text-12 text-muted" title={row.name}>
            {row.name}
          </bdi>
        </span>
        <span className="watched-wide h-6.5">
          {isOnScreen ? <RowChart row={row} figures={figures} className="block size-full" /> : null}
        </span>
        <span data-cell="quote">
          <FlashingPrice
            price={price}
            decimals={row.decimals}
            trend={trend}
            className="watched-wide font-strong"
          />
          <PriceChange ofPrice text={formatPercent(changePercent)} className="text-12" />
        </span>
      </Link>
    </li>
  )
}
