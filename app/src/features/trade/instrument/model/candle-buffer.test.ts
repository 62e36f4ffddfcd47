import { describe, expect, it } from 'vitest'
import { candleFixture } from '#test/candle-fixture.ts'
import { createCandleBuffer } from './candle-buffer.ts'

/** Minute `n`, in epoch seconds; any day will do. */
const minute = (n: number) => 1_768_058_280 + n * 60

function bufferOf(...minutes: number[]) {
  const buffer = createCandleBuffer('1m')
  buffer.mergeNewest(
    minutes.map((n) => candleFixture(minute(n))),
    false,
  )
  return buffer
}

describe('a candle that grows with the feed', () => {
  it('takes ticks of its minute into close, high and low', () => {
    const buffer = bufferOf(0, 1)
    expect(buffer.tick(12, minute(1) * 1000 + 5)).toBe('changed')
    expect(buffer.tick(9, minute(1) * 1000 + 59_999)).toBe('changed')
    expect(buffer.candles().at(-1)).toEqual(candleFixture(minute(1), 10, { high: 12, low: 9, close: 9 }))
    expect(buffer.candles()).toHaveLength(2)
  })

  it('makes way for the next one at the boundary, which opens where it closed', () => {
    const buffer = bufferOf(0, 1)
    expect(buffer.tick(11, minute(2) * 1000)).toBe('began')
    expect(buffer.candles().at(-1)).toEqual({
      time: minute(2),
      open: 10,
      high: 11,
      low: 10,
      close: 11,
      volume: 0,
    })
  })

  it('asks for what is missing when ticks come back after a hole', () => {
    const buffer = bufferOf(0, 1)
    expect(buffer.tick(15, minute(5) * 1000)).toBe('gap')
    expect(buffer.candles().at(-1)).toMatchObject({ time: minute(5), open: 15 })
  })

  it('ignores ticks of a minute that is over', () => {
    const buffer = bufferOf(0, 1)
    expect(buffer.tick(99, minute(0) * 1000 + 30_000)).toBe('none')
    expect(buffer.candles()).toHaveLength(2)
  })

  it('is the first one where there were none', () => {
    const buffer = createCandleBuffer('1m')
    expect(buffer.tick(3, minute(0) * 1000 + 1)).toBe('began')
    expect(buffer.candles()).toHaveLength(1)
  })

  it('changes nothing, not even the list, for a price that is already shown', () => {
    const buffer = bufferOf(0)
    const before = buffer.candles()
    expect(buffer.tick(10, minute(0) * 1000)).toBe('none')
    expect(buffer.candles()).toBe(before)
  })

  it('counts days from midnight UTC', () => {
    const buffer = createCandleBuffer('1d')
    buffer.tick(1, Date.UTC(2026, 0, 10, 23, 59, 59, 999))
    buffer.tick(2, Date.UTC(2026, 0, 11))
    expect(buffer.candles().map(({ time }) => time * 1000)).toEqual([
      Date.UTC(2026, 0, 10),
      Date.UTC(2026, 0, 11),
    ])
  })
})

describe('a page of the server', () => {
  it('corrects candles that only the feed had seen', () => {
    const buffer = bufferOf(0)
    buffer.tick(11, minute(1) * 1000)
    buffer.tick(12, minute(2) * 1000)
    const page = [
      candleFixture(minute(1), 11, { open: 10.5, high: 14, volume: 80 }),
      candleFixture(minute(2), 11.5, { volume: 7 }),
    ]
    buffer.mergeNewest(page, true)
    expect(buffer.candles()).toEqual([
      candleFixture(minute(0)),
      candleFixture(minute(1), 11, { open: 10.5, high: 14, volume: 80 }),
      candleFixture(minute(2), 11.5, { high: 12, low: 11, close: 12, volume: 7 }),
    ])
  })

  it('has the last word where the feed was silent since', () => {
    const buffer = bufferOf(0)
    buffer.tick(12, minute(0) * 1000)
    buffer.mergeNewest([candleFixture(minute(0), 11)], false)
    expect(buffer.candles()).toEqual([candleFixture(minute(0), 11)])
  })

  it('keeps candles that began after it was answered', () => {
    const buffer = bufferOf(0)
    buffer.tick(11, minute(1) * 1000)
    buffer.mergeNewest([candleFixture(minute(0))], true)
    expect(buffer.candles().map(({ time }) => time)).toEqual([minute(0), minute(1)])
  })

  it('starts history over when it does not touch what was known', () => {
    const buffer = bufferOf(0, 1)
    buffer.mergeNewest([candleFixture(minute(700)), candleFixture(minute(701))], false)
    expect(buffer.candles().map(({ time }) => time)).toEqual([minute(700), minute(701)])
  })

  it('that is empty takes nothing away', () => {
    const buffer = bufferOf(0, 1)
    buffer.mergeNewest([], false)
    expect(buffer.candles()).toHaveLength(2)
  })

  it('of older candles is put in front, without those already there', () => {
    const buffer = bufferOf(2, 3)
    expect(
      buffer.mergeOlder([candleFixture(minute(0)), candleFixture(minute(1)), candleFixture(minute(2))]),
    ).toBe(2)
    expect(buffer.candles().map(({ time }) => time)).toEqual([0, 1, 2, 3].map(minute))
    expect(buffer.mergeOlder([candleFixture(minute(1))])).toBe(0)
  })
})
