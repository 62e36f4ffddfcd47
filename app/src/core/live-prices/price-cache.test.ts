import { describe, expect, it, vi } from 'vitest'
import { createPriceCache } from './price-cache.ts'

const item = (code: string, price: number, zdf = 0) => ({ code, price, zdf, t: 1000 })

describe('the price cache', () => {
  it('shows nothing of what came in until it is published', () => {
    const cache = createPriceCache()
    cache.ingest([item('EURUSD', 1.085)])
    expect(cache.get('EURUSD')).toBeUndefined()
    cache.publish()
    expect(cache.get('EURUSD')).toMatchObject({ price: 1.085, time: 1000 })
  })

  it('tells a listener once, with the last of several prices', () => {
    const cache = createPriceCache()
    const listener = vi.fn()
    cache.subscribe('BTC', listener)
    cache.ingest([item('BTC', 52_100), item('BTC', 52_101)])
    cache.ingest([item('BTC', 52_102)])
    cache.publish()
    expect(listener).toHaveBeenCalledTimes(1)
    expect(cache.get('BTC')?.price).toBe(52_102)
  })

  it('leaves listeners of other codes, and of a price that came again unchanged, alone', () => {
    const cache = createPriceCache()
    cache.ingest([item('BTC', 52_100)])
    cache.publish()
    const shown = cache.get('BTC')
    const listener = vi.fn()
    cache.subscribe('BTC', listener)
    cache.ingest([item('ETH', 2900), item('BTC', 52_100)])
    cache.publish()
    expect(listener).not.toHaveBeenCalled()
    expect(cache.get('BTC')).toBe(shown)
  })

  it('says which way a price moved since it was last shown', () => {
    const cache = createPriceCache()
    const directions = [10, 11, 9].map((price) => {
      cache.ingest([item('X', price)])
      cache.publish()
      return cache.get('X')?.trend
    })
    expect(directions).toEqual([0, 1, -1])
  })

  it('compares with the price shown, not with one that was never shown', () => {
    const cache = createPriceCache()
    cache.ingest([item('X', 10)])
    cache.publish()
    cache.ingest([item('X', 20), item('X', 9)])
    cache.publish()
    expect(cache.get('X')?.trend).toBe(-1)
  })

  it('keeps a price of the feed when an older list comes in, and takes the list where told to', () => {
    const cache = createPriceCache()
    cache.ingest([item('X', 10)])
    cache.publish()
    cache.seed([item('X', 5), item('Y', 6)])
    cache.publish()
    expect([cache.get('X')?.price, cache.get('Y')?.price]).toEqual([10, 6])
    cache.seed([item('X', 5)], { replace: true })
    cache.publish()
    expect(cache.get('X')?.price).toBe(5)
  })

  it('lets a listener leave while it is being told', () => {
    const cache = createPriceCache()
    const second = vi.fn()
    const leave = cache.subscribe('X', () => leave())
    cache.subscribe('X', second)
    cache.ingest([item('X', 1)])
    cache.publish()
    expect(second).toHaveBeenCalledTimes(1)
  })
})
