import { compareDecimals } from '@swx/sdk/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { previewPosition } from '#features/trade/shared/model/position-preview.ts'
import { amountOf, lotsOf, type Size, type SizelessDraft, type SizeUnit, sizeRule } from './position-size.ts'

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
const sizeOf = (
  unit: SizeUnit,
  amount: string,
  given: Partial<SizelessDraft> = {},
  size: Partial<Size> = {},
) => lotsOf({ unit, amount, ...size }, { ...euro, ...given }, range)

describe('a size in another unit than lots', () => {
  it('is rounded down to what can be ordered', () => {
    expect(sizeOf('lots', '0.10')).toEqual({ lots: '0.10' })
    expect(sizeOf('units', '10000')).toEqual({ lots: '0.10' })
    expect(sizeOf('units', '10999')).toEqual({ lots: '0.10' })
    expect(sizeOf('usd', '10850')).toEqual({ lots: '0.10' })
    expect(sizeOf('usd', '10849.99')).toEqual({ lots: '0.09' })
  })

  it('loses at the stop loss, fees included, not a cent more than was asked for', () => {
    expect(sizeOf('risk', '40.83')).toEqual({ lots: '0.10' })
    expect(sizeOf('risk', '40.82')).toEqual({ lots: '0.09' })
  })

  it('is none below the smallest order, above the largest, and by risk without a stop loss', () => {
    expect(sizeOf('usd', '1084.99')).toEqual({ issue: 'tooSmall' })
    expect(sizeOf('units', '10000999')).toEqual({ lots: '100.00' })
    expect(sizeOf('units', '10001000')).toEqual({ issue: 'tooLarge' })
    expect(sizeOf('risk', '50', { stopLoss: undefined })).toEqual({ issue: 'noStop' })
  })

  it('stays that of the lots it was converted from while the price moves, and a risk while the stop stays', () => {
    const converted = { lots: '0.23', stopLoss: 1.082 }
    expect(sizeOf('usd', '24955.00', { price: 1.0851 }, { converted })).toEqual({ lots: '0.23' })
    expect(sizeOf('usd', '24955.00', { price: 1.0851 })).toEqual({ lots: '0.22' })
    expect(sizeOf('risk', '93.91', { price: 1.0851 }, { converted })).toEqual({ lots: '0.23' })
    expect(sizeOf('risk', '93.91', { stopLoss: 1.081 }, { converted })).toEqual({ lots: '0.18' })
  })

  it('says what lots come to in each unit', () => {
    expect(amountOf('units', '0.23', euro)).toBe('23000')
    expect(amountOf('usd', '0.23', euro)).toBe('24955.00')
    expect(amountOf('risk', '0.23', { ...euro, stopLoss: 1.0832 })).toBe('66.34')
    expect(amountOf('risk', '0.23', { ...euro, stopLoss: undefined })).toBeUndefined()
  })

  it('is the largest that fits, for any amount', () => {
    const cents = fc.integer({ min: 1_00, max: 40_000_00 }).map((value) => (value / 100).toFixed(2))
    fc.assert(
      fc.property(cents, (amount) => {
        const found = sizeOf('risk', amount)
        if (!('lots' in found)) return
        const lossAt = (size: string) =>
          previewPosition({ ...euro, lots: size }).atStopLoss?.net.slice(1) ?? ''
        expect(compareDecimals(lossAt(found.lots), amount)).toBeLessThanOrEqual(0)
        const next = (Number(found.lots) + 0.01).toFixed(2)
        expect(compareDecimals(lossAt(next), amount)).toBeGreaterThan(0)
      }),
    )
  })
})

describe('the size field', () => {
  const issueOf = (unit: SizeUnit, text: string) =>
    sizeRule('en', range).safeParse({ unit, text }).error?.issues[0]?.message

  it('holds an amount to the limits of lots in lots alone', () => {
    expect(issueOf('lots', '5000')).toBe('tooLarge')
    expect(issueOf('usd', '5,000')).toBeUndefined()
    expect(issueOf('lots', '0.105')).toBe('unread')
    expect(issueOf('units', '0.105')).toBeUndefined()
    expect(issueOf('risk', '0.105')).toBe('unread')
    expect(issueOf('usd', '0')).toBe('zero')
    expect(issueOf('usd', '')).toBe('missing')
  })
})
