import { liveValueOf, useLiveTone } from '#core/live-prices/use-live-price.ts'
import { Sparkline } from '#ui/figure/sparkline.tsx'
import type { MarketFigures } from '../model/market-figures.ts'
import { type MarketRow, previousCloseOf } from '../model/market-row.ts'

interface RowChartProps {
  row: MarketRow
  /** Undefined until they are known. */
  figures: MarketFigures | undefined
  className: string
}

/**
 * The day of an instrument, over the same hours as its change: from the close of the previous UTC day to the live price.
 * Its place stays empty until the day is known.
 */
export function RowChart({ row, figures, className }: RowChartProps) {
  const tone = useLiveTone(row.code, row.changePercent)
  if (!figures) return <span className={className} />
  return (
    <Sparkline
      points={figures.dayPrices}
      tone={tone}
      baseline={previousCloseOf(row)}
      live={liveValueOf(row.code)}
      className={className}
    />
  )
}
