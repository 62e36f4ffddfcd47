import type { Indicator } from './indicator.ts'

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
