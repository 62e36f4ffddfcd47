import { describe, expect, it } from 'vitest'
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
  sortRows(rows, { sort, direction }, quoteOf, 'en')
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

  it('sorts by type, by what the last hundred prices did, by the place in their range, and by market hours', () => {
    const some = [
      rowFixture({ code: 'RISES', category: 3, recent: [1, 2], price: 2, marketHours: 'CLOSED' }),
      rowFixture({ code: 'FALLS', category: 1, recent: [4, 3], price: 3, marketHours: 'OPEN' }),
      rowFixture({ code: 'MIDDLE', category: 2, recent: [1, 3, 1], price: 2, marketHours: 'HALTED' }),
    ]
    const by = (sort: Sort['sort'], direction: Sort['direction']) =>
      sortRows(some, { sort, direction }, (row) => row, 'en').map(({ code }) => code)
    expect(by('kind', 'ascending')).toEqual(['FALLS', 'MIDDLE', 'RISES'])
    expect(by('recent', 'descending')).toEqual(['RISES', 'MIDDLE', 'FALLS'])
    expect(by('range', 'descending')).toEqual(['RISES', 'MIDDLE', 'FALLS'])
    expect(by('session', 'ascending')).toEqual(['FALLS', 'MIDDLE', 'RISES'])
  })

  it('leaves equal changes in listed order both ways', () => {
    expect(order('change', 'ascending')).toBe('B9 B10 A')
    expect(order('change', 'descending')).toBe('B10 A B9')
  })
})
