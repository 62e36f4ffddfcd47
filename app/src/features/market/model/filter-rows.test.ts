import { describe, expect, it } from 'vitest'
import { countByCategory } from './count-by-category.ts'
import { filterRows } from './filter-rows.ts'
import { rowFixture } from './row-fixture.ts'

const rows = [
  rowFixture({ id: '1', code: 'EURUSD', category: 1 }),
  rowFixture({ id: '2', code: 'BTC', category: 2 }),
  rowFixture({ id: '3', code: 'ETH', category: 2 }),
]
const codes = (...args: Parameters<typeof filterRows>) => filterRows(...args).map(({ code }) => code)

describe('the rows of a tab', () => {
  it('are those of its category', () => {
    expect(codes(rows, 2, [])).toEqual(['BTC', 'ETH'])
    expect(codes(rows, 'all', [])).toHaveLength(3)
  })

  it('are in the watchlist in the order of the user, without what is no longer listed', () => {
    expect(codes(rows, 'watch', ['3', '99', '1'])).toEqual(['ETH', 'EURUSD'])
  })

  it('are counted for every tab', () => {
    expect(countByCategory(rows, new Set(['3', '99']))).toMatchObject({ watch: 1, all: 3, 1: 1, 2: 2, 5: 0 })
  })
})
