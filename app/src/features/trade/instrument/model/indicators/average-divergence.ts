import type { Indicator } from './indicator.ts'
import { type AverageSoFar, nextAverage, noAverage } from './moving-average.ts'

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
