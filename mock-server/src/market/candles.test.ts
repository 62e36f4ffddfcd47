import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CandlePeriod, periodStart } from './candles.ts'
import { type Candle, createMarket } from './create-market.ts'
import { sampleInstruments } from './sample-instruments.ts'

const market = createMarket({ seed: 3, instruments: sampleInstruments })
const codes = fc.constantFrom('EURUSD', 'BTC', 'AAPL', 'OIL.F', 'ETH', 'SBX-GAP', 'SBX-HALT', 'SBX-UP')
const times = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2029, 0, 1) })

/** Smaller candles as larger ones. */
function union(candles: readonly Candle[], period: CandlePeriod): Candle[] {
  const merged = new Map<number, Candle>()
  for (const candle of candles) {
    const t = periodStart(candle.t * 1_000, period) / 1_000
    const known = merged.get(t)
    merged.set(
      t,
      known
        ? {
            ...known,
            h: Math.max(known.h, candle.h),
            l: Math.min(known.l, candle.l),
            c: candle.c,
            v: known.v + candle.v,
          }
        : { ...candle, t },
    )
  }
  return [...merged.values()]
}

describe('candles', () => {
  it.each([
    ['1m', '5m', 500],
    ['5m', '15m', 300],
    ['15m', '30m', 400],
    ['30m', '1h', 400],
    ['1h', '4h', 480],
    ['4h', '1d', 300],
    ['1d', '1w', 140],
  ] as const)('of %s add up to those of %s, the live one included', (small, large, limit) => {
    fc.assert(
      fc.property(codes, times, (code, endMs) => {
        const sums = union(market.candles(code, small, endMs, limit), large)
        const candles = market.candles(code, large, endMs, 500)
        // The oldest sum may lack candles that the limit cut off.
        expect(sums.slice(1)).toEqual(candles.slice(candles.length - (sums.length - 1)))
      }),
      { numRuns: 25 },
    )
  })

  it('contain every tick, open at the first and close at the last', () => {
    fc.assert(
      fc.property(codes, times, (code, endMs) => {
        const instrument = market.find(code)
        for (const { t, o, h, l, c } of market.candles(code, '1m', endMs, 3)) {
          const start = t * 1_000
          const end = Math.min(endMs, start + 59_999)
          const prices = []
          for (let at = start; at <= end; at += 500) prices.push(market.quote(code, at).price)
          expect({ o, h, l, c }).toEqual({
            o: prices[0],
            h: Math.max(...prices),
            l: Math.min(...prices),
            c: market.quote(code, end).price,
          })
        }
        expect(instrument).toBeDefined()
      }),
      { numRuns: 60 },
    )
  })

  it('ascend, one per period, and end with the live one', () => {
    const now = Date.UTC(2026, 0, 8, 15, 20, 30)
    const candles = market.candles('EURUSD', '1m', now, 500)
    expect(candles).toHaveLength(500)
    expect(
      candles.every((candle, index) => index === 0 || candle.t - (candles[index - 1]?.t ?? 0) === 60),
    ).toBe(true)
    expect(candles.at(-1)?.t).toBe(Date.UTC(2026, 0, 8, 15, 20) / 1_000)
    expect(candles.at(-1)?.c).toBe(market.quote('EURUSD', now).price)
  })

  it('of a week begin on Mondays at 00:00 UTC', () => {
    const thursday = Date.UTC(2026, 0, 8, 15)
    const days = market
      .candles('EURUSD', '1w', thursday, 3)
      .map(({ t }) => new Date(t * 1_000).toISOString().slice(0, 16))
    expect(days).toEqual(['2025-12-22T00:00', '2025-12-29T00:00', '2026-01-05T00:00'])
  })

  it('leave out nights and weekends', () => {
    const monday = Date.UTC(2026, 0, 12, 15)
    const hours = market
      .candles('AAPL', '1h', monday, 8)
      .map(({ t }) => new Date(t * 1_000).toISOString().slice(5, 13))
    expect(hours).toEqual(
      [
        '01-09T14',
        '01-09T15',
        '01-09T16',
        '01-09T17',
        '01-09T18',
        '01-09T19',
        '01-09T20',
        '01-12T14',
        '01-12T15',
      ].slice(1),
    )
  })

  it('only gain volume while they live', () => {
    const start = Date.UTC(2026, 0, 8, 15)
    let before = 0
    for (let t = start; t < start + 3_600_000; t += 7_500) {
      const volume = market.candles('BTC', '1h', t, 1)[0]?.v ?? -1
      expect(volume).toBeGreaterThanOrEqual(before)
      before = volume
    }
    expect(before).toBeGreaterThan(0)
  })
})
