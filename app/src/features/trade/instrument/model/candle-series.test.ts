import { describe, expect, it, vi } from 'vitest'
import { createLivePrices } from '#core/live-prices/live-prices.ts'
import { candleFixture } from '#test/candle-fixture.ts'
import { createFakeClock } from '#test/fake-clock.ts'
import { createFakeFeed } from '#test/fake-feed.ts'
import type { Candle } from './candle.ts'
import { createCandleSeries, type PageRequest } from './candle-series.ts'

/** Noon of a day; minutes are counted from here. */
const noon = Date.UTC(2026, 0, 10, 12) / 1000
const minute = (n: number) => noon + n * 60
const candles = (from: number, to: number, price = 10) =>
  Array.from({ length: to - from + 1 }, (_, n) => candleFixture(minute(from + n), price))

function setUp(pages: (request: PageRequest) => readonly Candle[] | Error) {
  const feed = createFakeFeed()
  const clock = createFakeClock()
  const prices = createLivePrices({
    openFeed: () => feed,
    clock,
    wallClock: () => minute(0) * 1000 + clock.now(),
  })
  const requests: PageRequest[] = []
  const fetchPage = vi.fn(async (request: PageRequest) => {
    requests.push(request)
    const page = pages(request)
    if (page instanceof Error) throw page
    return page
  })
  let poll = () => {}
  const series = createCandleSeries({
    code: 'EURUSD',
    period: '1m',
    fetchPage,
    prices,
    everyWhile: (callback) => {
      poll = callback
      return () => {}
    },
  })
  const close = series.open()
  const tick = (price: number, n: number, second = 0) => {
    feed.send({ code: 'EURUSD', price, zdf: 0, t: (minute(n) + second) * 1000 })
    clock.advance(16)
  }
  const settled = () => vi.waitFor(() => expect(series.get().status).not.toBe('loading'))
  return { feed, clock, prices, series, requests, tick, settled, close, poll: () => poll() }
}

const last = ({ get }: { get(): { candles: readonly Candle[] } }) => get().candles.at(-1)

describe('the candles of a chart', () => {
  it('load up to today by the clock of the market, then grow with the feed', async () => {
    const { series, requests, tick, settled } = setUp(() => candles(-2, 0))
    await settled()
    expect(requests).toEqual([{ date: '2026-01-10', limit: 500, isFresh: false }])
    tick(12, 0, 30)
    expect(last(series)).toMatchObject({ time: minute(0), high: 12, close: 12 })
  })

  it('begin a new candle at the boundary and ask the server for the one that ended', async () => {
    const { series, requests, tick, settled } = setUp(({ isFresh }) =>
      isFresh ? [candleFixture(minute(0), 11, { volume: 70 }), candleFixture(minute(1), 12)] : candles(-2, 0),
    )
    await settled()
    tick(12, 1)
    expect(last(series)).toMatchObject({ time: minute(1), open: 10, close: 12 })
    await vi.waitFor(() => expect(series.get().candles.at(-2)).toMatchObject({ close: 11, volume: 70 }))
    expect(requests.at(-1)?.isFresh).toBe(true)
  })

  it('close the hole an outage left as soon as the connection is back', async () => {
    let end = 0
    const { series, feed, clock, requests, settled } = setUp(() => candles(-2, end))
    await settled()
    feed.become('live')
    feed.become('reconnecting')
    clock.advance(300_000, 10_000)
    end = 5
    feed.become('live')
    await vi.waitFor(() => expect(last(series)?.time).toBe(minute(5)))
    expect(series.get().candles).toHaveLength(8)
    expect(requests.at(-1)).toMatchObject({ limit: 7, isFresh: true })
  })

  it('stand still while prices are paused, and catch up afterwards', async () => {
    const { series, prices, tick, settled } = setUp(() => candles(-2, 0))
    await settled()
    prices.pause()
    tick(15, 0, 1)
    expect(last(series)?.high).toBe(10)
    prices.resume()
    expect(last(series)?.high).toBe(15)
  })

  it('no longer follow the feed once closed', async () => {
    const { series, tick, settled, close } = setUp(() => candles(-2, 0))
    await settled()
    close()
    tick(15, 0, 1)
    expect(last(series)?.high).toBe(10)
  })

  it('are fetched again now and then, for volumes that the feed does not tell', async () => {
    let volume = 5
    const { series, settled, poll } = setUp(() => [candleFixture(minute(0), 10, { volume })])
    await settled()
    volume = 9
    poll()
    await vi.waitFor(() => expect(last(series)?.volume).toBe(9))
  })
})

describe('a chart that could not be loaded', () => {
  it('says so and can be tried again', async () => {
    let isDown = true
    const { series, settled } = setUp(() => (isDown ? new Error('down') : candles(0, 0)))
    await settled()
    expect(series.get()).toMatchObject({ status: 'failed', error: new Error('down') })
    isDown = false
    series.retry()
    await settled()
    expect(series.get().candles).toHaveLength(1)
  })

  it('comes back by itself with the connection', async () => {
    let isDown = true
    const { series, feed, settled } = setUp(() => (isDown ? new Error('down') : candles(0, 0)))
    await settled()
    isDown = false
    feed.become('live')
    await vi.waitFor(() => expect(series.get().status).toBe('ready'))
  })

  it('does not disappear when only a later refresh fails', async () => {
    let isDown = false
    const { series, settled, poll, requests } = setUp(() => (isDown ? new Error('down') : candles(0, 0)))
    await settled()
    isDown = true
    poll()
    await vi.waitFor(() => expect(requests).toHaveLength(2))
    expect(series.get()).toMatchObject({ status: 'ready', candles: candles(0, 0) })
  })
})

describe('scrolling back', () => {
  it('puts the day before in front, until there is nothing older', async () => {
    const midnight = -720
    const { series, requests, settled } = setUp(({ date }) =>
      date === '2026-01-09' ? candles(midnight - 3, midnight - 1) : candles(midnight, midnight + 2),
    )
    await settled()
    await series.loadOlder()
    expect(requests.at(-1)).toEqual({ date: '2026-01-09', limit: 500, isFresh: false })
    expect(series.get().candles).toHaveLength(6)
    expect(series.get().older).toBe('more')
    await series.loadOlder()
    expect(series.get().older).toBe('none')
    await series.loadOlder()
    expect(requests).toHaveLength(3)
  })
})

describe('an instrument without candles', () => {
  it('is ready and empty, and its first tick begins its first candle', async () => {
    const { series, feed, clock, tick, settled } = setUp(() => [])
    await settled()
    feed.sendFull({ code: 'EURUSD', price: 2, zdf: 0, t: minute(0) * 1000 })
    clock.advance(16)
    expect(series.get()).toMatchObject({ status: 'ready', candles: [], older: 'none' })
    tick(3, 0)
    expect(series.get().candles).toHaveLength(1)
  })
})
