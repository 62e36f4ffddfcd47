import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceOfTicks } from '../domain/price-grid.ts'
import { createMarket } from './create-market.ts'
import { sampleInstruments } from './sample-instruments.ts'

const market = createMarket({ seed: 3, instruments: sampleInstruments })
const DAY = 86_400_000
const NOON = Date.UTC(2026, 0, 8, 12)
const MIDNIGHT = Date.UTC(2026, 0, 8)
const codes = fc.constantFrom('EURUSD', 'BTC', 'AAPL', 'OIL.F', 'ETH', 'SBX-GAP', 'SBX-HALT', 'SBX-UP')
const times = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2029, 0, 1) })

/** The close of the UTC day so many days before that of `tMs`, as its daily candle has it. */
const closeOf = (code: string, tMs: number, days: number) =>
  market.candles(code, '1d', tMs - (tMs % DAY) - (days - 1) * DAY - 1, 1)[0]?.c ?? Number.NaN

describe('figures over longer stretches', () => {
  it('are changes against the closes of the 7th, 30th and 365th day before today', () => {
    fc.assert(
      fc.property(codes, times, (code, now) => {
        const { price } = market.quote(code, now)
        const { changeWeek, changeMonth, changeYear } = market.stats(code, now)
        for (const [change, days] of [
          [changeWeek, 7],
          [changeMonth, 30],
          [changeYear, 365],
        ] as const) {
          const before = closeOf(code, now, days)
          expect(Math.abs(change - (price / before - 1) * 100)).toBeLessThanOrEqual(0.0051)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('have the closes of the last 31 days with trading before today', () => {
    for (const code of ['BTC', 'AAPL']) {
      const instrument = market.find(code)
      const closes = market.candles(code, '1d', MIDNIGHT - 1, 31).map(({ c }) => c)
      const { dailyCloses } = market.stats(code, NOON)
      expect(dailyCloses.map((ticks) => instrument && priceOfTicks(instrument, ticks))).toEqual(closes)
    }
  })

  it('have the range of the day and the year of the candles', () => {
    for (const code of ['EURUSD', 'BTC', 'AAPL']) {
      const { dayHigh, dayLow, yearHigh, yearLow } = market.stats(code, NOON)
      const days = market.candles(code, '1d', NOON, 500).filter(({ t }) => t * 1_000 > MIDNIGHT - 365 * DAY)
      expect(yearHigh).toBe(Math.max(...days.map(({ h }) => h)))
      expect(yearLow).toBe(Math.min(...days.map(({ l }) => l)))
      const { high, low } = market.day(code, NOON)
      expect({ dayHigh, dayLow }).toEqual({ dayHigh: high, dayLow: low })
    }
  })

  it('have the units of the last 48 whole half hours as volume', () => {
    const halfHours = market.candles('BTC', '30m', NOON - 1, 48)
    const sum = halfHours.reduce((total, { v }) => total + v, 0)
    for (const later of [0, 600_000]) {
      const { volume } = market.stats('BTC', NOON + later)
      expect(Math.abs(volume - sum) / sum).toBeLessThan(0.001)
    }
  })

  it('foretell those of a test instrument: one tick a second', () => {
    const { changeWeek, dayHigh, dayLow } = market.stats('SBX-UP', NOON)
    const price = market.quote('SBX-UP', NOON).price
    const tick = Number(market.find('SBX-UP')?.tickSize)
    expect(dayHigh).toBe(price)
    expect(dayLow).toBeCloseTo(price - 43_200 * tick, 6)
    const weekAgo = price - (6 * 86_400 + 43_201) * tick
    expect(changeWeek).toBeCloseTo((price / weekAgo - 1) * 100, 1)
  })
})

describe('the prices of a day', () => {
  it('go from the close of the day before to the current price, by half hours', () => {
    const prices = market.stats('BTC', NOON).dayPrices
    const closes = market.candles('BTC', '30m', NOON - 1, 24).map(({ c }) => c)
    expect(prices).toEqual([market.day('BTC', NOON).prevClose, ...closes, market.quote('BTC', NOON).price])
  })

  it('leave out the half hours without trading', () => {
    // Half past two opens the session: an hour later two half hours are closed.
    expect(market.stats('AAPL', Date.UTC(2026, 0, 8, 15, 30)).dayPrices).toHaveLength(4)
    expect(market.stats('AAPL', Date.UTC(2026, 0, 10, 12)).dayPrices).toHaveLength(2)
  })

  it('are two at midnight and never more than fifty', () => {
    expect(market.stats('BTC', MIDNIGHT).dayPrices).toHaveLength(2)
    expect(market.stats('BTC', MIDNIGHT + DAY - 1).dayPrices).toHaveLength(49)
  })
})

it('a price that the control plane sets counts from its time on', () => {
  const held = {
    kind: 'price',
    code: 'BTC',
    at: NOON - 3_600_000,
    ticks: [10_000_000],
    stepMs: 0,
    after: 'hold',
  } as const
  const moved = market.withOverlays([held])
  const { dayHigh, yearHigh } = moved.stats('BTC', NOON)
  expect(dayHigh).toBe(moved.quote('BTC', NOON).price)
  expect(yearHigh).toBe(dayHigh)
  expect(moved.stats('BTC', NOON - 7_200_000)).toEqual(market.stats('BTC', NOON - 7_200_000))
})
