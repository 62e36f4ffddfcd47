import { describe, expect, it } from 'vitest'
import { figuresFixture } from '#test/market-figures-fixture.ts'
import { rowFixture } from '#test/market-row-fixture.ts'
import type { Sort } from './market-query.ts'
import { sortRows } from './sort-rows.ts'

const rows = [
  rowFixture({ code: 'B10', price: 3, changePercent: 0 }),
  rowFixture({ code: 'B9', price: 1, changePercent: -2 }),
  rowFixture({ code: 'A', price: 2, changePercent: 0 }),
]
const order = (
  sort: Sort['sort'],
  direction: Sort['direction'],
  quoteOf = (row: (typeof rows)[number]) => row,
) =>
  sortRows(rows, { sort, direction }, quoteOf, new Map(), 'en')
    .map(({ code }) => code)
    .join(' ')

describe('sorting the list', () => {
  it('keeps the order of the server until asked', () => {
    expect(order('listed', 'ascending')).toBe('B10 B9 A')
  })

  it('sorts the figures in codes by value', () => {
    expect(order('name', 'ascending')).toBe('A B9 B10')
    expect(order('name', 'descending')).toBe('B10 B9 A')
  })

  it('sorts by the newest price, not by the one the list came with', () => {
    expect(order('price', 'descending')).toBe('B10 A B9')
    expect(order('price', 'descending', (row) => (row.code === 'B9' ? { ...row, price: 9 } : row))).toBe(
      'B9 B10 A',
    )
  })

  it('sorts by type and by market hours', () => {
    const some = [
      rowFixture({ code: 'LAST', category: 3, marketHours: 'CLOSED' }),
      rowFixture({ code: 'FIRST', category: 1, marketHours: 'OPEN' }),
      rowFixture({ code: 'MIDDLE', category: 2, marketHours: 'HALTED' }),
    ]
    const by = (sort: Sort['sort']) =>
      sortRows(some, { sort, direction: 'ascending' }, (row) => row, new Map()).map(({ code }) => code)
    expect(by('kind')).toEqual(['FIRST', 'MIDDLE', 'LAST'])
    expect(by('session')).toEqual(['FIRST', 'MIDDLE', 'LAST'])
  })

  it('sorts by figures over longer stretches, and has those without any at the end both ways', () => {
    const figures = new Map([
      [
        'A',
        figuresFixture({ week: 1, month: -5, volume: 10, yearLow: 0, yearHigh: 4, dayLow: 0, dayHigh: 2 }),
      ],
      [
        'B9',
        figuresFixture({ week: 2, month: 5, volume: 5, yearLow: 0, yearHigh: 1, dayLow: 0, dayHigh: 4 }),
      ],
    ])
    const by = (sort: Sort['sort'], direction: Sort['direction']) =>
      sortRows(rows, { sort, direction }, (row) => row, figures)
        .map(({ code }) => code)
        .join(' ')
    expect(by('week', 'descending')).toBe('B9 A B10')
    expect(by('week', 'ascending')).toBe('A B9 B10')
    expect(by('month', 'descending')).toBe('B9 A B10')
    expect(by('volume', 'descending')).toBe('A B9 B10')
    // The price is at the high of its day, and a quarter above the low.
    expect(by('range', 'descending')).toBe('A B9 B10')
    expect(by('yearRange', 'descending')).toBe('B9 A B10')
  })

  it('leaves equal changes in listed order both ways', () => {
    expect(order('change', 'ascending')).toBe('B9 B10 A')
    expect(order('change', 'descending')).toBe('B10 A B9')
  })
})
