import { type Indicator, meanOf, withNewest } from './indicator.ts'

/** The simple moving average: the mean of the last closes. */
export const simpleAverage = (length: number): Indicator<readonly number[], 'average'> => ({
  start: [],
  step(before, { close }) {
    const state = withNewest(before, close, length)
    return { state, values: { average: meanOf(state, length) } }
  },
})

/** The weighted moving average: the newest of the last closes weighs as many times as there are, the oldest once. */
export const weightedAverage = (length: number): Indicator<readonly number[], 'average'> => ({
  start: [],
  step(before, { close }) {
    const state = withNewest(before, close, length)
    if (state.length < length) return { state, values: { average: undefined } }
    const sum = state.reduce((total, value, at) => total + value * (at + 1), 0)
    return { state, values: { average: sum / ((length * (length + 1)) / 2) } }
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
 * @param weight of the newest value; 2 / (length + 1) unless given
 * @returns `average` is undefined before there are enough values
 */
export function nextAverage(
  { count, value }: AverageSoFar,
  newest: number,
  length: number,
  weight = 2 / (length + 1),
): { readonly soFar: AverageSoFar; readonly average: number | undefined } {
  const isFirst = count < length
  const sum = isFirst ? value + newest : value + weight * (newest - value)
  const average = count + 1 === length ? sum / length : sum
  const soFar = { count: Math.min(count + 1, length), value: average }
  return { soFar, average: soFar.count < length ? undefined : average }
}

/** The exponential moving average of the closes. */
export const exponentialAverage = (length: number): Indicator<AverageSoFar, 'average'> => ({
  start: noAverage,
  step(before, { close }) {
    const { soFar: state, average } = nextAverage(before, close, length)
    return { state, values: { average } }
  },
})

interface DivergenceSoFar {
  readonly fast: AverageSoFar
  readonly slow: AverageSoFar
  readonly signal: AverageSoFar
}

/**
 * Moving average convergence divergence by Gerald Appel: the exponential average of a few closes less that of more, its
 * own exponential average as the signal, and the difference of the two.
 */
export const averageDivergence = (
  fastLength: number,
  slowLength: number,
  signalLength: number,
): Indicator<DivergenceSoFar, 'macd' | 'signal' | 'difference'> => ({
  start: { fast: noAverage, slow: noAverage, signal: noAverage },
  step(before, { close }) {
    const fast = nextAverage(before.fast, close, fastLength)
    const slow = nextAverage(before.slow, close, slowLength)
    const averages = { fast: fast.soFar, slow: slow.soFar }
    if (fast.average === undefined || slow.average === undefined) {
      const state = { ...averages, signal: before.signal }
      return { state, values: { macd: undefined, signal: undefined, difference: undefined } }
    }
    const macd = fast.average - slow.average
    const { soFar, average: signal } = nextAverage(before.signal, macd, signalLength)
    const difference = signal === undefined ? undefined : macd - signal
    return { state: { ...averages, signal: soFar }, values: { macd, signal, difference } }
  },
})
