import { useGetKValueByCodeAndDate } from '@swx/sdk/react'
import { useTranslation } from 'react-i18next'
import { formatPrice, isolateFigure } from '#core/format/figures.ts'
import { utcDay } from '#core/format/format-time.ts'
import { liveValueOf, useLiveTone } from '#core/live-prices/use-live-price.ts'
import { Sparkline } from '#ui/figure/sparkline.tsx'
import { type MarketRow, previousCloseOf } from '../model/market-row.ts'

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

/** A day in quarters of an hour. */
const QUARTERS = 96

/**
 * Closing prices of the last 24 hours, a quarter of an hour apart, oldest first.
 * @param asOf the market's time (RFC 3339): the day of the user's own clock may be one that has not begun there
 */
function useDayLine(code: string, asOf: string) {
  const date = utcDay(Date.parse(asOf))
  return useGetKValueByCodeAndDate<readonly number[]>(
    { code, date, period: '15m', limit: QUARTERS },
    { query: { select: (result) => result.map(({ c }) => c) } },
  )
}
