// biome-ignore-all lint/a11y/useSemanticElements: MarketList says why the list has roles in place of table elements.
// biome-ignore-all lint/a11y/useFocusableInteractive: rows and headers of a plain table take no focus, their buttons and links do.
import { memo, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { categoryKeyOf } from '#core/instruments/category.ts'
import { MarketHoursBadge, useOpeningText } from '#core/instruments/market-hours.tsx'
import { useOnScreen } from '#core/live-prices/use-on-screen.ts'
import type { Watchable } from '../api/use-watchlist.ts'
import type { ColumnKey, FigureKey } from '../model/columns.ts'
import type { MarketFigures } from '../model/market-figures.ts'
import type { MarketRow } from '../model/market-row.ts'
import { MarketListQuote } from './market-list-quote.tsx'
import { PriceSpan } from './price-span.tsx'
import { RowChart } from './row-chart.tsx'
import { StretchFigure } from './stretch-figure.tsx'
import { WatchButton } from './watch-button.tsx'

/** Every property but the row's own figures is the same for each row of a list, or all of them render again. */
export interface MarketListRowProps {
  row: MarketRow
  /** Undefined until they are known. */
  figures: MarketFigures | undefined
  /** The columns of a wide list; none in a narrow one. */
  columns: readonly ColumnKey[]
  /** What a narrow list shows below the name. */
  below: readonly FigureKey[]
  isWatched: boolean
  onWatch: (instrument: Watchable, isWatched: boolean) => void
  /** The button of the price alerts of an instrument. */
  alertsOf: ((row: MarketRow) => ReactNode) | undefined
}

/** One instrument of the list. Only its quote renders again when the price moves, and only while it is on screen. */
export const MarketListRow = memo(function MarketListRow({
  row,
  figures,
  columns,
  below,
  isWatched,
  onWatch,
  alertsOf,
}: MarketListRowProps) {
  const ref = useRef<HTMLDivElement>(null)
  const isOnScreen = useOnScreen(ref)

  return (
    <div ref={ref} role="row" className="market-row">
      <div role="cell" data-cell="watch">
        <WatchButton code={row.code} isWatched={isWatched} onToggle={() => onWatch(row, !isWatched)} />
      </div>
      <NameCell row={row} hasSession={columns.includes('session')} />
      {columns.length === 0 ? (
        <NarrowCells row={row} figures={figures} below={below} isOnScreen={isOnScreen} />
      ) : (
        <WideCells row={row} figures={figures} columns={columns} isOnScreen={isOnScreen} />
      )}
      {columns.length === 0 ? null : (
        <div role="cell" data-cell="alerts">
          {isOnScreen ? alertsOf?.(row) : null}
        </div>
      )}
    </div>
  )
})

function NameCell({ row, hasSession }: { row: MarketRow; hasSession: boolean }) {
  const openingText = useOpeningText()
  return (
    <div role="rowheader" data-cell="name">
      <Link
        to={paths.instrument.href({ code: row.code, type: row.category, id: row.id })}
        className="market-row-link"
      >
        <b className="block truncate">
          <bdi>{row.code}</bdi>
        </b>
        <span className="market-row-name text-12 text-muted">
          {row.opensAt === undefined || hasSession ? null : (
            <span className="market-row-opens">{openingText(row.opensAt)}</span>
          )}
          <bdi className="market-row-words" title={row.name}>
            {row.name}
          </bdi>
        </span>
      </Link>
    </div>
  )
}

interface CellsProps {
  row: MarketRow
  figures: MarketFigures | undefined
  isOnScreen: boolean
}

/** A cell for each column. */
function WideCells({ row, figures, columns, isOnScreen }: CellsProps & { columns: readonly ColumnKey[] }) {
  const { t } = useTranslation('market')
  const openingText = useOpeningText()
  const stretch = (key: FigureKey) =>
    columns.includes(key) ? (
      <div key={key} role="cell" data-cell={key} className="figure-end">
        <StretchFigure of={key} figures={figures} />
      </div>
    ) : null

  return (
    <>
      {columns.includes('chart') ? <ChartCell row={row} figures={figures} isOnScreen={isOnScreen} /> : null}
      <MarketListQuote row={row} figures={figures} columns={columns} isListening={isOnScreen}>
        {stretch('week')}
        {stretch('month')}
        {stretch('year')}
      </MarketListQuote>
      {columns.includes('yearRange') ? (
        <div role="cell" data-cell="yearRange">
          {figures && isOnScreen ? (
            <PriceSpan
              low={figures.yearLow}
              high={figures.yearHigh}
              price={row.price}
              decimals={row.decimals}
            />
          ) : null}
        </div>
      ) : null}
      {stretch('volatility')}
      {stretch('volume')}
      {columns.includes('kind') ? (
        <div role="cell" data-cell="kind" className="truncate text-13 text-muted">
          {t(categoryKeyOf(row.category))}
        </div>
      ) : null}
      {columns.includes('session') ? (
        <div role="cell" data-cell="session">
          <MarketHoursBadge marketHours={row.marketHours} />
          {row.opensAt === undefined ? null : (
            <span className="block truncate text-12 text-muted">{openingText(row.opensAt)}</span>
          )}
        </div>
      ) : null}
    </>
  )
}

const quoteOfNarrow: readonly ColumnKey[] = ['price', 'change']

/** Price and change of the day beside a line of that day; chosen figures below, each with its label. */
function NarrowCells({ row, figures, below, isOnScreen }: CellsProps & { below: readonly FigureKey[] }) {
  const { t } = useTranslation('market')
  return (
    <>
      <ChartCell row={row} figures={figures} isOnScreen={isOnScreen} />
      <MarketListQuote row={row} figures={figures} columns={quoteOfNarrow} isListening={isOnScreen} />
      {below.length === 0 ? null : (
        <div role="cell" data-cell="below" className="text-12">
          {below.map((key) => (
            <span key={key} className="grid min-w-0 justify-items-start">
              <span className="max-w-full truncate text-muted">{t(`column.${key}`)}</span>
              <StretchFigure of={key} figures={figures} />
            </span>
          ))}
        </div>
      )}
    </>
  )
}

function ChartCell({ row, figures, isOnScreen }: CellsProps) {
  return (
    <div role="cell" data-cell="chart" className="h-6.5">
      {isOnScreen ? <RowChart row={row} figures={figures} className="block size-full" /> : null}
    </div>
  )
}
