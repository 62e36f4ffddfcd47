import { describe, expect, it } from 'vitest'
import { createMarket } from './create-market.ts'
import { sampleInstruments } from './sample-instruments.ts'

const market = createMarket({ seed: 1, instruments: sampleInstruments })
const T = Date.UTC(2026, 4, 20, 12, 0, 0)
const ticks = (code: string, ...seconds: number[]) =>
  seconds.map((s) => market.priceTicks(code, T + s * 1_000))
const reference = (code: string) => market.find(code)?.referenceTicks ?? 0

describe('the test instruments', () => {
  it('SBX-UP rises and SBX-DOWN falls one tick a second, across midnight too', () => {
    for (const [code, step] of [
      ['SBX-UP', 1],
      ['SBX-DOWN', -1],
    ] as const) {
      const [now = 0, second, day] = ticks(code, 0, 1, 86_400)
      expect(second).toBe(now + step)
      expect(day).toBe(now + 86_400 * step)
    }
  })

  it('SBX-UP reaches a level at the second that arithmetic says', () => {
    const [now = 0] = ticks('SBX-UP', 0)
    expect(market.firstCrossing('SBX-UP', now + 90, 'atOrAbove', T + 250, T + 3_600_000)).toBe(T + 90_000)
    expect(market.firstCrossing('SBX-UP', now - 1, 'atOrBelow', T, T + 3_600_000)).toBeNull()
    expect(
      market.firstCrossing('SBX-DOWN', (ticks('SBX-DOWN', 0)[0] ?? 0) - 5, 'atOrBelow', T, T + 3_600_000),
    ).toBe(T + 5_000)
  })

  it('SBX-UP and SBX-DOWN start over at new year, always above zero', () => {
    const newYear = Date.UTC(2027, 0, 1)
    expect(market.priceTicks('SBX-UP', newYear)).toBe(reference('SBX-UP'))
    expect(market.priceTicks('SBX-DOWN', newYear)).toBe(reference('SBX-DOWN'))
    for (const year of [2024, 2025, 2026, 2027, 2028]) {
      expect(market.priceTicks('SBX-DOWN', Date.UTC(year, 11, 31, 23, 59, 59))).toBeGreaterThan(1_000_000)
    }
  })

  it('SBX-FLAT ties: it ticks and never changes', () => {
    expect(new Set(ticks('SBX-FLAT', 0, 1, 59, 60, 86_400)).size).toBe(1)
    expect(market.lastTick('SBX-FLAT', T + 1_500)).toBe(T + 1_000)
  })

  it('SBX-GAP jumps five percent each minute', () => {
    const at = reference('SBX-GAP')
    expect(ticks('SBX-GAP', 0, 59, 60, 119, 120, 180, 240)).toEqual([
      at,
      at,
      at * 1.05,
      at * 1.05,
      at,
      at * 0.95,
      at,
    ])
    expect(market.extremes('SBX-GAP', T, T + 600_000)).toEqual({ high: at * 1.05, low: at * 0.95 })
    expect(market.firstCrossing('SBX-GAP', at * 0.95, 'atOrBelow', T, T + 600_000)).toBe(T + 180_000)
  })

  it('SBX-HALT halts at second 30 and resumes with the minute', () => {
    const sessions = [0, 29, 30, 59, 60].map((s) => market.session('SBX-HALT', T + s * 1_000))
    expect(sessions).toEqual(['OPEN', 'OPEN', 'HALTED', 'HALTED', 'OPEN'])
    expect(new Set(ticks('SBX-HALT', 29, 30, 45, 59, 60)).size).toBe(1)
    expect(market.lastTick('SBX-HALT', T + 45_000)).toBe(T + 29_000)
  })

  it('SBX-STALE has a price and never a tick, so also no candle', () => {
    expect(market.quote('SBX-STALE', T)).toMatchObject({ price: 1_000, session: 'OPEN' })
    expect(market.lastTick('SBX-STALE', T)).toBeNull()
    expect(market.candles('SBX-STALE', '1m', T, 10)).toEqual([])
  })
})
