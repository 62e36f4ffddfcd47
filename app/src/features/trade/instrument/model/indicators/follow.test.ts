import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Candle, changesSince } from '../candle.ts'
import { type IndicatorId, indicatorIds, kindOf, usualSetting } from '../indicator-kinds.ts'
import { makeIndicator } from './make-indicator.ts'
import { trackIndicators } from './track-indicators.ts'

const candlesOf = (closes: readonly number[]): Candle[] =>
  closes.map((close, at) => ({
    time: 60 * at,
    open: close,
    high: close + (at % 3),
    low: close - (at % 5) / 8,
    close,
    volume: 1 + (at % 7),
  }))
const usual = (id: IndicatorId) => makeIndicator(id, usualSetting(id).lengths, '1m')
/** Short ones, so that a few candles say something. */
const short = (id: IndicatorId) =>
  makeIndicator(
    id,
    kindOf(id).lengths.map((_, at) => at + 3),
    '1m',
  )

describe('the indicators of a chart', () => {
  it('are twelve', () => {
    expect(indicatorIds).toHaveLength(12)
  })

  it.each(indicatorIds)(
    'begin after as many candles as they say, with the lines that they name: %s',
    (id) => {
      const values = usual(id).all(candlesOf(Array.from({ length: 80 }, (_, at) => 100 + ((at * 7) % 11))))
      const isWhole = (value: object) => Object.values(value).every((figure) => figure !== undefined)
      expect(values.findIndex(isWhole)).toBe(kindOf(id).needed(usualSetting(id).lengths) - 1)
      expect(Object.keys(values[0] ?? {}).toSorted()).toEqual(Object.keys(kindOf(id).lines).toSorted())
    },
  )

  it('come to the same when the last candle grows tick by tick as when they are computed anew', () => {
    const price = fc.integer({ min: 1, max: 1_000 })
    const tick = fc.record({ isNext: fc.boolean(), price })
    fc.assert(
      fc.property(
        fc.constantFrom(...indicatorIds),
        fc.array(price, { minLength: 1, maxLength: 60 }),
        fc.array(tick, { maxLength: 40 }),
        (id, closes, ticks) => {
          const followed = short(id)
          const candles = candlesOf(closes)
          let last = followed.all(candles).at(-1)
          for (const { isNext, price: close } of ticks) {
            const before = candles.at(-1)
            if (before === undefined) break
            const high = Math.max(close, isNext ? close : before.high)
            const low = Math.min(close, isNext ? close : before.low)
            const grown = { ...before, close, high, low, time: isNext ? before.time + 60 : before.time }
            if (isNext) candles.push(grown)
            else candles[candles.length - 1] = grown
            last = followed.tail([grown]).at(-1)
          }
          expect(last).toEqual(short(id).all(candles).at(-1))
        },
      ),
    )
  })

  it('take one step for a price of the feed, however many candles there are', () => {
    const candles = candlesOf(Array.from({ length: 5_000 }, (_, at) => 100 + ((at * 7) % 11)))
    const all = Object.fromEntries(indicatorIds.map((id) => [id, usualSetting(id)]))
    const tracks = trackIndicators(all, '1m')
    tracks.update(candles, { kind: 'all', prepended: 0 })
    const kept = tracks.tracks.map(({ values }) => values[4_998])
    const last = candles.at(-1)
    if (last === undefined) throw new Error('There are no candles.')
    const next = [...candles.slice(0, -1), { ...last, close: 130, high: 130 }]
    tracks.update(next, changesSince(candles, next))
    // What was before the last candle is the same object: it was not computed again.
    expect(tracks.tracks.every(({ values }, at) => values[4_998] === kept[at])).toBe(true)
    expect(tracks.at(4_999).find(({ id }) => id === 'donchian')?.values.upper).toBe(130)
  })
})
