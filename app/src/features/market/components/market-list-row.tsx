// biome-ignore-all lint/a11y/useSemanticElements: table elements cannot contain their layout row by row, and lose their
// meaning once they are no tables for CSS; the roles say it to everyone.
// biome-ignore-all lint/a11y/useFocusableInteractive: rows and headers of a plain table take no focus, their buttons and links do.
import { type MouseEvent, memo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { categoryKeyOf } from '#core/instruments/category.ts'
import { MarketHoursBadge, useOpeningText } from '#core/instruments/market-hours.tsx'
import { useOnScreen } from '#core/live-prices/use-on-screen.ts'
import type { Watchable } from '../api/use-watchlist.ts'
import type { MarketRow } from '../model/market-row.ts'
import { MarketListQuote } from './market-list-quote.tsx'
import { RowChart } from './row-chart.tsx'
import { WatchButton } from './watch-button.tsx'

export interface MarketListRowProps {
  row: MarketRow
  isSelected: boolean
  isWatched: boolean
  /** Keep it the same function too. */
  onWatch: (instrument: Watchable) => void
  /**
   * Shows the instrument beside the list; `undefined` when the user leaves for its page. Keep it the same function,
   * or every row renders again.
   */
  onSelect: (code: string | undefined) => void
}

/** One instrument of the list. Only its quote renders again when the price moves, and only while it is on screen. */
export const MarketListRow = memo(function MarketListRow({
  row,
  isSelected,
  isWatched,
  onWatch,
  onSelect,
}: MarketListRowProps) {
  const { t } = useTranslation('market')
  const ref = useRef<HTMLDivElement>(null)
  const isOnScreen = useOnScreen(ref)
  const openingText = useOpeningText()

  const handleClick = ({ target }: MouseEvent) =>
    onSelect((target as Element).closest('a, button') ? undefined : row.code)

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the link in the row is the way for keys, and focus on it selects
    <div
      ref={ref}
      role="row"
      className="market-row"
      aria-current={isSelected || undefined}
      data-selected={isSelected || undefined}
      onClick={handleClick}
      onFocus={() => onSelect(row.code)}
    >
      <div role="cell" data-cell="watch">
        <WatchButton code={row.code} isWatched={isWatched} onToggle={() => onWatch(row)} />
      </div>
      <div role="rowheader" data-cell="name">
        <Link
          to={paths.instrument.href({ code: row.code, type: row.category, id: row.id })}
          className="market-row-link"
        >
          <b className="block truncate">
            <bdi>{row.code}</bdi>
          </b>
          <span className="market-row-name text-12 text-muted">
            {row.opensAt === undefined ? null : (
              <span className="market-row-opens">{openingText(row.opensAt)}</span>
            )}
            <bdi className="inline-block max-w-full truncate align-bottom">{row.name}</bdi>
          </span>
        </Link>
      </div>
      <div role="cell" data-cell="kind" className="truncate text-13 text-muted">
        {t(categoryKeyOf(row.category))}
      </div>
      <div role="cell" data-cell="chart" className="h-6.5">
        {isOnScreen ? <RowChart row={row} className="block size-full" /> : null}
      </div>
      <MarketListQuote row={row} isListening={isOnScreen} />
      <div role="cell" data-cell="session">
        <MarketHoursBadge marketHours={row.marketHours} />
        {row.opensAt === undefined ? null : (
          <span className="block text-12 text-muted">{openingText(row.opensAt)}</span>
        )}
      </div>
    </div>
  )
})
