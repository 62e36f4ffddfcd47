import { readAmount } from '@swx/sdk/money'
import { describe, expect, it } from 'vitest'
import { planForm, shareOf } from './plan-amount-field.tsx'

const dollars = { scale: 2, currency: 'USD' }
const limits = { min: '500.00', max: '50000.00', available: '18240.55' }
const issueOf = (amount: string, language = 'en') =>
  planForm({ ...limits, language }).safeParse({ amount }).error?.issues[0]?.message

describe('the amount of a plan', () => {
  it.each([
    ['5,000.00', 'en', '5000.00'],
    [' 1234.5 ', 'en', '1234.5'],
    ['007', 'en', '7'],
    ['100,50', 'de', '100.50'],
    ['1.234,50', 'de', '1234.50'],
    ['1 234,50', 'fr', '1234.50'],
    ['١٬٢٣٤٫٥', 'ar', '1234.5'],
  ])('understands %s in %s', (typed, language, value) => {
    expect(readAmount(typed, { ...dollars, language })).toEqual({ kind: 'value', value })
  })

  it.each([
    ['100,50', 'en'],
    ['100.50', 'de'],
    ['1,234', 'de'],
  ])('asks what %s means in %s', (typed, language) => {
    expect(readAmount(typed, { ...dollars, language }).kind).toBe('ambiguous')
    expect(issueOf(typed, language)).toBe('unread')
  })

  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['abc', 'unread'],
    ['-500', 'unread'],
    ['1e3', 'unread'],
    ['500.001', 'unread'],
    ['499.99', 'tooSmall'],
    ['50000.01', 'tooLarge'],
    ['18240.56', 'beyondFunds'],
    ['18240.55', undefined],
    ['500', undefined],
  ])('finds in “%s”: %s', (typed, error) => {
    expect(issueOf(typed)).toBe(error)
  })

  it('leaves borrowed money out', () => {
    const rules = planForm({ ...limits, language: 'en', available: '1500.00', own: '500.00' })
    const issues = ['500', '500.01', '1500', '1500.01'].map(
      (amount) => rules.safeParse({ amount }).error?.issues[0]?.message,
    )
    expect(issues).toEqual([undefined, 'borrowed', 'borrowed', 'beyondFunds'])
  })

  it('is a share in whole cents and never above what the plan takes', () => {
    expect(shareOf('18240.55', 25, '50000.00')).toBe('4560.13')
    expect(shareOf('90000.00', 100, '50000.00')).toBe('50000.00')
  })
})
