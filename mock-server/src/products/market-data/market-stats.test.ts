import { describe, expect, it } from 'vitest'
import { createMarket } from '../../market/create-market.ts'
import { sampleInstruments } from '../../market/sample-instruments.ts'
import { marketStats, volatilityOf } from './market-stats.ts'

const market = createMarket({ seed: 3, instruments: sampleInstruments })
const NOON = Date.UTC(2026, 0, 8, 12)

function statsOf(code: string) {
  const instrument = market.find(code)
  if (!instrument) throw new Error(`${code} is missing.`)
  return marketStats(market, instrument, NOON)
}

describe('volatility', () => {
  it('is the sample deviation of log returns over a year', () => {
    // Returns ln 1.01, ln 0.99, ln 1.02 with mean 0.006568 and deviation 0.015211; times √252 that is 24.15 %.
    expect(volatilityOf([100, 101, 99.99, 101.9898], 252)).toBe(24.15)
    // The same returns by the days of a week without end: √365.
    expect(volatilityOf([100, 101, 99.99, 101.9898], 365)).toBe(29.06)
  })

  it('is nothing for a price that stands, and for one that is too young', () => {
    expect(volatilityOf([50, 50, 50, 50], 365)).toBe(0)
    expect(volatilityOf([50, 60], 365)).toBe(0)
  })

  it('comes from the last 31 daily closes before today, by the days of the instrument', () => {
    for (const [code, days] of [
      ['BTC', 365],
      ['AAPL', 252],
    ] as const) {
      const closes = market.candles(code, '1d', Date.UTC(2026, 0, 8) - 1, 31).map(({ c }) => c)
      expect(closes).toHaveLength(31)
      expect(statsOf(code).volatility30d).toBe(volatilityOf(closes, days))
    }
  })

  it('is that of a lively instrument above that of one with a peg', () => {
    expect(statsOf('USDC').volatility30d).toBeLessThan(statsOf('BTC').volatility30d)
  })
})

it('the turnover is what the volume is worth now, in whole dollars', () => {
  const { volume24h, turnover24h } = statsOf('BTC')
  expect(turnover24h).toBe(Math.round(volume24h * market.quote('BTC', NOON).price))
})
