import { describe, expect, it } from 'vitest'
import { createMarket, type Market } from './create-market.ts'
import { createMarketSocket, type FeedSink } from './market-socket.ts'
import { sampleInstruments } from './sample-instruments.ts'

const T = Date.UTC(2026, 0, 8, 15)
const base = createMarket({ seed: 1, instruments: sampleInstruments })

interface Item {
  code: string
  price: number
  zdf: number
  t: number
}

/** A feed with a clock and a timer that only the test moves. */
function setUp(options: { maxClients?: number; maxBuffered?: number } = {}) {
  const state = { now: T, market: base as Market, timers: 0, run: () => {} }
  const socket = createMarketSocket({
    market: () => state.market,
    now: () => state.now,
    every(ms, run) {
      expect(ms).toBe(500)
      state.timers++
      state.run = run
      return () => {
        state.timers--
      }
    },
    ...options,
  })
  const tick = (count = 1, ms = 500) => {
    for (let i = 0; i < count; i++) {
      state.now += ms
      state.run()
    }
  }
  return { state, socket, tick }
}

function client() {
  const raw: string[] = []
  const state = { buffered: 0, closed: 0 }
  const sink: FeedSink & typeof state = Object.assign(state, {
    send: (frame: string) => void raw.push(frame),
    bufferedAmount: () => state.buffered,
    close: (code: number) => {
      state.closed = code
    },
  })
  return { sink, raw, frames: () => raw.map((frame) => JSON.parse(frame) as Item[]) }
}

describe('the market socket', () => {
  it('sends a client everything first, then only what changed', () => {
    const { socket, tick, state } = setUp()
    const { sink, frames } = client()
    socket.attach(sink)
    tick(4)
    const [full = [], ...deltas] = frames()
    expect(full.map(({ code }) => code)).toEqual(sampleInstruments.map(({ code }) => code))
    expect(full[0]).toEqual({
      code: 'EURUSD',
      price: base.quote('EURUSD', T).price,
      zdf: base.quote('EURUSD', T).zdf,
      t: T,
    })
    const last = new Map(full.map((item) => [item.code, item]))
    for (const delta of deltas) {
      expect(delta.length).toBeGreaterThan(0)
      expect(delta.length).toBeLessThan(full.length)
      for (const item of delta) {
        expect(item).not.toMatchObject({ price: last.get(item.code)?.price, zdf: last.get(item.code)?.zdf })
        expect(item.t).toBeGreaterThan(last.get(item.code)?.t ?? 0)
        last.set(item.code, item)
      }
    }
    for (const { code, price } of last.values()) expect(price).toBe(base.quote(code, state.now).price)
  })

  it('makes a message once for all clients', () => {
    const { socket, tick } = setUp()
    const clients = [client(), client(), client()]
    for (const { sink } of clients) socket.attach(sink)
    tick(3)
    const [first, ...others] = clients.map(({ raw }) => raw)
    for (const raw of others) expect(raw).toEqual(first)
  })

  it('passes over a slow client and later tells it the latest of what changed, once', () => {
    const { socket, tick, state } = setUp({ maxBuffered: 1_000 })
    const slow = client()
    socket.attach(slow.sink)
    slow.sink.buffered = 1_001
    tick(100)
    expect(slow.raw).toHaveLength(1)
    slow.sink.buffered = 0
    tick()
    const latest = slow.frames()[1] ?? []
    expect(slow.raw).toHaveLength(2)
    expect(new Set(latest.map(({ code }) => code)).size).toBe(latest.length)
    for (const { code, price, t } of latest) {
      expect(price).toBe(base.quote(code, state.now).price)
      expect(t).toBe(state.now)
    }
    const known = new Map([...(slow.frames()[0] ?? []), ...latest].map(({ code, price }) => [code, price]))
    for (const [code, price] of known) expect(price).toBe(base.quote(code, state.now).price)
  })

  it('closes a client that stays slow for a minute with 1013', () => {
    const { socket, tick } = setUp({ maxBuffered: 1_000 })
    const { sink } = client()
    socket.attach(sink)
    sink.buffered = 5_000
    tick(120)
    expect(sink.closed).toBe(0)
    tick()
    expect(sink.closed).toBe(1013)
    expect(socket.size).toBe(0)
  })

  it('keeps less than 100 kB for a client that never reads, and lets it go after a minute', () => {
    const { socket, tick } = setUp()
    const { sink, raw } = client()
    const waiting = () => raw.reduce((bytes, frame) => bytes + Buffer.byteLength(frame), 0)
    socket.attach({ ...sink, bufferedAmount: waiting, close: (code) => sink.close(code) })
    // Four minutes pass between two messages, so that most prices have changed each time.
    tick(240, 240_000)
    expect(raw.length).toBeGreaterThan(1)
    expect(waiting()).toBeLessThan(100_000)
    expect(sink.closed).toBe(1013)
    expect(socket.size).toBe(0)
  })

  it('sends away clients beyond its limit with 1013', () => {
    const { socket } = setUp({ maxClients: 1 })
    const [first, second] = [client(), client()]
    socket.attach(first.sink)
    socket.attach(second.sink)
    expect(first.raw).toHaveLength(1)
    expect(second.raw).toEqual([])
    expect(second.sink.closed).toBe(1013)
  })

  it('sends a sign of life after 30 quiet seconds while the clock stands still', () => {
    const { socket, tick } = setUp()
    const { sink, raw } = client()
    socket.attach(sink)
    tick(59, 0)
    expect(raw).toHaveLength(1)
    tick(1, 0)
    expect(raw.slice(1)).toEqual(['[]'])
    tick(60, 0)
    expect(raw.slice(1)).toEqual(['[]', '[]'])
  })

  it('shows the new prices in the next message when the clock jumps or a price is set', () => {
    const { socket, tick, state } = setUp()
    const { sink, frames } = client()
    socket.attach(sink)
    tick(1, 5 * 86_400_000)
    expect(
      frames()
        .at(-1)
        ?.find(({ code }) => code === 'EURUSD'),
    ).toMatchObject({ price: base.quote('EURUSD', state.now).price, t: state.now })
    state.market = base.withOverlays([
      { kind: 'price', code: 'EURUSD', at: state.now, ticks: [99_999], stepMs: 1_000, after: 'hold' },
    ])
    tick(1, 0)
    expect(frames().at(-1)).toMatchObject([{ code: 'EURUSD', price: 0.99999 }])
  })

  it('closes connections with 1012 when the clock goes back, so that t never does within one', () => {
    const { socket, tick } = setUp()
    const { sink, raw } = client()
    socket.attach(sink)
    tick(1, -60_000)
    expect(sink.closed).toBe(1012)
    expect(raw).toHaveLength(1)
    const again = client()
    socket.attach(again.sink)
    expect(again.frames()[0]?.[0]?.t).toBe(T - 60_000)
  })

  it('works only while a client listens', () => {
    const { socket, state } = setUp()
    expect(state.timers).toBe(0)
    const detach = [client(), client()].map(({ sink }) => socket.attach(sink))
    expect(state.timers).toBe(1)
    detach[0]?.()
    expect(state.timers).toBe(1)
    detach[1]?.()
    detach[1]?.()
    expect(state.timers).toBe(0)
  })

  it('takes off a client whose connection is lost, and goes on with the others', () => {
    const { socket, tick } = setUp()
    const [lost, well] = [client(), client()]
    socket.attach({
      ...lost.sink,
      send: () => {
        throw new Error('gone')
      },
    })
    socket.attach(well.sink)
    tick()
    expect(well.raw).toHaveLength(2)
    expect(socket.size).toBe(1)
  })

  it('closes every client with 1001 when it goes away', () => {
    const { socket, state } = setUp()
    const { sink } = client()
    socket.attach(sink)
    socket.close()
    expect(sink.closed).toBe(1001)
    expect(state.timers).toBe(0)
  })
})
