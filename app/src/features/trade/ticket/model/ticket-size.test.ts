import { compareDecimals } from '@swx/sdk/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { previewPosition } from './position-preview.ts'
import { lotsFor, type SizelessDraft } from './size-in.ts'

const euro: SizelessDraft = {
  direction: 'LONG',
  contractSize: '100000',
  decimals: 5,
  tickSize: 0.00001,
  price: 1.085,
  leverage: 30,
  stopLoss: 1.082,
  feeRate: '0.0005',
  stopOutLevel: '0.50',
  exitDistanceTicks: 10,
}
const range = { minLots: '0.01', maxLots: '100', lotStep: '0.01' }
const sizeOf = (unit: Parameters<typeof lotsFor>[0], amount: string, given: Partial<SizelessDraft> = {}) =>
  lotsFor(unit, amount, { ...euro, ...given }, range)

describe('a size in another unit', () => {
  it('is rounded down to what can be ordered', () => {
    expect(sizeOf('units', '10000')).toBe('0.10')
    expect(sizeOf('units', '10999')).toBe('0.10')
    expect(sizeOf('usd', '10850')).toBe('0.10')
    expect(sizeOf('usd', '10849.99')).toBe('0.09')
  })

  it('loses at the stop loss, fees included, not a cent more than was asked for', () => {
    expect(sizeOf('risk', '40.83')).toBe('0.10')
    expect(sizeOf('risk', '40.82')).toBe('0.09')
  })

  it('is none below the smallest order, and none by risk without a stop loss', () => {
    expect(sizeOf('usd', '1084.99')).toBeUndefined()
    expect(sizeOf('risk', '50', { stopLoss: undefined })).toBeUndefined()
  })

  it('is the largest that fits, for any amount', () => {
    const cents = fc.integer({ min: 1_00, max: 5_000_000_00 }).map((value) => (value / 100).toFixed(2))
    fc.assert(
      fc.property(cents, (amount) => {
        const lots = sizeOf('risk', amount)
        if (lots === undefined) return
        const lossAt = (size: string) =>
          previewPosition({ ...euro, lots: size }).atStopLoss?.net.slice(1) ?? ''
        expect(compareDecimals(lossAt(lots), amount)).toBeLessThanOrEqual(0)
        const next = (Number(lots) + 0.01).toFixed(2)
        if (compareDecimals(next, range.maxLots) <= 0)
          expect(compareDecimals(lossAt(next), amount)).toBeGreaterThan(0)
      }),
    )
  })
})
