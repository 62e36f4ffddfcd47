import type { Indicator } from './indicator.ts'
import { type AverageSoFar, nextAverage, noAverage } from './moving-average.ts'

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
