import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Candle } from './candle.ts'
import { candlesNeeded, indicatorIds, indicatorOf, usualPeriod } from './chart-tools.ts'
import {
  bollingerBands,
  exponentialAverage,
  followIndicator,
  type Indicator,
  type IndicatorValues,
  relativeStrength,
  simpleAverage,
} from './indicators.ts'

const candlesOf = (closes: readonly number[]): Candle[] =>
  closes.map((close, at) => ({ time: 60 * at, open: close, high: close, low: close, close, volume: 1 }))
const valuesOf = <State, Line extends string>(
  indicator: Indicator<State, Line>,
  closes: readonly number[],
): readonly IndicatorValues[] => followIndicator(indicator).all(candlesOf(closes))
const rounded = (values: readonly (number | undefined)[]) =>
  values.map((value) => (value === undefined ? undefined : Number(value.toFixed(4))))

describe('the indicators of a chart', () => {
  it('average the last closes', () => {
    const simple = valuesOf(simpleAverage(3), [2, 4, 6, 8, 13])
    expect(simple.map(({ average }) => average)).toEqual([undefined, undefined, 4, 6, 9])
    const exponential = valuesOf(exponentialAverage(3), [2, 4, 6, 8, 13])
    expect(exponential.map(({ average }) => average)).toEqual([undefined, undefined, 4, 6, 9.5])
  })

  it('put bands two deviations around the mean', () => {
    const last = valuesOf(bollingerBands(4), [2, 4, 4, 6]).at(-1)
    expect(rounded([last?.lower, last?.middle, last?.upper])).toEqual([1.1716, 4, 6.8284])
  })

  it('tell strength by Wilder’s own averages', () => {
    // Changes +1, +2, −1, +4: the first averages are 3/3 and 1/3, then (2/3 · 1 + 4/3) and 2/3 · 1/3.
    const strength = valuesOf(relativeStrength(3), [10, 11, 13, 12, 16]).map((value) => value.strength)
    expect(rounded(strength)).toEqual([undefined, undefined, undefined, 75, 90])
    expect(valuesOf(relativeStrength(3), [5, 5, 5, 5]).at(-1)?.strength).toBe(50)
  })

  it.each(indicatorIds)('begin after as many candles as they say: %s', (id) => {
    const period = usualPeriod[id]
    const closes = Array.from({ length: 80 }, (_, at) => 100 + ((at * 7) % 11))
    const values = indicatorOf(id, period).all(candlesOf(closes))
    const isWhole = (value: object) => Object.values(value).every((figure) => figure !== undefined)
    expect(values.findIndex(isWhole)).toBe(candlesNeeded(id, period) - 1)
  })

  it('come to the same when the last candle grows tick by tick as when they are computed anew', () => {
    const price = fc.integer({ min: 1, max: 1_000 })
    const tick = fc.record({ isNext: fc.boolean(), price })
    fc.assert(
      fc.property(
        fc.constantFrom(...indicatorIds),
        fc.array(price, { minLength: 1, maxLength: 60 }),
        fc.array(tick, { maxLength: 40 }),
        (id, closes, ticks) => {
          const followed = indicatorOf(id, 5)
          const candles = candlesOf(closes)
          let last = followed.all(candles).at(-1)
          for (const { isNext, price: close } of ticks) {
            const before = candles.at(-1)
            if (before === undefined) break
            const grown = { ...before, close, time: isNext ? before.time + 60 : before.time }
            if (isNext) candles.push(grown)
            else candles[candles.length - 1] = grown
            last = followed.tail([grown]).at(-1)
          }
          expect(last).toEqual(indicatorOf(id, 5).all(candles).at(-1))
        },
      ),
    )
  })
})
