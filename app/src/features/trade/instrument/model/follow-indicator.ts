import type { Candle } from './candle.ts'
import type { Indicator, IndicatorValues } from './indicators.ts'

/** An indicator along the candles of a chart. */
export interface FollowedIndicator {
  /** The names of its lines. */
  readonly lines: readonly string[]
  /** The figures of every candle, computed anew. */
  all(candles: readonly Candle[]): readonly IndicatorValues[]
  /**
   * The figures of the last candles, when only the end has changed: one step for each of them.
   *
   * @param changed the candles from the first that changed on, as {@link all} or this was told before
   */
  tail(changed: readonly Candle[]): readonly IndicatorValues[]
}

/** Follows an indicator: keeps what is known before the last candle, which grows with each price. */
export function followIndicator<State, Line extends string>(
  indicator: Indicator<State, Line>,
): FollowedIndicator {
  let beforeLast = indicator.start
  let last: { readonly time: number; readonly state: State } | undefined

  const next = (candle: Candle) => {
    // The last candle grew, or the next one began.
    if (last !== undefined && candle.time > last.time) beforeLast = last.state
    const { state, values } = indicator.step(beforeLast, candle)
    last = { time: candle.time, state }
    return values
  }
  return {
    lines: indicator.lines,
    all(candles) {
      beforeLast = indicator.start
      last = undefined
      return candles.map(next)
    },
    tail: (changed) => changed.map(next),
  }
}
