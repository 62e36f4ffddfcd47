import { describe, expect, it } from 'vitest'
import { figuresFixture } from '#test/market-figures-fixture.ts'
import { rowFixture } from '#test/market-row-fixture.ts'
import { heatOf, pickHeat } from './heat-map.tsx'

const rows = [
  rowFixture({ code: 'SMALL', changePercent: -3 }),
  rowFixture({ code: 'LARGE', changePercent: 1 }),
  rowFixture({ code: 'NONE', changePercent: 2 }),
  rowFixture({ code: 'UNKNOWN', changePercent: 9 }),
]
const figures = new Map([
  ['SMALL', figuresFixture({ volume: 10, month: 7 })],
  ['LARGE', figuresFixture({ volume: 500, month: -4 })],
  ['NONE', figuresFixture({ volume: 0 })],
])

describe('the heat map', () => {
  it('has the instruments with the largest volume first, without those that were not traded', () => {
    const items = pickHeat(rows, figures, (row) => row, 'change', 60)
    expect(items.map(({ row, change }) => [row.code, change])).toEqual([
      ['LARGE', 1],
      ['SMALL', -3],
    ])
    expect(pickHeat(rows, figures, (row) => row, 'change', 1)).toHaveLength(1)
  })

  it('shows the change that the list is ordered by', () => {
    const items = pickHeat(rows, figures, (row) => row, 'month', 60)
    expect(items.map(({ change }) => change)).toEqual([-4, 7])
  })

  it.each([
    ['change', 0.1, 0],
    ['change', -0.5, 1],
    ['change', 1.99, 2],
    ['change', 9, 4],
    ['month', 1.99, 0],
    ['month', -16, 4],
    ['year', 12, 2],
  ] as const)('colours %s %d %% with strength %i', (stretch, change, strength) =>
    expect(heatOf(stretch, change)).toBe(strength),
  )
})
