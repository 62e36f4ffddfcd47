import { type Indicator, meanOf, withNewest } from './indicator.ts'

type Band = 'middle' | 'upper' | 'lower'

const noBands = { middle: undefined, upper: undefined, lower: undefined }

/**
 * Bollinger bands: the mean of the last closes, and so many population standard deviations above and below it.
 *
 * @param deviations 2 by John Bollinger
 */
export const bollingerBands = (length: number, deviations: number): Indicator<readonly number[], Band> => ({
  start: [],
  step(before, { close }) {
    const state = withNewest(before, close, length)
    const middle = meanOf(state, length)
    if (middle === undefined) return { state, values: noBands }
    const variance = state.reduce((total, value) => total + (value - middle) ** 2, 0) / length
    const reach = deviations * Math.sqrt(variance)
    return { state, values: { middle, upper: middle + reach, lower: middle - reach } }
  },
})

/** The highest and the lowest price of a candle. */
interface Reach {
  readonly high: number
  readonly low: number
}

/** The highest high and the lowest low of the last candles. */
export function reachOf(reaches: readonly Reach[]): Reach {
  return {
    high: reaches.reduce((most, { high }) => Math.max(most, high), Number.NEGATIVE_INFINITY),
    low: reaches.reduce((least, { low }) => Math.min(least, low), Number.POSITIVE_INFINITY),
  }
}

/** The channel of Richard Donchian: the highest high and the lowest low of the last candles, and their middle. */
export const donchianChannel = (length: number): Indicator<readonly Reach[], Band> => ({
  start: [],
  step(before, { high, low }) {
    const state = withNewest(before, { high, low }, length)
    if (state.length < length) return { state, values: noBands }
    const { high: upper, low: lower } = reachOf(state)
    return { state, values: { middle: (upper + lower) / 2, upper, lower } }
  },
})
