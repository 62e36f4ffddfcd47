import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMarket } from './create-market.ts'
import { ERA, INSTANT_MS } from './grid.ts'
import type { CrossingDirection } from './price-path.ts'
import { sampleInstruments } from './sample-instruments.ts'

const SEED = 7
const CODES = ['EURUSD', 'BTC', 'SHIB', 'AAPL', 'SPX.F', 'XAUUSD', '0700.HK', 'USDC']
const START = Date.UTC(2026, 0, 1)
const YEAR_MS = 365 * 86_400_000

const market = createMarket({ seed: SEED, instruments: sampleInstruments })
const fresh = () => createMarket({ seed: SEED, instruments: sampleInstruments })

/** Any code with a stretch of up to ten minutes somewhere in five years, era joints and openings among them. */
const joint = Math.ceil(START / (ERA * INSTANT_MS)) * ERA * INSTANT_MS
const stretches = fc.record({
  code: fc.constantFrom(...CODES),
  from: fc.oneof(
    fc.integer({ min: START, max: START + 5 * YEAR_MS }),
    fc.integer({ min: joint - 300_000, max: joint }),
    fc.integer({ min: 0, max: 1_800 }).map((day) => START + day * 86_400_000 + 14.5 * 3_600_000 - 60_000),
  ),
  length: fc.integer({ min: 0, max: 600_000 }),
})

function everyPrice(code: string, from: number, to: number): { t: number; ticks: number }[] {
  const prices = [{ t: from, ticks: market.priceTicks(code, from) }]
  for (let t = (Math.floor(from / INSTANT_MS) + 1) * INSTANT_MS; t <= to; t += INSTANT_MS) {
    prices.push({ t, ticks: market.priceTicks(code, t) })
  }
  return prices
}

describe('a simulated price', () => {
  it('does not depend on what was asked before', () => {
    fc.assert(
      fc.property(stretches, ({ code, from, length }) => {
        expect(fresh().priceTicks(code, from)).toBe(market.priceTicks(code, from))
        expect(fresh().extremes(code, from, from + length)).toEqual(
          market.extremes(code, from, from + length),
        )
      }),
      { numRuns: 60 },
    )
  })

  it('has the extremes that its ticks have, in any stretch', () => {
    fc.assert(
      fc.property(stretches, ({ code, from, length }) => {
        const ticks = everyPrice(code, from, from + length).map((price) => price.ticks)
        expect(market.extremes(code, from, from + length)).toEqual({
          high: Math.max(...ticks),
          low: Math.min(...ticks),
        })
      }),
      { numRuns: 300 },
    )
  })

  it('crosses a level first where its ticks do, or never', () => {
    const levels = fc.integer({ min: -40, max: 40 })
    const directions = fc.constantFrom<CrossingDirection>('atOrAbove', 'atOrBelow')
    fc.assert(
      fc.property(stretches, levels, directions, ({ code, from, length }, offset, direction) => {
        const level = market.priceTicks(code, from) + offset
        const isAcross = (ticks: number) => (direction === 'atOrAbove' ? ticks >= level : ticks <= level)
        const expected = everyPrice(code, from, from + length).find(({ ticks }) => isAcross(ticks))?.t ?? null
        expect(market.firstCrossing(code, level, direction, from, from + length)).toBe(expected)
      }),
      { numRuns: 400 },
    )
  })

  it('finds a crossing years away, at the level and not an instant earlier', () => {
    const { high } = market.extremes('BTC', START, START + 3 * YEAR_MS)
    const t = market.firstCrossing('BTC', high, 'atOrAbove', START, START + 3 * YEAR_MS)
    expect(t).not.toBeNull()
    expect(market.priceTicks('BTC', t ?? 0)).toBe(high)
    expect(market.extremes('BTC', START, (t ?? 0) - 1).high).toBeLessThan(high)
  })

  it('is held while its session is closed', () => {
    const friday = Date.UTC(2026, 0, 9, 21)
    const monday = Date.UTC(2026, 0, 12, 14, 30)
    const last = market.priceTicks('AAPL', friday - 1)
    expect(market.session('AAPL', friday - 1)).toBe('OPEN')
    expect(market.session('AAPL', friday)).toBe('CLOSED')
    expect(market.extremes('AAPL', friday - 1, monday - 1)).toEqual({ high: last, low: last })
    expect(market.lastTick('AAPL', monday - 1)).toBe(friday - INSTANT_MS)
    const { high, low } = market.extremes('AAPL', monday, monday + 600_000)
    expect(high).toBeGreaterThan(low)
  })

  it('stays above zero and near its reference for five years, whatever the instrument', () => {
    for (const { code, referenceTicks, disclosure } of sampleInstruments) {
      if (disclosure === 'test') continue
      const { high, low } = market.extremes(code, START, START + 5 * YEAR_MS)
      expect(low / referenceTicks, code).toBeGreaterThan(0.25)
      expect(high / referenceTicks, code).toBeLessThan(2.2)
    }
  })

  it('joins eras without a jump', () => {
    for (const code of ['BTC', 'ETH', 'DOGE']) {
      const day = market.extremes(code, joint - 86_400_000, joint)
      const step = Math.abs(market.priceTicks(code, joint) - market.priceTicks(code, joint - 1))
      expect(step).toBeLessThan((day.high - day.low) / 10)
    }
  })

  it('is another one under another seed', () => {
    const other = createMarket({ seed: 8, instruments: sampleInstruments })
    const differing = CODES.filter((code) => other.priceTicks(code, START) !== market.priceTicks(code, START))
    expect(differing.length).toBeGreaterThan(CODES.length - 2)
  })
})
