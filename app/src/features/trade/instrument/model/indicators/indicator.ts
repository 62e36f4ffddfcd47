import type { Candle } from '../candle.ts'

/** Figures of one candle, by the name of their line; a line without a figure yet is undefined. */
export type IndicatorValues<Line extends string = string> = Readonly<Record<Line, number | undefined>>

/**
 * An indicator as steps over candles: each step takes what is known before a candle and gives what is known after it,
 * so that a new last candle costs one step however long the chart is.
 */
export interface Indicator<State = unknown, Line extends string = string> {
  readonly lines: readonly Line[]
  readonly start: State
  step(before: State, candle: Candle): { readonly state: State; readonly values: IndicatorValues<Line> }
}
