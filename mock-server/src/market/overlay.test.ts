import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMarket } from './create-market.ts'
import type { MarketOverlay } from './overlay.ts'
import type { CrossingDirection } from './price-path.ts'
import { sampleInstruments } from './sample-instruments.ts'

const plain = createMarket({ seed: 5, instruments: sampleInstruments })
const T = Date.UTC(2026, 0, 8, 15, 0, 0)
const CODE = 'EURUSD'

/** Up to six interventions within two minutes, at any millisecond. */
const overlays = fc
  .array(
    fc.record({
      at: fc.integer({ min: 0, max: 120_000 }),
      kind: fc.constantFrom('price', 'follow', 'model', 'reseed', 'halt', 'resume'),
      ticks: fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 1, maxLength: 4 }),
      stepMs: fc.integer({ min: 1, max: 20_000 }),
    }),
    { maxLength: 6 },
  )
  .map((drafts) =>
    drafts.map(({ at, kind, ticks, stepMs }): MarketOverlay => {
      const when = { code: CODE, at: T + at }
      if (kind === 'price') return { ...when, kind, ticks, stepMs, after: 'hold' }
      if (kind === 'follow') return { ...when, kind: 'price', ticks, stepMs, after: 'follow' }
      if (kind === 'reseed') return { ...when, kind: 'model', seed: 99 }
      return { ...when, kind: kind as 'model' | 'halt' | 'resume' }
    }),
  )

/** Every moment at which a price may change in the two and a half minutes after T. */
function moments(given: readonly MarketOverlay[]): number[] {
  const times = given.flatMap((overlay) =>
    overlay.kind === 'price'
      ? overlay.ticks.map((_, index) => overlay.at + index * overlay.stepMs)
      : [overlay.at],
  )
  for (let t = T; t <= T + 150_000; t += 500) times.push(t)
  return [...new Set(times)].filter((t) => t >= T && t <= T + 150_000).sort((a, b) => a - b)
}

describe('a market with overlays', () => {
  it('has the extremes and crossings that its prices have', () => {
    fc.assert(
      fc.property(
        overlays,
        fc.integer({ min: 1, max: 250_000 }),
        fc.constantFrom<CrossingDirection>('atOrAbove', 'atOrBelow'),
        (given, level, direction) => {
          const market = plain.withOverlays(given)
          const prices = moments(given).map((t) => ({ t, ticks: market.priceTicks(CODE, t) }))
          const ticks = prices.map((price) => price.ticks)
          expect(market.extremes(CODE, T, T + 150_000)).toEqual({
            high: Math.max(...ticks),
            low: Math.min(...ticks),
          })
          const isAcross = (price: number) => (direction === 'atOrAbove' ? price >= level : price <= level)
          // While trading is halted the price shows, and reaches nothing.
          const trades = (t: number) => market.quote(CODE, t).session !== 'HALTED'
          const first = prices.find((price) => isAcross(price.ticks) && trades(price.t))?.t ?? null
          expect(market.firstCrossing(CODE, level, direction, T, T + 150_000)).toBe(first)
          expect(Math.min(...ticks)).toBeGreaterThan(0)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('does not change what was before, nor other instruments', () => {
    fc.assert(
      fc.property(overlays, (given) => {
        const market = plain.withOverlays(given)
        expect(market.extremes(CODE, T - 3_600_000, T - 1)).toEqual(
          plain.extremes(CODE, T - 3_600_000, T - 1),
        )
        expect(market.priceTicks('BTC', T + 60_000)).toBe(plain.priceTicks('BTC', T + 60_000))
      }),
      { numRuns: 30 },
    )
  })

  it('survives being stored: plain data gives the same prices', () => {
    fc.assert(
      fc.property(overlays, (given) => {
        const market = plain.withOverlays(given)
        const restored = plain.withOverlays(JSON.parse(JSON.stringify(market.overlays)) as MarketOverlay[])
        expect(restored.candles(CODE, '1m', T + 150_000, 3)).toEqual(
          market.candles(CODE, '1m', T + 150_000, 3),
        )
      }),
      { numRuns: 30 },
    )
  })

  it('shows a set price at once and holds it', () => {
    const market = plain.withOverlays([
      { kind: 'price', code: CODE, at: T + 123, ticks: [108_500], stepMs: 1_000, after: 'hold' },
    ])
    expect(market.priceTicks(CODE, T + 122)).toBe(plain.priceTicks(CODE, T + 122))
    expect(market.quote(CODE, T + 123).price).toBe(1.085)
    expect(market.quote(CODE, T + 86_400_000).price).toBe(1.085)
  })

  it('walks a path of prices and goes on from its end in proportion', () => {
    const market = plain.withOverlays([
      { kind: 'price', code: CODE, at: T, ticks: [100_000, 101_000, 50_000], stepMs: 1_000, after: 'follow' },
    ])
    expect([0, 1_000, 2_000].map((ms) => market.priceTicks(CODE, T + ms))).toEqual([100_000, 101_000, 50_000])
    const ratio = 50_000 / plain.priceTicks(CODE, T + 2_000)
    const later = T + 6 * 3_600_000
    expect(
      Math.abs(market.priceTicks(CODE, later) - plain.priceTicks(CODE, later) * ratio),
    ).toBeLessThanOrEqual(1)
  })

  it('returns to the simulated price, or to that of another seed', () => {
    const set: MarketOverlay = {
      kind: 'price',
      code: CODE,
      at: T,
      ticks: [100_000],
      stepMs: 1_000,
      after: 'hold',
    }
    const back = plain.withOverlays([set, { kind: 'model', code: CODE, at: T + 5_000 }])
    expect(back.priceTicks(CODE, T + 5_000)).toBe(plain.priceTicks(CODE, T + 5_000))
    const other = plain.withOverlays([set, { kind: 'model', code: CODE, at: T + 5_000, seed: 6 }])
    const sixth = createMarket({ seed: 6, instruments: sampleInstruments })
    expect(other.priceTicks(CODE, T + 60_000)).toBe(sixth.priceTicks(CODE, T + 60_000))
  })

  it('holds the price through a halt and says that nothing trades', () => {
    const market = plain.withOverlays([
      { kind: 'halt', code: CODE, at: T },
      { kind: 'price', code: CODE, at: T + 10_000, ticks: [100_000], stepMs: 1_000, after: 'hold' },
      { kind: 'resume', code: CODE, at: T + 60_000 },
    ])
    const held = plain.priceTicks(CODE, T)
    expect(market.quote(CODE, T + 30_000)).toMatchObject({ ticks: held, session: 'HALTED', tradable: false })
    expect(market.lastTick(CODE, T + 30_000)).toBe(T)
    expect(market.quote(CODE, T + 60_000)).toMatchObject({ ticks: 100_000, session: 'OPEN', tradable: true })
    expect(market.firstCrossing(CODE, 100_000, 'atOrBelow', T, T + 90_000)).toBe(T + 60_000)
  })
})
