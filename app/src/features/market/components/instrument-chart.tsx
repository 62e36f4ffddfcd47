import { useTranslation } from 'react-i18next'
import { formatPrice } from '#core/format/format-price.ts'
import { isolateFigure } from '#core/format/isolate-figure.ts'
import { liveValueOf } from '#core/live-prices/live-value.ts'
import { useLiveTone } from '#core/live-prices/use-live-tone.ts'
import { Sparkline } from '#ui/figure/sparkline.tsx'
import { useDayLine } from '../api/use-day-line.ts'
import type { MarketRow } from '../model/market-row.ts'
import { previousCloseOf } from '../model/market-row.ts'

/** The last 24 hours of an instrument; its last hundred prices where there is no such history. */
export function InstrumentChart({ row, asOf }: { row: MarketRow; asOf: string }) {
  const { t } = useTranslation('market')
  const day = useDayLine(row.code, asOf)
  const tone = useLiveTone(row.code, row.changePercent)

  if (day.isPending) {
    return (
      <div role="status" aria-busy="true" className="skeleton h-28">
        <span className="sr-only">{t('selected.chartLoading', { code: row.code })}</span>
      </div>
    )
  }

  const points = day.data && day.data.length > 1 ? day.data : row.recent
  const [from = row.price] = points
  const figures = {
    from: isolateFigure(formatPrice(from, row.decimals)),
    to: isolateFigure(formatPrice(points.at(-1) ?? row.price, row.decimals)),
  }
  return (
    <Sparkline
      points={points}
      tone={tone}
      baseline={previousCloseOf(row)}
      live={liveValueOf(row.code)}
      variant="area"
      label={t(points === row.recent ? 'selected.chartRecent' : 'selected.chart', {
        code: row.code,
        ...figures,
      })}
      className="block h-28 w-full"
    />
  )
}
