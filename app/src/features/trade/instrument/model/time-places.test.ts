import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Candle } from './candle.ts'
import { placeOf, timeAt } from './time-places.ts'

const candlesAt = (...times: readonly number[]): readonly Candle[] =>
  times.map((time) => ({ time, open: 1, high: 1, low: 1, close: 1, volume: 0 }))

describe('the places of moments among candles', () => {
  // Friday 21:45 and 22:00, then Sunday 22:00: a market that rests over the weekend.
  const candles = candlesAt(900, 1_800, 2_700, 174_600)

  it('are between the candles that they lie between, and go on before the first and after the last', () => {
    expect([900, 1_350, 2_700, 174_600].map((time) => placeOf(candles, time, 900))).toEqual([0, 0.5, 2, 3])
    expect(placeOf(candles, 0, 900)).toBe(-1)
    expect(placeOf(candles, 176_400, 900)).toBe(5)
    expect(placeOf([], 900, 900)).toBe(0)
  })

  it('are the same moment on candles of another length: a quarter to eleven is three quarters into the hour', () => {
    const hours = candlesAt(36_000, 39_600)
    expect(placeOf(hours, 36_000 + 45 * 60, 3_600)).toBe(0.75)
  })

  it('give back the moment that they are of', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5_000, max: 200_000 }), (time) => {
        expect(timeAt(candles, placeOf(candles, time, 900), 900)).toBeCloseTo(time, 6)
      }),
    )
  })
})
