import type { Candle } from '../candle.ts'

/** An indicator along the candles of a chart. */
export interface FollowedIndicator {
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
    all(candles) {
      beforeLast = indicator.start
      last = undefined
      return candles.map(next)
    },
    tail: (changed) => changed.map(next),
  }
}

/** Figures of one candle, by the name of their line; a line without a figure yet is undefined. */
export type IndicatorValues<Line extends string = string> = Readonly<Record<Line, number | undefined>>

/**
 * An indicator as steps over candles: each step takes what is known before a candle and gives what is known after it,
 * so that a new last candle costs one step however long the chart is.
 */
export interface Indicator<State = unknown, Line extends string = string> {
  readonly start: State
  step(before: State, candle: Candle): { readonly state: State; readonly values: IndicatorValues<Line> }
}

/** The last values, the newest at the end: at most `length` of them. */
export function withNewest<Value>(before: readonly Value[], newest: Value, length: number): readonly Value[] {
  return before.length < length ? [...before, newest] : [...before.slice(before.length - length + 1), newest]
}

/** The mean of so many values; undefined while there are fewer. */
export function meanOf(values: readonly number[], length: number): number | undefined {
  if (values.length < length) return undefined
  return values.reduce((total, value) => total + value, 0) / length
}
