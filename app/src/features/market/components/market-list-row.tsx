// biome-ignore-all lint/a11y/useSemanticElements: MarketList says why the list has roles in place of table elements.
// biome-ignore-all lint/a11y/useFocusableInteractive: rows and headers of a plain table take no focus, their buttons and links do.
import { type MouseEvent, memo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { formatPercent, formatPrice } from '#core/format/figures.ts'
import { categoryKeyOf } from '#core/instruments/category.ts'
import { MarketHoursBadge, useOpeningText } from '#core/instruments/market-hours.tsx'
import { FlashingPrice } from '#core/live-prices/flashing-price.tsx'
import { AgeText, useShownAge } from '#core/live-prices/price-age.tsx'
import { useLivePrice } from '#core/live-prices/use-live-price.ts'
import { useOnScreen } from '#core/live-prices/use-on-screen.ts'
import { useDevice } from '#lib/device/use-device.ts'
import { PriceChange } from '#ui/figure/price-change.tsx'
import type { Watchable } from '../api/use-watchlist.ts'
import { type MarketRow, rangeOf } from '../model/market-row.ts'
import { RowChart } from './row-chart.tsx'
import { WatchButton } from './watch-button.tsx'

export interface MarketListRowProps {
  row: MarketRow
  isSelected: boolean
  isWatched: boolean
  /** Keep it the same function, or every row renders again. */
  onWatch: (instrument: Watchable, isWatched: boolean) => void
  /**
   * The user has picked the instrument, or with `undefined` none any more: the focus has left it, or a link of the row
   * leads away. Keep it the same function, or every row renders again.
   */
  onPick: (code: string | undefined) => void
}

/** One instrument of the list. Only its quote renders again when the price moves, and only while it is on screen. */
export const MarketListRow = memo(function MarketListRow({
  row,
  isSelected,
  isWatched,
  onWatch,
  onPick,
}: MarketListRowProps) {
  const { t } = useTranslation('market')
  const ref = useRef<HTMLDivElement>(null)
  const isOnScreen = useOnScreen(ref)
  const openingText = useOpeningText()

  const handleClick = ({ target }: MouseEvent) =>
    onPick((target as Element).closest('a, button') ? undefined : row.code)

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys use the link in the row, and focus on it picks the row
    <div
      ref={ref}
      role="row"
      className="market-row"
      aria-current={isSelected || undefined}
      data-selected={isSelected || undefined}
      onClick={handleClick}
      onFocus={() => onPick(row.code)}
      onBlur={() => onPick(undefined)}
    >
      <div role="cell" data-cell="watch">
        <WatchButton code={row.code} isWatched={isWatched} onToggle={() => onWatch(row, !isWatched)} />
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

/** The cells of a row that move: price, change, and where the price lies among the last hundred. */
function MarketListQuote({ row, isListening }: { row: MarketRow; isListening: boolean }) {
  const { price, changePercent, trend } = useLivePrice(row.code, { isListening }) ?? {
    ...row,
    trend: 0,
  }
  const isMobile = useDevice() === 'mobile'
  const shownAge = useShownAge(row.code)
  const age = isListening ? shownAge : undefined
  const isAged = age !== undefined || undefined

  return (
    <>
      <div role="cell" data-cell="price" data-aged={isAged} className="figure-end">
        <FlashingPrice price={price} decimals={row.decimals} trend={trend} className="font-strong" />
        {age === undefined ? null : <AgeText age={age} />}
      </div>
      <div role="cell" data-cell="change" data-aged={isAged} className="figure-end">
        <PriceChange ofPrice text={formatPercent(changePercent)} />
      </div>
      <div role="cell" data-cell="range">
        {isListening && !isMobile ? (
          <PriceRange recent={row.recent} price={price} decimals={row.decimals} />
        ) : null}
      </div>
    </>
  )
}

interface PriceRangeProps {
  recent: readonly number[]
  price: number
  decimals: number
}

/** Where a price lies between the lowest and the highest of the last hundred. Runs left to right like a chart. */
function PriceRange({ recent, price, decimals }: PriceRangeProps) {
  const { t } = useTranslation('market')
  const { low, high, position } = rangeOf(recent, price)
  const texts = { low: formatPrice(low, decimals), high: formatPrice(high, decimals) }
  const label = t('list.range', { low: texts.low, high: texts.high })

  return (
    <div dir="ltr" className="grid grid-cols-[1fr_72px_1fr] items-center gap-2 text-12 text-muted">
      <span aria-hidden="true" className="num text-end">
        {texts.low}
      </span>
      <span role="img" aria-label={label} className="relative block h-1 rounded-full bg-line">
        <i
          className="absolute -inset-y-1 w-0.5 rounded-[1px] bg-text"
          style={{ insetInlineStart: `calc(${(position * 100).toFixed(1)}% - 1px)` }}
        />
      </span>
      <span aria-hidden="true" className="num">
        {texts.high}
      </span>
    </div>
  )
}
