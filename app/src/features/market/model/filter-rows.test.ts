import { describe, expect, it } from 'vitest'
import { rowFixture } from '#test/market-row-fixture.ts'
import { countByCategory, filterRows } from './filter-rows.ts'

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

  it('begin with what is open, then what is halted, then what is closed', () => {
    const closed = rowFixture({ code: 'SHUT', marketHours: 'CLOSED' })
    const halted = rowFixture({ code: 'HALT', marketHours: 'HALTED' })
    expect(codes([closed, halted, ...rows], 'all', [])).toEqual(['EURUSD', 'BTC', 'ETH', 'HALT', 'SHUT'])
  })

  it('stay in the order of a search: what was asked for is first though it is closed', () => {
    const closed = rowFixture({ code: 'SHUT', marketHours: 'CLOSED' })
    expect(codes([closed, ...rows], 'all', [], true)[0]).toBe('SHUT')
  })

  it('keep an open market in its place when its change rounds to nothing', () => {
    const [euro, ...others] = rows
    const unchanged = rowFixture({ ...euro, changePercent: 0 })
    expect(codes([unchanged, ...others], 'all', [])).toEqual(['EURUSD', 'BTC', 'ETH'])
  })

  it('are in a list of the user in the order of the user, closed or not', () => {
    const closed = rowFixture({ id: '9', code: 'SHUT', marketHours: 'CLOSED' })
    expect(codes([...rows, closed], 'list-1', ['9', '2'])).toEqual(['SHUT', 'BTC'])
  })

  it('are in the watchlist in the order of the user, without what is no longer listed', () => {
    expect(codes(rows, 'watch', ['3', '99', '1'])).toEqual(['ETH', 'EURUSD'])
  })

  it('are counted for every tab', () => {
    const own = { id: 'list-1', name: 'Mine', ids: ['1', '2', '99'] } as const
    expect([...countByCategory(rows, new Set(['3', '99']), [own])]).toEqual([
      ['watch', 1],
      ['list-1', 2],
      ['all', 3],
      [1, 1],
      [2, 2],
      [3, 0],
      [4, 0],
      [5, 0],
    ])
  })
})
