// biome-ignore-all lint/a11y/useSemanticElements: table elements cannot contain their layout row by row, and lose their
// meaning once they are no tables for CSS; the roles say it to everyone.

import { useTranslation } from 'react-i18next'
import { formatPercent, formatPrice, isolateFigure } from '#core/format/figures.ts'
import { FlashingPrice } from '#core/live-prices/flashing-price.tsx'
import { AgeText, useShownAge } from '#core/live-prices/price-age.tsx'
import { useLivePrice } from '#core/live-prices/use-live-price.ts'
import { useDevice } from '#lib/device/use-device.ts'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { type MarketRow, rangeOf } from '../model/market-row.ts'

/** The cells of a row that move: price, change, and where the price lies among the last hundred. */
export function MarketListQuote({ row, isListening }: { row: MarketRow; isListening: boolean }) {
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
  const label = t('list.range', { low: isolateFigure(texts.low), high: isolateFigure(texts.high) })

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
