import { describe, expect, test } from 'vitest'
import { sampleNow } from '../support/sample-now.ts'
import type { Caller } from './support/caller.ts'
import { useMockServer } from './support/mock-server.ts'

interface Item {
  id: string
  code: string
  type: number
  price: number
  zdf: number
  hundred: number[]
  session: string
  tickSize: number
  priceDecimals: number
}
interface Candle {
  t: number
  o: number
  h: number
  l: number
  c: number
}

const mockServer = useMockServer()
const today = sampleNow.slice(0, 10)
const yesterday = '2026-01-13'
const periods = {
  '1m': 60,
  '5m': 300,
  '15m': 900,
  '30m': 1800,
  '1h': 3600,
  '4h': 14_400,
  '1d': 86_400,
  '1w': 604_800,
}
/** Weeks begin on Mondays; the epoch began on a Thursday. */
const firstMonday = 4 * 86_400

const list = async (world: Caller, type?: number): Promise<Item[]> =>
  (await world.call('listMarketByType', { query: { type } })).result
const candles = async (
  world: Caller,
  code: string,
  period: string,
  limit: number,
  date = today,
): Promise<Candle[]> =>
  (await world.call('getKValueByCodeAndDate', { query: { code, date, period, limit } })).result
/** A few of each category, to keep the run short. */
const samples = async (world: Caller): Promise<Item[]> => {
  const all = await list(world)
  return [1, 2, 3, 4, 5].flatMap((type) => all.filter((item) => item.type === type).slice(0, 3))
}

describe('the lists', () => {
  test('hold at least 350 instruments, each once, in five categories', async () => {
    const world = mockServer.world()
    const all = await list(world)
    expect(all.length).toBeGreaterThanOrEqual(350)
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    for (const type of [1, 2, 3, 4, 5]) {
      const category = await list(world, type)
      expect(category.length).toBeGreaterThan(0)
      expect(category).toEqual(all.filter((item) => item.type === type))
    }
  })

  test('quote prices above zero, on the tick grid, with at most 100 points that end in the price', async () => {
    for (const item of await list(mockServer.world())) {
      expect(item.price, item.code).toBeGreaterThan(0)
      expect(item.price, item.code).toBe(Number(item.price.toFixed(item.priceDecimals)))
      expect(
        Math.abs(item.price / item.tickSize - Math.round(item.price / item.tickSize)),
        item.code,
      ).toBeLessThan(1e-4)
      expect(item.hundred, item.code).toHaveLength(100)
      expect(item.hundred.at(-1), item.code).toBe(item.price)
      expect(item.zdf, item.code).toBe(Number(item.zdf.toFixed(2)))
    }
  })
})

describe('one price path behind every answer', () => {
  test.each(Object.entries(periods))(
    'the last %s candle closes at the listed price',
    async (period, seconds) => {
      const world = mockServer.world()
      for (const item of await samples(world)) {
        const all = await candles(world, item.code, period, 50)
        expect(all.length, item.code).toBeGreaterThan(0)
        expect(all.at(-1)?.c, `${item.code} ${period}`).toBe(item.price)
        for (const candle of all) {
          expect((candle.t - (period === '1w' ? firstMonday : 0)) % seconds, item.code).toBe(0)
          expect(candle.h).toBeGreaterThanOrEqual(Math.max(candle.o, candle.c))
          expect(candle.l).toBeLessThanOrEqual(Math.min(candle.o, candle.c))
        }
        expect(all.map(({ t }) => t)).toEqual([...new Set(all.map(({ t }) => t))].sort((a, b) => a - b))
      }
    },
  )

  test('an hour is exactly its twelve five-minute candles', async () => {
    const world = mockServer.world()
    for (const { code } of (await list(world, 2)).slice(0, 3)) {
      const [hour] = (await candles(world, code, '1h', 2)).slice(0, 1)
      if (!hour) throw new Error(`${code} has no candle of an hour`)
      const parts = (await candles(world, code, '5m', 100)).filter(
        ({ t }) => t >= hour.t && t < hour.t + 3600,
      )
      expect(parts).toHaveLength(12)
      expect(parts[0]?.o).toBe(hour.o)
      expect(parts.at(-1)?.c).toBe(hour.c)
      expect(Math.max(...parts.map(({ h }) => h))).toBe(hour.h)
      expect(Math.min(...parts.map(({ l }) => l))).toBe(hour.l)
    }
  })

  test('the change is against the close of the day before', async () => {
    const world = mockServer.world()
    for (const item of await samples(world)) {
      const { result: info } = await world.call('getMarketInfo', { path: { id: item.id } })
      expect(info.price).toBe(item.price)
      expect(item.zdf, item.code).toBeCloseTo(((item.price - info.prevClose) / info.prevClose) * 100, 1)
      const before = (await candles(world, item.code, '1d', 1, yesterday)).at(-1)
      expect(before?.c, item.code).toBe(info.prevClose)
    }
  })

  test('advancing by a and then by b gives the same prices and state as advancing by both', async () => {
    const [once, twice] = [mockServer.world(), mockServer.world()]
    await once.control('advanceClock', { body: { by: 'PT3H17M31S' } })
    await twice.control('advanceClock', { body: { by: 'PT1H59M59S' } })
    await list(twice)
    await twice.control('advanceClock', { body: { by: 'PT1H17M32S' } })
    expect(await list(twice)).toEqual(await list(once))
    expect(await candles(twice, 'EURUSD', '1m', 500)).toEqual(await candles(once, 'EURUSD', '1m', 500))
    expect(await twice.stateHash()).toBe(await once.stateHash())
  })

  test('what has been shown stays: later answers keep the earlier candles', async () => {
    const world = mockServer.world()
    const before = await candles(world, 'EURUSD', '5m', 20)
    await world.control('advanceClock', { body: { by: 'PT30M' } })
    const after = await candles(world, 'EURUSD', '5m', 40)
    const closed = before.slice(0, -1)
    expect(after.filter(({ t }) => closed.some((candle) => candle.t === t))).toEqual(closed)
  })
})

test('another seed gives other prices, the same seed the same', async () => {
  const [first, same, other] = [mockServer.world(), mockServer.world(), mockServer.world()]
  await first.control('reset', { body: { seed: 7 } })
  await same.control('reset', { body: { seed: 7 } })
  await other.control('reset', { body: { seed: 8 } })
  expect(await list(same, 1)).toEqual(await list(first, 1))
  expect(await list(other, 1)).not.toEqual(await list(first, 1))
})

test('a market that is closed keeps its last price', async () => {
  const world = mockServer.world()
  await world.control('advanceClock', { body: { to: '2026-01-17T12:00:00.000Z' } })
  const saturday = await list(world, 3)
  const closed = saturday.filter(({ session }) => session === 'CLOSED')
  expect(closed.length).toBeGreaterThan(0)
  await world.control('advanceClock', { body: { by: 'PT2H' } })
  const later = new Map((await list(world, 3)).map((item) => [item.code, item.price]))
  for (const { code, price } of closed) expect(later.get(code), code).toBe(price)
})
