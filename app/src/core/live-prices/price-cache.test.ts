import { describe, expect, it, vi } from 'vitest'
import { createPriceCache } from './price-cache.ts'

const item = (code: string, price: number, zdf = 0) => ({ code, price, zdf, t: 1000 })

describe('the price book', () => {
  it('shows nothing of what came in until it is published', () => {
    const book = createPriceCache()
    book.ingest([item('EURUSD', 1.085)])
    expect(book.get('EURUSD')).toBeUndefined()
    book.publish()
    expect(book.get('EURUSD')).toMatchObject({ price: 1.085, time: 1000 })
  })

  it('tells a listener once, with the last of several prices', () => {
    const book = createPriceCache()
    const listener = vi.fn()
    book.subscribe('BTC', listener)
    book.ingest([item('BTC', 52_100), item('BTC', 52_101)])
    book.ingest([item('BTC', 52_102)])
    book.publish()
    expect(listener).toHaveBeenCalledTimes(1)
    expect(book.get('BTC')?.price).toBe(52_102)
  })

  it('leaves listeners of other codes, and of a price that came again unchanged, alone', () => {
    const book = createPriceCache()
    book.ingest([item('BTC', 52_100)])
    book.publish()
    const shown = book.get('BTC')
    const listener = vi.fn()
    book.subscribe('BTC', listener)
    book.ingest([item('ETH', 2900), item('BTC', 52_100)])
    book.publish()
    expect(listener).not.toHaveBeenCalled()
    expect(book.get('BTC')).toBe(shown)
  })

  it('says which way a price moved since it was last shown', () => {
    const book = createPriceCache()
    const directions = [10, 11, 9].map((price) => {
      book.ingest([item('X', price)])
      book.publish()
      return book.get('X')?.direction
    })
    expect(directions).toEqual([0, 1, -1])
  })

  it('compares with the price shown, not with one that nobody saw', () => {
    const book = createPriceCache()
    book.ingest([item('X', 10)])
    book.publish()
    book.ingest([item('X', 20), item('X', 9)])
    book.publish()
    expect(book.get('X')?.direction).toBe(-1)
  })

  it('keeps a price of the feed when an older list comes in, and takes the list where told to', () => {
    const book = createPriceCache()
    book.ingest([item('X', 10)])
    book.publish()
    book.seed([item('X', 5), item('Y', 6)])
    book.publish()
    expect([book.get('X')?.price, book.get('Y')?.price]).toEqual([10, 6])
    book.seed([item('X', 5)], { replace: true })
    book.publish()
    expect(book.get('X')?.price).toBe(5)
  })

  it('lets a listener leave while it is being told', () => {
    const book = createPriceCache()
    const second = vi.fn()
    const leave = book.subscribe('X', () => leave())
    book.subscribe('X', second)
    book.ingest([item('X', 1)])
    book.publish()
    expect(second).toHaveBeenCalledTimes(1)
  })
})
