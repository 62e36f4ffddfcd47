import { describe, expect, it } from 'vitest'
import { figuresFixture } from '#test/market-figures-fixture.ts'
import { rowFixture } from '#test/market-row-fixture.ts'
import { needFigures, type Ranges, rangeField, rangesInForce, rowsInRanges } from './ranges.ts'

const rows = [
  rowFixture({ code: 'CALM', price: 1.1, changePercent: 0.2 }),
  rowFixture({ code: 'WILD', price: 50_000, changePercent: -4 }),
  rowFixture({ code: 'UNKNOWN', price: 7, changePercent: 1 }),
]
const figures = new Map([
  ['CALM', figuresFixture({ month: 1, volatility: 6, volume: 2e6 })],
  ['WILD', figuresFixture({ month: 12, volatility: 80, volume: 3e9 })],
])
const codes = (ranges: Ranges) => rowsInRanges(rows, ranges, (row) => row, figures).map(({ code }) => code)

describe('a range in a link', () => {
  it.each([
    ['5..', { min: 5 }],
    ['..50', { max: 50 }],
    ['-2..7.5', { min: -2, max: 7.5 }],
    ['30000000..', { min: 30_000_000 }],
  ])('%s is read and written', (text, range) => {
    expect(rangeField.read(text)).toEqual(range)
    expect(rangeField.write(range)).toBe(text)
  })

  it.each([null, '', '..', '5', 'a..b', '1e3..', '..5..', `${'9'.repeat(20)}..`])('%s is none', (text) => {
    expect(rangeField.read(text)).toBeUndefined()
  })
})

describe('filtering by ranges', () => {
  it('keeps what lies within every limit, the limits included', () => {
    expect(codes({ volatility: { min: 6 } })).toEqual(['CALM', 'WILD'])
    expect(codes({ volatility: { min: 6, max: 6 } })).toEqual(['CALM'])
    expect(codes({ month: { min: 5 }, volume: { min: 1e9 } })).toEqual(['WILD'])
    expect(codes({ change: { max: 0 } })).toEqual(['WILD'])
  })

  it('knows prices and changes of all, and leaves out whose figures are not known', () => {
    expect(codes({ price: { max: 10 } })).toEqual(['CALM', 'UNKNOWN'])
    expect(codes({ week: { min: -100 } })).toEqual(['CALM', 'WILD'])
    expect(codes({})).toHaveLength(3)
  })

  it('waits for the figures only when it goes by them', () => {
    expect(needFigures({ price: { min: 1 }, change: { min: 1 } })).toBe(false)
    expect(needFigures({ year: { min: 1 } })).toBe(true)
  })

  it('names the filters in the order of the columns', () => {
    const inForce = rangesInForce({ volume: { min: 1 }, month: { min: 5 }, week: undefined })
    expect(inForce.map(({ key }) => key)).toEqual(['month', 'volume'])
  })
})
