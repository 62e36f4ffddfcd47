import { describe, expect, it } from 'vitest'
import { candleFixture } from '#test/candle-fixture.ts'
import { summariseChart } from './chart-summary.ts'

describe('the summary of a chart', () => {
  it('says where prices came from, where they went, and how far out they were', () => {
    const candles = [
      candleFixture(0, 10, { low: 8 }),
      candleFixture(60, 12, { high: 15 }),
      candleFixture(120, 11, { close: 11 }),
    ]
    expect(summariseChart(candles)).toEqual({
      count: 3,
      from: 10,
      to: 11,
      highest: 15,
      lowest: 8,
      startsAt: 0,
      endsAt: 120,
      trend: 'rose',
    })
  })

  it('does not call standing still a fall', () => {
    expect(summariseChart([candleFixture(0, 10)])?.trend).toBe('unchanged')
  })

  it('is silent about an empty chart', () => {
    expect(summariseChart([])).toBeUndefined()
  })
})
