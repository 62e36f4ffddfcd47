import { describe, expect, it } from 'vitest'
import { candleFixture } from '#test/candle-fixture.ts'
import { changesSince } from './candle.ts'

const [a, b, c, d] = [0, 60, 120, 180].map((time) => candleFixture(time)) as [
  ReturnType<typeof candleFixture>,
  ReturnType<typeof candleFixture>,
  ReturnType<typeof candleFixture>,
  ReturnType<typeof candleFixture>,
]

describe('what a chart has to draw', () => {
  it('is the last candle when only that one moved', () => {
    const moved = { ...b, close: 11 }
    expect(changesSince([a, b], [a, moved])).toEqual({ kind: 'tail', candles: [moved] })
  })

  it('is the last candle and the one after it at a boundary', () => {
    const ended = { ...b, volume: 9 }
    expect(changesSince([a, b], [a, ended, c])).toEqual({ kind: 'tail', candles: [ended, c] })
  })

  it('is nothing when nothing changed', () => {
    expect(changesSince([a, b], [a, b])).toEqual({ kind: 'tail', candles: [] })
  })

  it('is everything when an earlier candle was corrected', () => {
    expect(changesSince([a, b, c], [a, { ...b, high: 12 }, c])).toEqual({ kind: 'all', prepended: 0 })
  })

  it('is everything, moved on, when older ones came in front', () => {
    expect(changesSince([c, d], [a, b, c, d])).toEqual({ kind: 'all', prepended: 2 })
  })

  it('is everything when history started over or begins', () => {
    expect(changesSince([a, b], [c, d])).toEqual({ kind: 'all', prepended: 0 })
    expect(changesSince([], [a, b])).toEqual({ kind: 'all', prepended: 0 })
  })
})
