import type { Candle } from './candle.ts'

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

/**
 * The simple moving average: the mean of the last closes.
 *
 * @param period how many candles; the line begins with the last of the first of them
 */
export const simpleAverage = (period: number): Indicator<readonly number[], 'average'> => ({
  lines: ['average'],
  start: [],
  step(before, { close }) {
    const state = [...before, close].slice(-period)
    const sum = state.reduce((total, value) => total + value, 0)
    return { state, values: { average: state.length < period ? undefined : sum / period } }
  },
})

/** What an exponential average needs of the past: the sum of its first values, or the average so far. */
interface AverageSoFar {
  readonly count: number
  readonly value: number
}

/** An exponential average before its first value. */
const noAverage: AverageSoFar = { count: 0, value: 0 }

/**
 * The next exponential average: the mean of the first values, then each new one with a fixed weight.
 *
 * @param weight of the newest value; 2 / (period + 1) unless given
 * @returns `average` is undefined before there are enough values
 */
function nextAverage(
  { count, value }: AverageSoFar,
  newest: number,
  period: number,
  weight = 2 / (period + 1),
): { readonly soFar: AverageSoFar; readonly average: number | undefined } {
  const isFirst = count < period
  const sum = isFirst ? value + newest : value + weight * (newest - value)
  const average = count + 1 === period ? sum / period : sum
  const soFar = { count: Math.min(count + 1, period), value: average }
  return { soFar, average: soFar.count < period ? undefined : average }
}

/** The exponential moving average of the closes. */
export const exponentialAverage = (period: number): Indicator<AverageSoFar, 'average'> => ({
  lines: ['average'],
  start: noAverage,
  step(before, { close }) {
    const { soFar: state, average } = nextAverage(before, close, period)
    return { state, values: { average } }
  },
})

/** How far the bands lie from the mean, in standard deviations. */
const WIDTH = 2

/** Bollinger bands: the mean of the last closes, and two population standard deviations above and below it. */
export const bollingerBands = (
  period: number,
): Indicator<readonly number[], 'middle' | 'upper' | 'lower'> => ({
  lines: ['middle', 'upper', 'lower'],
  start: [],
  step(before, { close }) {
    const state = [...before, close].slice(-period)
    if (state.length < period)
      return { state, values: { middle: undefined, upper: undefined, lower: undefined } }
    const middle = state.reduce((total, value) => total + value, 0) / period
    const variance = state.reduce((total, value) => total + (value - middle) ** 2, 0) / period
    const reach = WIDTH * Math.sqrt(variance)
    return { state, values: { middle, upper: middle + reach, lower: middle - reach } }
  },
})

const FAST = 12
const SLOW = 26
const SIGNAL = 9

interface DivergenceSoFar {
  readonly fast: AverageSoFar
  readonly slow: AverageSoFar
  readonly signal: AverageSoFar
}

/**
 * Moving average convergence divergence by Gerald Appel: the exponential average of 12 closes less that of 26, its own
 * exponential average of 9 as the signal, and the difference of the two.
 */
export const averageDivergence: Indicator<DivergenceSoFar, 'macd' | 'signal' | 'difference'> = {
  lines: ['macd', 'signal', 'difference'],
  start: { fast: noAverage, slow: noAverage, signal: noAverage },
  step(before, { close }) {
    const fast = nextAverage(before.fast, close, FAST)
    const slow = nextAverage(before.slow, close, SLOW)
    const averages = { fast: fast.soFar, slow: slow.soFar }
    if (fast.average === undefined || slow.average === undefined) {
      const state = { ...averages, signal: before.signal }
      return { state, values: { macd: undefined, signal: undefined, difference: undefined } }
    }
    const macd = fast.average - slow.average
    const { soFar, average: signal } = nextAverage(before.signal, macd, SIGNAL)
    const difference = signal === undefined ? undefined : macd - signal
    return { state: { ...averages, signal: soFar }, values: { macd, signal, difference } }
  },
}

interface StrengthSoFar {
  readonly close: number | undefined
  readonly gains: AverageSoFar
  readonly losses: AverageSoFar
}

/**
 * The relative strength index by J. Welles Wilder: 100 × average gain ÷ (average gain + average loss), 0 to 100. The
 * averages start as the mean of the first changes; each new change then weighs 1 / period.
 */
export const relativeStrength = (period: number): Indicator<StrengthSoFar, 'strength'> => ({
  lines: ['strength'],
  start: { close: undefined, gains: noAverage, losses: noAverage },
  step(before, { close }) {
    if (before.close === undefined) return { state: { ...before, close }, values: { strength: undefined } }
    const change = close - before.close
    const gains = nextAverage(before.gains, Math.max(0, change), period, 1 / period)
    const losses = nextAverage(before.losses, Math.max(0, -change), period, 1 / period)
    const state = { close, gains: gains.soFar, losses: losses.soFar }
    return { state, values: { strength: strengthOf(gains.average, losses.average) } }
  },
})

function strengthOf(gain: number | undefined, loss: number | undefined): number | undefined {
  if (gain === undefined || loss === undefined) return undefined
  // Prices that never moved are as strong as weak.
  return gain + loss === 0 ? 50 : (100 * gain) / (gain + loss)
}
