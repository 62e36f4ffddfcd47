import { describe, expect, it } from 'vitest'
import { plainAmount, stakeIssueOf, standingOf } from './option.ts'
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
    ['ten', 'notAnAmount'],
    ['10.005', 'notAnAmount'],
    ['-10', 'notAnAmount'],
    ['9.99', 'outside'],
    ['5000.01', 'outside'],
    ['10', undefined],
    ['5,000.00', undefined],
    ['12,35', undefined],
  ])('%s is %s', (text, issue) => {
    expect(stakeIssueOf(text, limits)).toBe(issue)
  })

  it('travels without thousands commas and with a point', () => {
    expect(plainAmount(' 1,234.5 ')).toBe('1234.5')
    expect(plainAmount('12,35')).toBe('12.35')
  })
})

describe('real money', () => {
  it('buys options only where the parameter says so in plain words', () => {
    expect(parseOptionsReal({ optionsReal: true })).toBe(true)
    for (const value of [{}, { optionsReal: 'true' }, { optionsReal: false }])
      expect(parseOptionsReal(value)).toBe(false)
  })
})
