import { readAmount } from '@swx/sdk/money'
import { describe, expect, it } from 'vitest'
import { depositForm, referenceFields } from './deposit-form.ts'
import { minimumOf, readDepositMethods } from './deposit-method.ts'

const bitcoin = { language: 'en', scale: 8, currency: 'BTC' }
const issuesOf = (typed: { amount?: string; txHash?: string; last6?: string }, min?: string) =>
  Object.fromEntries(
    (
      depositForm({ ...bitcoin, min }).safeParse({ amount: '1', txHash: '7d3f', last6: '', ...typed }).error
        ?.issues ?? []
    ).map(({ path, message }) => [path.join('.'), message]),
  )

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
    ['', 'missing'],
    ['much', 'unread'],
    ['-1', 'unread'],
    ['0.010000001', 'unread'],
    ['0.00', 'tooSmall'],
    ['0.00230326', 'tooSmall'],
    ['0.00230327', undefined],
    ['0,00230327', undefined],
    ['1.', undefined],
  ])('%j is wrong by %j', (amount, error) => {
    expect(issuesOf({ amount }, '0.00230327').amount).toBe(error)
  })

  it('of 0,015 is fifteen thousandths in any language, never fifteen', () => {
    for (const language of ['en', 'de', 'fr', 'ar'])
      expect(readAmount('0,015', { language, scale: 8 })).toEqual({ kind: 'value', value: '0.015' })
  })

  it('is left to the server where no smallest amount is known', () => {
    expect(issuesOf({ amount: '0.00000001' })).toEqual({})
    expect(issuesOf({ amount: '0.00' })).toEqual({ amount: 'zero' })
  })
})

describe('the reference of a transfer', () => {
  it.each([
    ['', '', { txHash: 'referenceMissing' }],
    [' ', ' ', { txHash: 'referenceMissing' }],
    ['7d3f', '', {}],
    ['', '123456', {}],
    ['', ' 9aF21c ', {}],
    ['7d3f', '12345', { last6: 'last6Wrong' }],
    ['', '12345g', { last6: 'last6Wrong' }],
  ])('hash %j and last characters %j: %j', (txHash, last6, issues) => {
    expect(issuesOf({ txHash, last6 })).toEqual(issues)
  })

  it('is asked for together with what else is wrong', () => {
    expect(issuesOf({ amount: '', txHash: '' })).toEqual({ amount: 'missing', txHash: 'referenceMissing' })
  })

  it('travels with what was given alone', () => {
    const typed = depositForm(bitcoin).parse({ amount: '1', txHash: ' 7d3f ', last6: '' })
    expect(referenceFields(typed)).toEqual({ txHash: '7d3f' })
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
