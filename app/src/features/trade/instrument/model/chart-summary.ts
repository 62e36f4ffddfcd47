import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Instrument } from '#core/instruments/instrument.ts'
import type { Candle } from './candle.ts'
import type { ChartTools } from './chart-tools.ts'
import { indicatorIds, indicatorName } from './indicator-kinds.ts'
import type { Period } from './periods.ts'

/** A chart in a few figures, to be spoken. */
export interface ChartSummary {
  readonly count: number
  readonly from: number
  readonly to: number
  readonly highest: number
  readonly lowest: number
  /** Start of the first and of the last candle, epoch seconds. */
  readonly startsAt: number
  readonly endsAt: number
  readonly trend: 'rose' | 'fell' | 'unchanged'
}

/** Sums up a chart; undefined where there is nothing to sum up. */
export function summariseChart(candles: readonly Candle[]): ChartSummary | undefined {
  const first = candles[0]
  const last = candles.at(-1)
  if (!first || !last) return undefined
  const from = first.open
  const to = last.close
  return {
    count: candles.length,
    from,
    to,
    highest: candles.reduce((highest, { high }) => Math.max(highest, high), first.high),
    lowest: candles.reduce((lowest, { low }) => Math.min(lowest, low), first.low),
    startsAt: first.time,
    endsAt: last.time,
    trend: to === from ? 'unchanged' : to > from ? 'rose' : 'fell',
  }
}

/** What changes when a candle begins or older ones arrive, and stays while the last one grows. */
const edgesOf = (candles: readonly Candle[]) => `${candles[0]?.time} ${candles.at(-1)?.time}`

/** The chart in a sentence. Changes when a candle begins, not with every tick: it is there to be listened to. */
export function useChartSummary(
  candles: readonly Candle[],
  { code, decimals }: Instrument,
  { period, indicators }: { readonly period: Period; readonly indicators: ChartTools['indicators'] },
): string {
  const { t } = useTranslation('instrument')
  const [spoken, setSpoken] = useState(candles)
  if (edgesOf(candles) !== edgesOf(spoken)) setSpoken(candles)

  const names = indicatorIds.flatMap((id) => {
    const setting = indicators[id]
    return setting ? indicatorName(id, setting) : []
  })
  const shown = names.length > 0 ? ` ${t('chart.summary.indicators', { names: names.join('; ') })}` : ''

  const prices = useMemo(() => {
    const summary = summariseChart(spoken)
    const named = { code, period: t(`period.${period}`) }
    if (!summary) return t('chart.summary.empty', named)
    return t(`chart.summary.${summary.trend}`, {
      ...named,
      decimals,
      start: summary.startsAt * 1000,
      end: summary.endsAt * 1000,
      from: summary.from,
      to: summary.to,
      high: summary.highest,
      low: summary.lowest,
    })
  }, [spoken, code, decimals, period, t])
  return prices + shown
}
