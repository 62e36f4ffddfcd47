import { describe, expect, it, vi } from 'vitest'
import { createFakeClock } from '#test/fake-clock.ts'
import { createFakeFeed } from '#test/fake-feed.ts'
import { createLivePrices } from './live-prices.ts'

const item = (price: number, code = 'EURUSD') => ({ code, price, zdf: 0.1, t: 1000 })

function setUp() {
  const feed = createFakeFeed()
  const clock = createFakeClock()
  const openFeed = vi.fn(() => feed)
  const prices = createLivePrices({ openFeed, clock, wallClock: clock.now })
  return { feed, clock, prices, openFeed }
}

describe('showing prices', () => {
  it('turns a burst of ticks into one update on the next frame', () => {
    const { feed, clock, prices } = setUp()
    const listener = vi.fn()
    prices.subscribe('EURUSD', listener)
    for (let price = 1; price <= 50; price += 1) feed.send(item(price))
    expect(listener).not.toHaveBeenCalled()
    expect(clock.pendingFrames).toBe(1)
    clock.advance(16)
    expect(listener).toHaveBeenCalledTimes(1)
    expect(prices.get('EURUSD')?.price).toBe(50)
  })

  it('updates text at most ten times a second however fast ticks come', () => {
    const { feed, clock, prices } = setUp()
    const listener = vi.fn()
    prices.subscribe('EURUSD', listener)
    for (let frame = 0; frame < 125; frame += 1) {
      feed.send(item(frame + 1))
      clock.advance(16)
    }
    expect(listener.mock.calls.length).toBeLessThanOrEqual(20)
    expect(listener.mock.calls.length).toBeGreaterThan(15)
  })

  it('asks for no frame while nothing changes', () => {
    const { feed, clock, prices } = setUp()
    prices.subscribe('EURUSD', () => {})
    feed.send(item(1))
    clock.advance(200)
    expect(clock.pendingFrames).toBe(0)
    feed.send()
    expect(clock.pendingFrames).toBe(0)
  })

  it('goes on once a second while the tab is hidden, and catches up when it is seen again', () => {
    const { feed, clock, prices } = setUp()
    prices.subscribe('EURUSD', () => {})
    clock.setHidden(true)
    feed.send(item(1))
    clock.advance(500)
    expect(prices.get('EURUSD')).toBeUndefined()
    clock.advance(600)
    expect(prices.get('EURUSD')?.price).toBe(1)
    feed.send(item(2))
    clock.setHidden(false)
    clock.advance(112)
    expect(prices.get('EURUSD')?.price).toBe(2)
  })
})

describe('pausing', () => {
  it('holds the shown price still, says so, and shows the newest on resuming', () => {
    const { feed, clock, prices } = setUp()
    const listener = vi.fn()
    prices.subscribe('EURUSD', listener)
    feed.send(item(1))
    clock.advance(200)
    prices.pause()
    expect(prices.status().isPaused).toBe(true)
    feed.send(item(2))
    feed.send(item(3))
    clock.advance(2000)
    expect(prices.get('EURUSD')?.price).toBe(1)
    prices.resume()
    expect(prices.status().isPaused).toBe(false)
    expect(prices.get('EURUSD')?.price).toBe(3)
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('lets candles have every tick meanwhile', () => {
    const { feed, prices } = setUp()
    const seen: number[] = []
    prices.onItems((items) => seen.push(...items.map(({ price }) => price)))
    prices.pause()
    feed.send(item(1), item(2))
    feed.send(item(3))
    expect(seen).toEqual([1, 2, 3])
  })
})

describe('the connection', () => {
  it('opens with the first listener and is shared by all', () => {
    const { feed, prices, openFeed } = setUp()
    expect(openFeed).not.toHaveBeenCalled()
    prices.subscribe('EURUSD', () => {})
    prices.subscribe('BTC', () => {})
    prices.onItems(() => {})
    expect(openFeed).toHaveBeenCalledTimes(1)
    expect(feed.starts).toBe(1)
  })

  it('survives a page that is hidden and shown again at once', () => {
    const { feed, clock, prices } = setUp()
    const leave = prices.subscribe('EURUSD', () => {})
    leave()
    clock.advance(150)
    prices.subscribe('EURUSD', () => {})
    clock.advance(1000)
    expect([feed.starts, feed.stops]).toEqual([1, 0])
  })

  it('closes after the last listener left, and opens again for the next', () => {
    const { feed, clock, prices } = setUp()
    const leave = prices.subscribe('EURUSD', () => {})
    leave()
    leave()
    clock.advance(250)
    expect(feed.stops).toBe(1)
    prices.subscribe('EURUSD', () => {})
    expect(feed.starts).toBe(2)
  })

  it('reports a lost connection with the time of the last price, and prices resume by themselves', () => {
    const { feed, clock, prices } = setUp()
    const heard: string[] = []
    prices.onStatus(() => heard.push(prices.status().state))
    prices.subscribe('EURUSD', () => {})
    feed.become('live')
    clock.advance(100)
    feed.send(item(1))
    clock.advance(5000)
    feed.become('reconnecting')
    expect(prices.status()).toMatchObject({ state: 'reconnecting', lastPriceAt: 100 })
    expect(prices.get('EURUSD')?.price).toBe(1)
    feed.become('live')
    feed.send(item(2))
    clock.advance(16)
    expect(prices.get('EURUSD')?.price).toBe(2)
    expect(heard).toEqual(['connecting', 'live', 'reconnecting', 'live'])
  })
})

describe('an instrument that the feed did not announce', () => {
  it('is passed over and counted', () => {
    const { feed, clock, prices } = setUp()
    prices.subscribe('EURUSD', () => {})
    feed.sendFull(item(1), item(2, 'BTC'))
    feed.send(item(3), item(4, 'NOBODY'))
    clock.advance(112)
    expect([prices.get('EURUSD')?.price, prices.get('NOBODY')]).toEqual([3, undefined])
    expect(prices.unknownItems()).toBe(1)
  })

  it('is known once a later connection announces it', () => {
    const { feed, clock, prices } = setUp()
    prices.subscribe('NEW', () => {})
    feed.sendFull(item(1))
    feed.sendFull(item(1), item(5, 'NEW'))
    feed.send(item(6, 'NEW'))
    clock.advance(112)
    expect(prices.get('NEW')?.price).toBe(6)
    expect(prices.unknownItems()).toBe(0)
  })
})

describe('prices that come with a list', () => {
  it('are shown before the feed has spoken', () => {
    const { prices } = setUp()
    prices.seed([item(1)])
    expect(prices.get('EURUSD')?.price).toBe(1)
  })

  it('do not push back what the feed said', () => {
    const { feed, clock, prices } = setUp()
    prices.subscribe('EURUSD', () => {})
    feed.become('live')
    feed.send(item(2))
    clock.advance(16)
    prices.seed([item(1)])
    feed.become('reconnecting')
    prices.seed([item(1)])
    expect(prices.get('EURUSD')?.price).toBe(2)
  })

  it('are newer than a feed that has been down for longer than a list may be kept', () => {
    const { feed, clock, prices } = setUp()
    prices.subscribe('EURUSD', () => {})
    feed.send(item(2))
    clock.advance(16)
    feed.become('reconnecting')
    clock.advance(301_000, 1000)
    prices.seed([item(1)])
    expect(prices.get('EURUSD')?.price).toBe(1)
  })
})

it('set the clock of the server', () => {
  const { feed, clock, prices } = setUp()
  prices.subscribe('EURUSD', () => {})
  feed.become('live')
  feed.send({ ...item(1), t: 7_000_000 })
  clock.advance(500, 500)
  expect(prices.marketNow()).toBe(7_000_500)
})
