import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeSocket } from '../../test/fake-socket.ts'
import { createMarketFeed, type MarketFeedBatch } from './create-market-feed.ts'
import type { MarketFeedItem } from './market-feed-item.ts'
import type { MarketFeedOptions, MarketFeedStatus } from './market-feed-options.ts'

const item = (code: string, price: number, t?: number): MarketFeedItem => ({
  code,
  price,
  zdf: 0.1,
  ...(t !== undefined && { t }),
})

/** A feed before fake sockets; with `random` at 1 every wait has its full length. */
function setUp(options: Partial<MarketFeedOptions> = {}) {
  const sockets: FakeSocket[] = []
  class Socket extends FakeSocket {
    constructor(url: string) {
      super(url)
      sockets.push(this)
    }
  }
  const feed = createMarketFeed({ url: 'ws://api.test/feed', WebSocket: Socket, random: () => 1, ...options })
  const batches: { items: readonly MarketFeedItem[]; batch: MarketFeedBatch }[] = []
  const statuses: MarketFeedStatus[] = []
  feed.subscribe((items, batch) => batches.push({ items, batch }))
  feed.onStatus((status) => statuses.push(status))
  const socket = () => sockets.at(-1) as FakeSocket
  const codes = () => batches.map(({ items }) => items.map(({ code, price }) => `${code} ${price}`).join())
  return { feed, sockets, socket, batches, statuses, codes }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a connection of the feed', () => {
  it('is made by start, once, and hands out the full array and then what changed', () => {
    const { feed, sockets, socket, batches } = setUp()
    expect(feed.status).toBe('idle')
    expect(sockets).toHaveLength(0)
    feed.start()
    feed.start()
    expect(sockets.map(({ url }) => url)).toEqual(['ws://api.test/feed'])
    expect(feed.status).toBe('connecting')
    socket().send([item('EURUSD', 1.08), item('BTCUSDT', 52_100)])
    expect(feed.status).toBe('live')
    socket().send([item('EURUSD', 1.09)])
    expect(batches).toEqual([
      { items: [item('EURUSD', 1.08), item('BTCUSDT', 52_100)], batch: { full: true } },
      { items: [item('EURUSD', 1.09)], batch: { full: false } },
    ])
  })

  it('takes an empty array as a sign of life and tells no listener', () => {
    const { feed, socket, batches } = setUp()
    feed.start()
    socket().send([item('EURUSD', 1)])
    socket().send([])
    expect(batches).toHaveLength(1)
    expect(feed.counters).toMatchObject({ frames: 2, items: 1, droppedItems: 0, droppedFrames: 0 })
  })

  it.each([
    ['no price', { code: 'A', zdf: 0 }],
    ['a price of 0', { code: 'A', price: 0, zdf: 0 }],
    ['a price below 0', { code: 'A', price: -1, zdf: 0 }],
    ['a price as text', { code: 'A', price: '1', zdf: 0 }],
    ['a price beyond numbers', '[{"code":"A","price":1e999,"zdf":0}]'],
    ['no code', { price: 1, zdf: 0 }],
    ['an empty code', { code: '', price: 1, zdf: 0 }],
    ['no change', { code: 'A', price: 1 }],
    ['a time as text', { code: 'A', price: 1, zdf: 0, t: 'now' }],
    ['a time below 0', { code: 'A', price: 1, zdf: 0, t: -1 }],
    ['no object', 7],
    ['null', null],
  ])('drops and counts an item with %s, and keeps the others', (_, bad) => {
    const { feed, socket, codes } = setUp()
    feed.start()
    if (typeof bad === 'string') socket().send(bad)
    else socket().send([bad, item('B', 2)])
    expect(feed.counters.droppedItems).toBe(1)
    expect(codes()).toEqual(typeof bad === 'string' ? [] : ['B 2'])
  })

  it.each([
    ['no JSON', '{'],
    ['an object', '{}'],
    ['null', 'null'],
    ['a number', '1'],
    ['nothing', ''],
  ])('drops and counts a frame that is %s, and waits on for the full array', (_, frame) => {
    const { feed, socket, batches } = setUp()
    feed.start()
    socket().send(frame)
    expect(feed.counters).toMatchObject({ frames: 0, droppedFrames: 1 })
    expect(feed.status).toBe('connecting')
    socket().send([item('A', 1)])
    expect(batches[0]?.batch.full).toBe(true)
  })

  it('drops and counts a frame that is no text', () => {
    const { feed, socket } = setUp()
    feed.start()
    socket().sendRaw(new ArrayBuffer(2))
    expect(feed.counters.droppedFrames).toBe(1)
  })

  it('drops and counts a frame that is far longer than all quotes there are, unread', () => {
    const { feed, socket, batches } = setUp()
    feed.start()
    socket().send(`[${JSON.stringify(item('A', 1))}${' '.repeat(10_000_000)}]`)
    expect(feed.counters).toMatchObject({ frames: 0, droppedFrames: 1 })
    expect(batches).toEqual([])
  })

  it('passes over fields and codes that it does not know', () => {
    const { feed, socket, batches } = setUp()
    feed.start()
    socket().send([{ ...item('NEW-2027', 3), source: 'simulated', mood: 'calm' }])
    expect(batches[0]?.items[0]).toMatchObject({ code: 'NEW-2027', price: 3 })
    expect(feed.counters.droppedItems).toBe(0)
  })

  it('never lets a code go back in time, and keeps the others going', () => {
    const { feed, socket, codes } = setUp()
    feed.start()
    socket().send([item('A', 1, 1_000), item('B', 1, 1_000)])
    socket().send([item('A', 2, 999), item('B', 2, 1_001)])
    socket().send([item('A', 3, 1_000), item('C', 3)])
    expect(codes()).toEqual(['A 1,B 1', 'B 2', 'A 3,C 3'])
    expect(feed.counters.droppedItems).toBe(1)
  })

  it('begins anew with each full array, even if the clock of the backend was set back', () => {
    const { feed, socket, codes } = setUp()
    feed.start()
    socket().send([item('A', 1, 1_000)])
    socket().drop()
    vi.advanceTimersByTime(1_000)
    socket().send([item('A', 2, 500)])
    socket().send([item('A', 3, 400)])
    expect(codes()).toEqual(['A 1', 'A 2'])
  })
})

describe('a lost connection', () => {
  it('is made again after 1, 2, 4 … 30 seconds while it fails, and after 1 once it worked', () => {
    const { feed, sockets, socket, statuses } = setUp()
    feed.start()
    for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
      const before = sockets.length
      socket().drop()
      vi.advanceTimersByTime(seconds * 1_000 - 1)
      expect(sockets).toHaveLength(before)
      vi.advanceTimersByTime(1)
      expect(sockets).toHaveLength(before + 1)
    }
    expect(statuses).toEqual(['connecting', 'reconnecting'])
    socket().send([item('A', 1)])
    expect(feed.status).toBe('live')
    socket().drop()
    vi.advanceTimersByTime(1_000)
    expect(sockets).toHaveLength(9)
  })

  it('is counted once it gives quotes again, however many attempts that took', () => {
    const { feed, socket } = setUp()
    feed.start()
    socket().send([item('A', 1)])
    for (const seconds of [1, 2, 4]) {
      socket().drop()
      vi.advanceTimersByTime(seconds * 1_000)
    }
    expect(feed.counters.reconnects).toBe(0)
    socket().send([item('A', 2)])
    expect(feed.counters.reconnects).toBe(1)
    vi.advanceTimersByTime(45_000)
    socket().send([item('A', 3)])
    expect(feed.counters.reconnects).toBe(2)
  })

  it('is not counted where there was none before, nor after a pause', () => {
    const { feed, socket } = setUp()
    feed.start()
    socket().drop()
    vi.advanceTimersByTime(1_000)
    socket().send([item('A', 1)])
    socket().drop()
    feed.pause()
    feed.resume()
    socket().send([item('A', 2)])
    expect(feed.counters.reconnects).toBe(0)
  })

  it('is made again after a wait that is shortened at random, by half at most', () => {
    const { feed, sockets, socket } = setUp({ random: () => 0 })
    feed.start()
    socket().drop()
    vi.advanceTimersByTime(499)
    expect(sockets).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(sockets).toHaveLength(2)
  })

  it('waits longer each time when the server says that it is overloaded', () => {
    const { feed, sockets, socket } = setUp()
    feed.start()
    for (const seconds of [1, 2, 4]) {
      socket().send([item('A', 1)])
      socket().closeFromServer(1013)
      vi.advanceTimersByTime(seconds * 1_000 - 1)
      const before = sockets.length
      vi.advanceTimersByTime(1)
      expect(sockets).toHaveLength(before + 1)
    }
  })

  it('counts as lost after 45 silent seconds, and is replaced at once', () => {
    const { feed, sockets, socket, statuses } = setUp()
    feed.start()
    socket().send([item('A', 1)])
    vi.advanceTimersByTime(30_000)
    socket().send([])
    vi.advanceTimersByTime(44_999)
    expect(feed.status).toBe('live')
    vi.advanceTimersByTime(1)
    expect(statuses).toEqual(['connecting', 'live', 'stale', 'reconnecting'])
    expect(sockets).toHaveLength(2)
    expect(sockets[0]?.isClosed).toBe(true)
  })

  it('counts as lost too when a connection opens and never says anything', () => {
    const { feed, sockets } = setUp()
    feed.start()
    vi.advanceTimersByTime(45_000)
    expect(sockets).toHaveLength(2)
  })

  it('is closed in the end although the server took it and never answered, however often', () => {
    const { feed, sockets, socket } = setUp()
    feed.start()
    for (let minute = 0; minute < 60; minute++) {
      socket().readyState = 0
      vi.advanceTimersByTime(60_000)
    }
    feed.stop()
    expect(sockets.length).toBeGreaterThan(60)
    expect(sockets.filter(({ isClosed }) => !isClosed).length).toBeLessThan(3)
    vi.advanceTimersByTime(45_000)
    expect(sockets.every(({ isClosed }) => isClosed)).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is not heard any more, should it still speak', () => {
    const { feed, sockets, socket, batches } = setUp()
    feed.start()
    socket().drop()
    vi.advanceTimersByTime(1_000)
    sockets[0]?.send([item('OLD', 1)])
    sockets[0]?.drop()
    expect(batches).toEqual([])
    expect(sockets).toHaveLength(2)
    expect(feed.status).toBe('reconnecting')
  })

  it('is made again although the socket cannot even be created', () => {
    let fails = true
    const made: FakeSocket[] = []
    class Moody extends FakeSocket {
      constructor(url: string) {
        super(url)
        if (fails) throw new DOMException('blocked', 'SecurityError')
        made.push(this)
      }
    }
    const { feed } = setUp({ WebSocket: Moody })
    feed.start()
    expect(feed.status).toBe('reconnecting')
    fails = false
    vi.advanceTimersByTime(1_000)
    made[0]?.send([item('A', 1)])
    expect(feed.status).toBe('live')
  })
})

describe('reconnectNow', () => {
  it('ends the wait', () => {
    const { feed, sockets, socket } = setUp()
    feed.start()
    socket().drop()
    feed.reconnectNow()
    expect(sockets).toHaveLength(2)
    vi.advanceTimersByTime(40_000)
    expect(sockets).toHaveLength(2)
  })

  it('keeps a healthy connection, and replaces one that fell silent while the machine slept', () => {
    const { feed, sockets, socket } = setUp()
    feed.start()
    socket().send([item('A', 1)])
    feed.reconnectNow()
    expect(sockets).toHaveLength(1)
    vi.setSystemTime(Date.now() + 60_000)
    feed.reconnectNow()
    expect(sockets).toHaveLength(2)
  })

  it('does nothing unless the feed is running', () => {
    const { feed, sockets } = setUp()
    feed.reconnectNow()
    feed.start()
    feed.pause()
    feed.reconnectNow()
    feed.stop()
    feed.reconnectNow()
    expect(sockets).toHaveLength(1)
  })
})

describe('pausing and stopping', () => {
  it('closes and stays closed until resumed, which begins with a full array', () => {
    const { feed, sockets, socket, batches } = setUp()
    feed.start()
    socket().send([item('A', 1)])
    feed.pause()
    expect([feed.status, socket().isClosed]).toEqual(['paused', true])
    vi.advanceTimersByTime(120_000)
    expect(sockets).toHaveLength(1)
    feed.resume()
    socket().send([item('A', 2)])
    expect(batches.at(-1)?.batch.full).toBe(true)
    expect(feed.counters.reconnects).toBe(0)
  })

  it('lets a connection that is still being made come about before it closes it, so that no browser warns', () => {
    const { feed, socket, batches } = setUp()
    feed.start()
    const making = socket()
    making.readyState = 0
    feed.stop()
    expect([feed.status, making.isClosed]).toEqual(['stopped', false])
    making.open()
    making.send([item('A', 1)])
    expect([making.isClosed, batches]).toEqual([true, []])
  })

  it('pauses while it waits, too', () => {
    const { feed, sockets, socket } = setUp()
    feed.start()
    socket().drop()
    feed.pause()
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
  })

  it('leaves no timer behind when stopped, and can be started again', () => {
    const { feed, sockets, socket } = setUp()
    feed.start()
    feed.stop()
    expect([feed.status, socket().isClosed, vi.getTimerCount()]).toEqual(['stopped', true, 0])
    feed.resume()
    feed.pause()
    expect(feed.status).toBe('stopped')
    feed.start()
    expect(sockets).toHaveLength(2)
  })

  it('can be done by a listener, in the middle of anything', () => {
    const { feed, sockets, socket, batches } = setUp()
    feed.onStatus((status) => {
      if (status === 'live' || status === 'reconnecting') feed.stop()
    })
    feed.start()
    socket().send([item('A', 1)])
    expect(batches).toEqual([])
    feed.start()
    socket().drop()
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(2)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('listeners', () => {
  it('hear nothing more once they have left', () => {
    const { feed, socket } = setUp()
    const heard = vi.fn()
    const leave = feed.subscribe(heard)
    feed.start()
    socket().send([item('A', 1)])
    leave()
    socket().send([item('A', 2)])
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('do not keep others from hearing when they fail', async () => {
    vi.useRealTimers()
    const uncaught = vi.fn()
    const others = process.listeners('uncaughtException')
    process.removeAllListeners('uncaughtException')
    process.once('uncaughtException', uncaught)
    const { feed, socket } = setUp()
    const heard = vi.fn()
    feed.subscribe(() => {
      throw new Error('in a listener')
    })
    feed.subscribe(heard)
    feed.start()
    socket().send([item('A', 1)])
    await new Promise((resolve) => setImmediate(resolve))
    for (const listener of others) process.on('uncaughtException', listener)
    feed.stop()
    expect(heard).toHaveBeenCalledTimes(1)
    expect(uncaught).toHaveBeenCalledTimes(1)
  })

  it('are told what is missing where there is no WebSocket', () => {
    vi.stubGlobal('WebSocket', undefined)
    expect(() => createMarketFeed({ url: 'ws://api.test/feed' }).start()).toThrow('No WebSocket here')
    vi.unstubAllGlobals()
  })
})
