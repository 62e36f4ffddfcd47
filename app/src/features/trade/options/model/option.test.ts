import { describe, expect, it } from 'vitest'
import { optionFixture } from '#test/option-fixture.ts'
import { parseOptionsReal, stakeForm } from '../api/use-option-config.ts'
import { standingOf } from './option.ts'

describe('an open option', () => {
  it('stands by the strictly better side; the strike itself is a tie', () => {
    const up = optionFixture({ direction: 'UP', strike: 100 })
    const down = optionFixture({ direction: 'DOWN', strike: 100 })
    expect([99, 100, 101].map((price) => standingOf(up, price))).toEqual(['losing', 'tied', 'winning'])
    expect([99, 100, 101].map((price) => standingOf(down, price))).toEqual(['winning', 'tied', 'losing'])
  })
})

describe('a stake', () => {
  const read = (stake: string, language = 'en') =>
    stakeForm(language, { min: '10.00', max: '5000.00' }).shape.stake.safeParse(stake)
  it.each([
    ['', 'missing'],
    ['ten', 'unread'],
    ['10.005', 'unread'],
    ['-10', 'unread'],
    ['9.99', 'tooSmall'],
    ['5000.01', 'tooLarge'],
    ['10', undefined],
    ['5,000.00', undefined],
    ['12,35', 'unread'],
  ])('%s is %s', (text, issue) => {
    expect(read(text).error?.issues[0]?.message).toBe(issue)
  })

  it('is read by the signs of the language', () => {
    expect(read('12,35', 'de').data).toBe('12.35')
  })
})

describe('real money', () => {
  it('buys options only where the parameter says so in plain words', () => {
    expect(parseOptionsReal({ optionsReal: true })).toBe(true)
    for (const value of [{}, { optionsReal: 'true' }, { optionsReal: false }])
      expect(parseOptionsReal(value)).toBe(false)
  })
})
