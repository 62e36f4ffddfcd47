import { readAmount } from '@swx/sdk/money'
import { describe, expect, it } from 'vitest'
import { stakeIssueOf, standingOf } from './option.ts'
import { parseOptionsReal } from './option-config.ts'
import { optionFixture } from './option-fixture.ts'

describe('an open option', () => {
  it('stands by the strictly better side; the strike itself is a tie', () => {
    const up = optionFixture({ direction: 'UP', strike: 100 })
    const down = optionFixture({ direction: 'DOWN', strike: 100 })
    expect([99, 100, 101].map((price) => standingOf(up, price))).toEqual(['losing', 'tied', 'winning'])
    expect([99, 100, 101].map((price) => standingOf(down, price))).toEqual(['winning', 'tied', 'losing'])
  })
})

describe('a stake', () => {
  const limits = { min: '10.00', max: '5000.00' }
  it.each([
    ['', 'missing'],
    ['ten', 'unread'],
    ['10.005', 'unread'],
    ['-10', 'unread'],
    ['9.99', 'outside'],
    ['5000.01', 'outside'],
    ['10', undefined],
    ['5,000.00', undefined],
    ['12,35', 'unread'],
  ])('%s is %s', (text, issue) => {
    expect(stakeIssueOf(readAmount(text, { language: 'en', scale: 2, currency: 'USD' }), limits)).toBe(issue)
  })

  it('is read by the signs of the language', () => {
    const reading = readAmount('12,35', { language: 'de', scale: 2, currency: 'USD' })
    expect(reading).toEqual({ kind: 'value', value: '12.35' })
    expect(stakeIssueOf(reading, limits)).toBeUndefined()
  })
})

describe('real money', () => {
  it('buys options only where the parameter says so in plain words', () => {
    expect(parseOptionsReal({ optionsReal: true })).toBe(true)
    for (const value of [{}, { optionsReal: 'true' }, { optionsReal: false }])
      expect(parseOptionsReal(value)).toBe(false)
  })
})
