import { readAmount } from '@swx/sdk/money'
import { describe, expect, it } from 'vitest'
import { depositAmountErrorOf, minimumOf } from './deposit-amount.ts'
import { readDepositMethods } from './deposit-method.ts'
import { referenceFields, transferReferenceErrorOf } from './transfer-reference.ts'

const read = (text: string) => readAmount(text, { language: 'en', scale: 8, currency: 'BTC' })

describe('the amount of a deposit', () => {
  it.each([
    ['52100', 8, '0.00230327'],
    ['52100.00', 8, '0.00230327'],
    ['1', 6, '120'],
    ['2500', 18, '0.048'],
    ['0.5', 2, '240'],
  ])('is at least what 120 dollars cost at %s, rounded up to its last decimal', (rate, scale, minimum) => {
    expect(minimumOf({ currency: 'BTC', minUsd: '120.00', scale }, rate)).toBe(minimum)
  })

  it.each([
    ['', 'enter'],
    ['much', 'unread'],
    ['-1', 'unread'],
    ['0.010000001', 'unread'],
    ['0.00', 'nothing'],
    ['0.00230326', 'minimum'],
    ['0.00230327', undefined],
    ['0,00230327', undefined],
    ['1.', undefined],
  ])('%j is wrong by %j', (typed, error) => {
    expect(depositAmountErrorOf(read(typed), '0.00230327')).toBe(error)
  })

  it('of 0,015 is fifteen thousandths in any language, never fifteen', () => {
    for (const language of ['en', 'de', 'fr', 'ar'])
      expect(readAmount('0,015', { language, scale: 8 })).toEqual({ kind: 'value', value: '0.015' })
  })

  it('is left to the server where no smallest amount is known', () => {
    expect(depositAmountErrorOf(read('0.00000001'), undefined)).toBeUndefined()
  })
})

describe('the reference of a transfer', () => {
  it.each([
    ['', '', 'missing'],
    ['7d3f', '', undefined],
    ['', '123456', undefined],
    ['', '9aF21c', undefined],
    ['7d3f', '12345', 'last6'],
    ['', '12345g', 'last6'],
  ])('hash %j and last characters %j: %j', (txHash, last6, error) => {
    expect(transferReferenceErrorOf({ txHash, last6 })).toBe(error)
  })

  it('travels with what was given alone', () => {
    expect(referenceFields({ txHash: ' 7d3f ', last6: '' })).toEqual({ txHash: '7d3f' })
    expect(referenceFields({ txHash: '', last6: '123456' })).toEqual({ last6: '123456' })
  })
})

describe('the ways to pay in', () => {
  it('are read from their parameter', () => {
    const wire = [{ currency: 'BTC', network: 'BTC', address: 'SANDBOX-BTC-1', min: '120.00', scale: 8 }]
    expect(readDepositMethods(wire)).toEqual([
      { currency: 'BTC', network: 'BTC', address: 'SANDBOX-BTC-1', minUsd: '120.00', scale: 8 },
    ])
    expect(() => readDepositMethods([{ ...wire[0], min: 120 }])).toThrow('recharge.methods[0].min')
  })
})
