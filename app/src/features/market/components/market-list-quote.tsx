// biome-ignore-all lint/a11y/useSemanticElements: table elements cannot contain their layout row by row, and lose their
// meaning once they are no tables for CSS; the roles say it to everyone.
import { formatPercent } from '#core/format/format-percent.ts'
import { AgeText } from '#core/live-prices/age-text.tsx'
import { FlashingPrice } from '#core/live-prices/flashing-price.tsx'
import { useLivePrice } from '#core/live-prices/use-live-price.ts'
import { useShownAge } from '#core/live-prices/use-shown-age.ts'
import { useDevice } from '#lib/device/use-device.ts'
import { PriceChange } from '#ui/figure/price-change.tsx'
import type { MarketRow } from '../model/market-row.ts'
import { PriceRange } from './price-range.tsx'

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
