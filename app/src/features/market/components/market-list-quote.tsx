// biome-ignore-all lint/a11y/useSemanticElements: MarketList says why the list has roles in place of table elements.
import type { ReactNode } from 'react'
import { formatPercent } from '#core/format/figures.ts'
import { FlashingPrice } from '#core/live-prices/flashing-price.tsx'
import { AgeText, useShownAge } from '#core/live-prices/price-age.tsx'
import { useLivePrice } from '#core/live-prices/use-live-price.ts'
import { PriceChange } from '#ui/figure/price-change.tsx'
import type { ColumnKey } from '../model/columns.ts'
import type { MarketFigures } from '../model/market-figures.ts'
import type { MarketRow } from '../model/market-row.ts'
import { PriceSpan } from './price-span.tsx'

interface MarketListQuoteProps {
  row: MarketRow
  figures: MarketFigures | undefined
  /** The columns of the list; cells of other columns are not shown. */
  columns: readonly ColumnKey[]
  isListening: boolean
  /** Cells between change and range. They are handed in, so that a price that moves does not render them again. */
  children?: ReactNode
}

/** The cells of a row that move: price, change of the day, and where the price lies in the range of the day. */
export function MarketListQuote({ row, figures, columns, isListening, children }: MarketListQuoteProps) {
  const { price, changePercent, trend } = useLivePrice(row.code, { isListening }) ?? { ...row, trend: 0 }
  const shownAge = useShownAge(row.code)
  const age = isListening ? shownAge : undefined
  const isAged = age !== undefined || undefined

  return (
    <>
      {columns.includes('price') ? (
        <div role="cell" data-cell="price" data-aged={isAged} className="figure-end">
          <FlashingPrice price={price} decimals={row.decimals} trend={trend} className="font-strong" />
          {age === undefined ? null : <AgeText age={age} />}
        </div>
      ) : null}
      {columns.includes('change') ? (
        <div role="cell" data-cell="change" data-aged={isAged} className="figure-end">
          <PriceChange ofPrice text={formatPercent(changePercent)} />
        </div>
      ) : null}
      {children}
      {columns.includes('range') ? (
        <div role="cell" data-cell="range">
          {isListening && figures ? (
            <PriceSpan
              low={Math.min(figures.dayLow, price)}
              high={Math.max(figures.dayHigh, price)}
              price={price}
              decimals={row.decimals}
            />
          ) : null}
        </div>
      ) : null}
    </>
  )
}
