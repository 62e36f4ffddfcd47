import type { Candle, CandleChanges } from '../candle.ts'
import type { ChartTools } from '../chart-tools.ts'
import { type IndicatorId, type IndicatorSetting, indicatorIds } from '../indicator-kinds.ts'
import type { Period } from '../periods.ts'
import type { IndicatorValues } from './indicator.ts'
import { makeIndicator } from './make-indicator.ts'

/** The figures of one indicator at one candle. */
export interface IndicatorReading {
  readonly id: IndicatorId
  readonly setting: IndicatorSetting
  readonly values: IndicatorValues
}

/** One indicator along the candles of a chart. */
export interface IndicatorTrack {
  readonly id: IndicatorId
  readonly setting: IndicatorSetting
  /** The values at each candle, from the first on. */
  readonly values: readonly IndicatorValues[]
}

/** The indicators of a chart, along its candles. */
export interface IndicatorTracks {
  readonly tracks: readonly IndicatorTrack[]
  /** Takes the current candles; computes only what changed. */
  update(candles: readonly Candle[], changes: CandleChanges): void
  /** The figures at a candle, counted from the first. */
  at(index: number): readonly IndicatorReading[]
}

/** Computes the indicators that a user has chosen. A price of the feed costs one step of each, whatever was before. */
export function trackIndicators(indicators: ChartTools['indicators'], period: Period): IndicatorTracks {
  const tracks = indicatorIds.flatMap((id) => {
    const setting = indicators[id]
    if (setting === undefined) return []
    const values: IndicatorValues[] = []
    return [{ id, setting, values, followed: makeIndicator(id, setting.lengths, period) }]
  })

  return {
    tracks,
    update(candles, changes) {
      for (const { values, followed } of tracks) {
        const isTail = changes.kind === 'tail'
        // The list itself is kept: copying thousands of figures for each price would be most of the work.
        values.length = isTail ? candles.length - changes.candles.length : 0
        for (const value of isTail ? followed.tail(changes.candles) : followed.all(candles))
          values.push(value)
      }
    },
    at: (index) => tracks.map(({ id, setting, values }) => ({ id, setting, values: values[index] ?? {} })),
  }
}
