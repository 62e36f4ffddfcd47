import { reachOf } from './bands.ts'
import { type Indicator, meanOf, withNewest } from './indicator.ts'

interface StochasticSoFar {
  readonly reaches: readonly { readonly high: number; readonly low: number }[]
  readonly raw: readonly number[]
  readonly smooth: readonly number[]
}

/**
 * The stochastic oscillator by George Lane: where the close lies between the lowest and the highest price of the last
 * candles, 0 to 100, and the average of that line.
 *
 * @param smoothing how many of those figures are averaged first; 1 makes it the fast one, 3 the slow one
 */
export const stochastic = (
  length: number,
  smoothing: number,
  signalLength: number,
): Indicator<StochasticSoFar, 'main' | 'signal'> => ({
  start: { reaches: [], raw: [], smooth: [] },
  step(before, { high, low, close }) {
    const reaches = withNewest(before.reaches, { high, low }, length)
    if (reaches.length < length)
      return { state: { ...before, reaches }, values: { main: undefined, signal: undefined } }
    const raw = withNewest(before.raw, placeWithin(reachOf(reaches), close), smoothing)
    const main = meanOf(raw, smoothing)
    if (main === undefined)
      return { state: { ...before, reaches, raw }, values: { main: undefined, signal: undefined } }
    const smooth = withNewest(before.smooth, main, signalLength)
    return { state: { reaches, raw, smooth }, values: { main, signal: meanOf(smooth, signalLength) } }
  },
})

/** Prices that never moved are in the middle. */
function placeWithin({ high, low }: { readonly high: number; readonly low: number }, close: number): number {
  return high === low ? 50 : (100 * (close - low)) / (high - low)
}
