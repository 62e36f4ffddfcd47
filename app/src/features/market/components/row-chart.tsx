import { liveValueOf, useLiveTone } from '#core/live-prices/use-live-price.ts'
import { Sparkline } from '#ui/figure/sparkline.tsx'
import { type MarketRow, previousCloseOf } from '../model/market-row.ts'

interface RowChartProps {
  row: MarketRow
  /** Prices since the close of the previous UTC day, as the change is counted. */
  points: readonly number[]
  className: string
}

/** The day of an instrument; the end of the line is the live price. */
export function RowChart({ row, points, className }: RowChartProps) {
  const tone = useLiveTone(row.code, row.changePercent)
  return (
    <Sparkline
      points={points}
      tone={tone}
      baseline={previousCloseOf(row)}
      live={liveValueOf(row.code)}
      className={className}
    />
  )
}
