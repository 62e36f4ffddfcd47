import { describe, expect, it } from 'vitest'
import { isAlwaysOpen, type TradingHours, weekOf } from './trading-hours.ts'

const days = (list: readonly number[], ...stretches: [from: string, to: string][]): TradingHours[] =>
  list.flatMap((day) => stretches.map(([from, to]) => ({ day, from, to })))

describe('the week of a market', () => {
  it('joins days in a row with the same hours', () => {
    expect(weekOf(days([1, 2, 3, 4, 5], ['14:30', '21:00']))).toEqual([
      { first: 1, last: 5, hours: '14:30–21:00' },
    ])
    expect(weekOf(days([1, 2, 3], ['01:30', '04:00'], ['05:00', '08:00']))).toEqual([
      { first: 1, last: 3, hours: '01:30–04:00, 05:00–08:00' },
    ])
  })

  it('begins on Monday and ends with Sunday', () => {
    const forex = [
      ...days([0], ['22:00', '24:00']),
      ...days([1, 2, 3, 4], ['00:00', '24:00']),
      ...days([5], ['00:00', '22:00']),
    ]
    expect(weekOf(forex)).toEqual([
      { first: 1, last: 4, hours: '00:00–24:00' },
      { first: 5, last: 5, hours: '00:00–22:00' },
      { first: 0, last: 0, hours: '22:00–24:00' },
    ])
  })

  it('is known to have no break only when it has none', () => {
    const always = weekOf(days([0, 1, 2, 3, 4, 5, 6], ['00:00', '24:00']))
    expect(isAlwaysOpen(always)).toBe(true)
    expect(isAlwaysOpen(weekOf(days([1, 2, 3, 4, 5, 6], ['00:00', '24:00'])))).toBe(false)
    expect(isAlwaysOpen(weekOf([]))).toBe(false)
  })
})
