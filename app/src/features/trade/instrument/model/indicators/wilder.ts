import { type AverageSoFar, nextAverage, noAverage } from './averages.ts'
import type { Indicator } from './indicator.ts'

/*
 * The indicators of J. Welles Wilder, New Concepts in Technical Trading Systems, 1978. They share an average: the mean
 * of the first values, then each new one with the weight 1 / length.
 */

const next = (before: AverageSoFar, newest: number, length: number) =>
  nextAverage(before, newest, length, 1 / length)

interface StrengthSoFar {
  readonly close: number | undefined
  readonly gains: AverageSoFar
  readonly losses: AverageSoFar
}

/** The relative strength index: 100 × average gain ÷ (average gain + average loss), 0 to 100. */
export const relativeStrength = (length: number): Indicator<StrengthSoFar, 'strength'> => ({
  start: { close: undefined, gains: noAverage, losses: noAverage },
  step(before, { close }) {
    if (before.close === undefined) return { state: { ...before, close }, values: { strength: undefined } }
    const change = close - before.close
    const gains = next(before.gains, Math.max(0, change), length)
    const losses = next(before.losses, Math.max(0, -change), length)
    const state = { close, gains: gains.soFar, losses: losses.soFar }
    return { state, values: { strength: strengthOf(gains.average, losses.average) } }
  },
})

function strengthOf(gain: number | undefined, loss: number | undefined): number | undefined {
  if (gain === undefined || loss === undefined) return undefined
  // Prices that never moved are as strong as weak.
  return gain + loss === 0 ? 50 : (100 * gain) / (gain + loss)
}

interface Prices {
  readonly high: number
  readonly low: number
  readonly close: number
}

/** How far a price went in a candle, the gap to the close before included. */
function trueRange({ high, low }: Prices, before: Prices | undefined): number {
  if (before === undefined) return high - low
  return Math.max(high - low, Math.abs(high - before.close), Math.abs(low - before.close))
}

interface RangeSoFar {
  readonly before: Prices | undefined
  readonly ranges: AverageSoFar
}

/** The average true range: how far the price goes in a candle. */
export const averageTrueRange = (length: number): Indicator<RangeSoFar, 'range'> => ({
  start: { before: undefined, ranges: noAverage },
  step({ before, ranges }, { high, low, close }) {
    const prices = { high, low, close }
    const { soFar, average: range } = next(ranges, trueRange(prices, before), length)
    return { state: { before: prices, ranges: soFar }, values: { range } }
  },
})

interface DirectionSoFar {
  readonly before: Prices | undefined
  readonly ranges: AverageSoFar
  readonly ups: AverageSoFar
  readonly downs: AverageSoFar
  readonly directions: AverageSoFar
}

const noDirection = { adx: undefined, plus: undefined, minus: undefined }

/**
 * The average directional index: how strong a trend is, whichever way it goes, 0 to 100, with the strength of rises
 * (+DI) and of falls (−DI).
 */
export const averageDirection = (length: number): Indicator<DirectionSoFar, 'adx' | 'plus' | 'minus'> => ({
  start: {
    before: undefined,
    ranges: noAverage,
    ups: noAverage,
    downs: noAverage,
    directions: noAverage,
  },
  step(soFar, { high, low, close }) {
    const prices = { high, low, close }
    const { before } = soFar
    if (before === undefined) return { state: { ...soFar, before: prices }, values: noDirection }
    const [up, down] = [high - before.high, before.low - low]
    const ranges = next(soFar.ranges, trueRange(prices, before), length)
    const ups = next(soFar.ups, up > down ? Math.max(0, up) : 0, length)
    const downs = next(soFar.downs, down > up ? Math.max(0, down) : 0, length)
    const state = {
      before: prices,
      ranges: ranges.soFar,
      ups: ups.soFar,
      downs: downs.soFar,
      directions: soFar.directions,
    }
    if (ranges.average === undefined) return { state, values: noDirection }
    const plus = share(ups.average ?? 0, ranges.average)
    const minus = share(downs.average ?? 0, ranges.average)
    const directions = next(soFar.directions, share(Math.abs(plus - minus), plus + minus), length)
    return {
      state: { ...state, directions: directions.soFar },
      values: { adx: directions.average, plus, minus },
    }
  },
})

/** In percent; nothing of nothing is nothing. */
const share = (part: number, whole: number) => (whole === 0 ? 0 : (100 * part) / whole)
