import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMarket, type Market } from '../../market/create-market.ts'
import { INSTANT_MS } from '../../market/grid.ts'
import type { MarketOverlay } from '../../market/overlay.ts'
import { sampleInstruments } from '../../market/sample-instruments.ts'
import { findTrailingStop, trailingStopAt } from './trailing-stop.ts'

const START = Date.parse('2026-01-12T15:20:00.000Z')
const HOUR = 3_600_000
const calm = createMarket({ seed: 5, instruments: sampleInstruments })

/** Prices of the control plane, and halts of some minutes. */
const overlays = fc.array(
  fc
    .record({
      code: fc.constantFrom('BTC', 'EURUSD'),
      minute: fc.integer({ min: 1, max: 170 }),
      part: fc.integer({ min: -30, max: 30 }),
      minutes: fc.integer({ min: 1, max: 20 }),
    })
    .map(({ code, minute, part, minutes }): MarketOverlay[] => {
      const at = START + minute * 60_000
      const price = calm.priceTicks(code, START)
      const ticks = [price + Math.round((price * part) / 1_000)]
      return part % 3 === 0
        ? [
            { kind: 'halt', code, at },
            { kind: 'resume', code, at: at + minutes * 60_000 },
          ]
        : [{ kind: 'price', code, at, ticks, stepMs: 1_000, after: 'follow' }]
    }),
  { maxLength: 5 },
)

const trailing = fc.record({
  code: fc.constantFrom('BTC', 'EURUSD', 'SBX-GAP', 'SBX-UP', 'SBX-DOWN'),
  direction: fc.constantFrom('LONG' as const, 'SHORT' as const),
  part: fc.integer({ min: 5, max: 120 }),
  opened: fc.integer({ min: 0, max: 60 }),
})

/** What a look at every instant finds. */
const lookAtAll = (
  market: Market,
  row: { code: string; direction: 'LONG' | 'SHORT'; trailingDistance: number },
  from: number,
  to: number,
): number | null => {
  let best: number | undefined
  const isLong = row.direction === 'LONG'
  for (let at = from; at <= to; at += at % INSTANT_MS === 0 ? INSTANT_MS : INSTANT_MS - (at % INSTANT_MS)) {
    const price = market.priceTicks(row.code, at)
    best = isLong ? Math.max(best ?? price, price) : Math.min(best ?? price, price)
    const stop = isLong ? best - row.trailingDistance : best + row.trailingDistance
    const isReached = isLong ? price <= stop : price >= stop
    if (isReached && market.session(row.code, at) === 'OPEN') return at
  }
  return null
}

test('a trailing stop acts at the instant at which a look at every instant finds it', () => {
  fc.assert(
    fc.property(trailing, overlays, ({ code, direction, part, opened }, drafts) => {
      const market = calm.withOverlays(drafts.flat())
      const since = START + opened * 60_000
      const trailingDistance = Math.max(10, Math.round((calm.priceTicks(code, since) * part) / 10_000))
      const row = { code, direction, trailingDistance, trailingSince: since }
      const until = START + 3 * HOUR
      const found = findTrailingStop(market, row, since, until)
      expect(found).toBe(lookAtAll(market, row, since, until))
      // Asked in two steps, as a clock does, it finds the same.
      const middle = since + Math.floor((until - since) / 3)
      const inSteps = findTrailingStop(market, row, since, middle)
      expect(inSteps ?? findTrailingStop(market, row, middle + 1, until)).toBe(found)
    }),
    { numRuns: 25 },
  )
})

test('a trailing stop never moves back', () => {
  fc.assert(
    fc.property(trailing, fc.array(fc.nat({ max: 20 * 24 * HOUR }), { minLength: 2 }), (drawn, times) => {
      const { code, direction } = drawn
      const row = { code, direction, trailingDistance: 100, trailingSince: START }
      const stops = times
        .toSorted((a, b) => a - b)
        .map((after) => trailingStopAt(calm, row, START + after) as number)
      const inOrder = stops.toSorted((a, b) => (direction === 'LONG' ? a - b : b - a))
      expect(stops).toEqual(inOrder)
    }),
  )
})
