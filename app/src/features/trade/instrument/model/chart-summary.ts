import type { Candle } from './candle.ts'

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
