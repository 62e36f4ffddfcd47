import type { Indicator } from './indicator.ts'

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
export interface AverageSoFar {
  readonly count: number
  readonly value: number
}

/** An exponential average before its first value. */
export const noAverage: AverageSoFar = { count: 0, value: 0 }

/**
 * The next exponential average: the mean of the first values, then each new one with a fixed weight.
 *
 * @param weight of the newest value; 2 / (period + 1) unless given
 * @returns `average` is undefined before there are enough values
 */
export function nextAverage(
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
