import { describe, expect, it } from 'vitest'
import { rowFixture } from '#test/market-row-fixture.ts'
import { pickMovers } from './pick-movers.ts'

const rows = [3, -1, 0, 7, -9].map((changePercent) =>
  rowFixture({ code: String(changePercent), changePercent }),
)
const movers = (side: 'rising' | 'falling' | 'either', limit?: number) =>
  pickMovers(rows, side, (row) => row, limit).map(({ code }) => code)

describe('the movers of the day', () => {
  it('are the strongest first', () => {
    expect(movers('rising')).toEqual(['7', '3'])
    expect(movers('falling')).toEqual(['-9', '-1'])
    expect(movers('either')).toEqual(['-9', '7', '3', '-1'])
  })

  it('are no more than asked for', () => {
    expect(movers('rising', 1)).toEqual(['7'])
  })

  it('leave out instruments that the sandbox moves for tests', () => {
    const moved = [rowFixture({ code: 'SBX-GAP', changePercent: 99 }), ...rows]
    expect(pickMovers(moved, 'rising', (row) => row).map(({ code }) => code)).toEqual(['7', '3'])
  })
})
