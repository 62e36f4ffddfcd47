import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPrice, isolateFigure } from '#core/format/figures.ts'
import { formatDateTime } from '#core/format/format-time.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import type { Candle } from './candle.ts'
import { summariseChart } from './chart-summary.ts'
import type { Period } from './periods.ts'

/** The chart in a sentence. Changes when a candle begins, not with every tick: it is there to be listened to. */
export function useChartSummary(
  candles: readonly Candle[],
  { code, decimals }: Instrument,
  period: Period,
): string {
  const { t, i18n } = useTranslation('instrument')
  const edges = `${candles[0]?.time} ${candles.at(-1)?.time}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: the edges stand for the candles
  return useMemo(() => {
    const summary = summariseChart(candles)
    const named = { code, period: t(`period.${period}`) }
    if (!summary) return t('chart.summary.empty', named)
    const price = (value: number) => isolateFigure(formatPrice(value, decimals))
    return t(`chart.summary.${summary.trend}`, {
      ...named,
      start: formatDateTime(summary.startsAt * 1000, i18n.language),
      end: formatDateTime(summary.endsAt * 1000, i18n.language),
      from: price(summary.from),
      to: price(summary.to),
      high: price(summary.highest),
      low: price(summary.lowest),
    })
  }, [edges, code, decimals, period, t, i18n.language])
}
