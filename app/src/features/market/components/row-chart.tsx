import { liveValueOf, useLiveTone } from '#core/live-prices/use-live-price.ts'
import { Sparkline } from '#ui/figure/sparkline.tsx'
import { type MarketRow, previousCloseOf } from '../model/market-row.ts'

/** The last hundred prices of an instrument; the end of the line is the live price. */
export function RowChart({ row, className }: { row: MarketRow; className: string }) {
  const tone = useLiveTone(row.code, row.changePercent)
  return (
    <Sparkline
      points={row.recent}
      tone={tone}
      baseline={previousCloseOf(row)}
      live={liveValueOf(row.code)}
      className={className}
    />
  )
}
