import { describe, expect, it } from 'vitest'
import { createCandleBuffer } from './candle-buffer.ts'
import { candleFixture } from './candle-fixture.ts'

/** Minute `n`, in epoch seconds; any day will do. */
const minute = (n: number) => 1_768_058_280 + n * 60

function bookOf(...minutes: number[]) {
  const book = createCandleBuffer('1m')
  book.mergeNewest(
    minutes.map((n) => candleFixture(minute(n))),
    false,
  )
  return book
}

describe('a candle that grows with the feed', () => {
  it('takes ticks of its minute into close, high and low', () => {
    const book = bookOf(0, 1)
    expect(book.tick(12, minute(1) * 1000 + 5)).toBe('changed')
    expect(book.tick(9, minute(1) * 1000 + 59_999)).toBe('changed')
    expect(book.candles().at(-1)).toEqual(candleFixture(minute(1), 10, { high: 12, low: 9, close: 9 }))
    expect(book.candles()).toHaveLength(2)
  })

  it('makes way for the next one at the boundary, which opens where it closed', () => {
    const book = bookOf(0, 1)
    expect(book.tick(11, minute(2) * 1000)).toBe('began')
    expect(book.candles().at(-1)).toEqual({
      time: minute(2),
      open: 10,
      high: 11,
      low: 10,
      close: 11,
      volume: 0,
    })
  })

  it('asks for what is missing when ticks come back after a hole', () => {
    const book = bookOf(0, 1)
    expect(book.tick(15, minute(5) * 1000)).toBe('gap')
    expect(book.candles().at(-1)).toMatchObject({ time: minute(5), open: 15 })
  })

  it('ignores ticks of a minute that is over', () => {
    const book = bookOf(0, 1)
    expect(book.tick(99, minute(0) * 1000 + 30_000)).toBe('none')
    expect(book.candles()).toHaveLength(2)
  })

  it('is the first one where there were none', () => {
    const book = createCandleBuffer('1m')
    expect(book.tick(3, minute(0) * 1000 + 1)).toBe('began')
    expect(book.candles()).toHaveLength(1)
  })

  it('changes nothing, not even the list, for a price that is already shown', () => {
    const book = bookOf(0)
    const before = book.candles()
    expect(book.tick(10, minute(0) * 1000)).toBe('none')
    expect(book.candles()).toBe(before)
  })

  it('counts days from midnight UTC', () => {
    const book = createCandleBuffer('1d')
    book.tick(1, Date.UTC(2026, 0, 10, 23, 59, 59, 999))
    book.tick(2, Date.UTC(2026, 0, 11))
    expect(book.candles().map(({ time }) => time * 1000)).toEqual([
      Date.UTC(2026, 0, 10),
      Date.UTC(2026, 0, 11),
    ])
  })
})

describe('a page of the server', () => {
  it('corrects candles that only the feed had seen', () => {
    const book = bookOf(0)
    book.tick(11, minute(1) * 1000)
    book.tick(12, minute(2) * 1000)
    const page = [
      candleFixture(minute(1), 11, { open: 10.5, high: 14, volume: 80 }),
      candleFixture(minute(2), 11.5, { volume: 7 }),
    ]
    book.mergeNewest(page, true)
    expect(book.candles()).toEqual([
      candleFixture(minute(0)),
      candleFixture(minute(1), 11, { open: 10.5, high: 14, volume: 80 }),
      candleFixture(minute(2), 11.5, { high: 12, low: 11, close: 12, volume: 7 }),
    ])
  })

  it('has the last word where the feed was silent since', () => {
    const book = bookOf(0)
    book.tick(12, minute(0) * 1000)
    book.mergeNewest([candleFixture(minute(0), 11)], false)
    expect(book.candles()).toEqual([candleFixture(minute(0), 11)])
  })

  it('keeps candles that began after it was answered', () => {
    const book = bookOf(0)
    book.tick(11, minute(1) * 1000)
    book.mergeNewest([candleFixture(minute(0))], true)
    expect(book.candles().map(({ time }) => time)).toEqual([minute(0), minute(1)])
  })

  it('starts history over when it does not touch what was known', () => {
    const book = bookOf(0, 1)
    book.mergeNewest([candleFixture(minute(700)), candleFixture(minute(701))], false)
    expect(book.candles().map(({ time }) => time)).toEqual([minute(700), minute(701)])
  })

  it('that is empty takes nothing away', () => {
    const book = bookOf(0, 1)
    book.mergeNewest([], false)
    expect(book.candles()).toHaveLength(2)
  })

  it('of older candles is put in front, without those already there', () => {
    const book = bookOf(2, 3)
    expect(
      book.mergeOlder([candleFixture(minute(0)), candleFixture(minute(1)), candleFixture(minute(2))]),
    ).toBe(2)
    expect(book.candles().map(({ time }) => time)).toEqual([0, 1, 2, 3].map(minute))
    expect(book.mergeOlder([candleFixture(minute(1))])).toBe(0)
  })
})
