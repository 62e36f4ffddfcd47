import { describe, expect, it } from 'vitest'
import { type PriceAlert, parseAlerts, sideOf, takePrice } from './price-alert.ts'

const alert: PriceAlert = {
  id: 'a',
  code: 'BTC',
  instrumentId: '54',
  category: 2,
  decimals: 2,
  level: 53_000,
  side: 'rises',
}
const reach = (price: number, alerts: readonly PriceAlert[] = [alert], code = 'BTC') =>
  takePrice(alerts, { code, price, at: 1 })

describe('a price alert', () => {
  it('is reached at its level or beyond, from its own side', () => {
    expect(reach(52_999)[0]?.reached).toBeUndefined()
    expect(reach(53_000)[0]?.reached).toEqual({ at: 1, price: 53_000 })
    const falling = { ...alert, level: 51_000, side: 'falls' as const }
    expect(reach(51_001, [falling])[0]?.reached).toBeUndefined()
    expect(reach(50_000, [falling])[0]?.reached).toEqual({ at: 1, price: 50_000 })
  })

  it('is reached once, and by its own instrument', () => {
    const reached = reach(53_000)
    expect(reach(54_000, reached)).toBe(reached)
    expect(reach(54_000, [alert], 'ETH')[0]?.reached).toBeUndefined()
  })

  it('waits on the side its level lies on', () => {
    expect(sideOf(52_100, 53_000)).toBe('rises')
    expect(sideOf(52_100, 51_000)).toBe('falls')
    expect(sideOf(52_100, 52_100)).toBeUndefined()
  })
})

describe('what the browser kept of alerts', () => {
  it('is read back', () => {
    expect(parseAlerts([alert])).toEqual([alert])
  })

  it('is read back for an instrument of a category that only a later server knows', () => {
    const later = { ...alert, category: 9 }
    expect(parseAlerts([later])).toEqual([later])
  })

  it('is left out where it is not understood', () => {
    const strange = [null, 7, {}, { ...alert, level: '53000' }, { ...alert, category: '2' }, alert]
    expect(parseAlerts(strange)).toEqual([alert])
    for (const stored of [null, '', 7, { a: 1 }]) expect(parseAlerts(stored)).toEqual([])
  })
})
