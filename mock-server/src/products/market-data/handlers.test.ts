import { beforeEach, expect, test } from 'vitest'
import { createInsideWorld, type InsideWorld } from '../../test/inside-world.ts'

let world: InsideWorld
beforeEach(async () => {
  world = await createInsideWorld()
})
const get = async (path: string) => {
  const response = await world.request(`index/${path}`)
  return { status: response.status, ...(await response.json()) }
}

test('lists at least 350 instruments in five categories, each with a hundred prices', async () => {
  const all = (await get('listMarketByType')).result
  expect(all.length).toBeGreaterThanOrEqual(350)
  const sizes = await Promise.all(
    [1, 2, 3, 4, 5].map(async (type) => (await get(`listMarketByType?type=${type}`)).result.length),
  )
  expect(sizes.every((size) => size > 0)).toBe(true)
  expect(sizes.reduce((sum, size) => sum + size)).toBe(all.length)
  for (const item of all) {
    expect(item.hundred).toHaveLength(100)
    expect(item.hundred.at(-1)).toBe(item.price)
  }
})

test('list, instrument and last candle show one price at one moment', async () => {
  const [item] = (await get('listMarketByType?type=2')).result
  const info = (await get(`getMarketInfo/${item.id}`)).result
  const candles = (await get(`getKValueByCodeAndDate?code=${item.code}&date=2026-01-12`)).result
  expect(info).toMatchObject(item)
  expect(candles.at(-1).c).toBe(item.price)
  expect(candles).toHaveLength(500)
  expect(info.disclosure).not.toBe('')
})

test('lists the figures of the same instruments in the same order, from the same prices', async () => {
  const items = (await get('listMarketByType?type=2')).result
  const stats = (await get('listMarketStats?type=2')).result
  expect(stats.map(({ code }: { code: string }) => code)).toEqual(
    items.map(({ code }: { code: string }) => code),
  )
  const [item, figures] = [items[0], stats[0]]
  expect(figures.dayPrices.at(-1)).toBe(item.price)
  expect((item.price / figures.dayPrices[0] - 1) * 100).toBeCloseTo(item.zdf, 1)
  expect(figures.turnover24h).toBe(Math.round(figures.volume24h * item.price))
  expect((await get('listMarketStats')).result).toHaveLength((await get('listMarketByType')).result.length)
})

test('warns of the risk in the language the user accepts', async () => {
  const notice = async (language: string) => {
    const answer = await world.request('index/getMarketInfo/1', { headers: { 'Accept-Language': language } })
    return (await answer.json()).result.disclosure
  }
  expect(await notice('fr')).toMatch(/sandbox sont simulés/)
  expect(await notice('ar')).toMatch(/محاكاة/)
  expect(await notice('pt')).toMatch(/simulated/)
})

test('prices move with virtual time and stand while it stands', async () => {
  const price = async () => (await get('getMarketInfo/1')).result.hundred.at(-1)
  const before = await price()
  expect(await price()).toBe(before)
  world.advanceTo(world.now() + 3_600_000)
  expect(await price()).not.toBe(before)
})

test('candles end with the last moment of the day asked for, oldest first', async () => {
  const candles = (await get('getKValueByCodeAndDate?code=BTC&date=2026-01-10&period=1h&limit=3')).result
  const times = candles.map(({ t }: { t: number }) => new Date(t * 1_000).toISOString().slice(0, 16))
  expect(times).toEqual(['2026-01-10T21:00', '2026-01-10T22:00', '2026-01-10T23:00'])
})

test.each([
  ['listMarketByType?type=6', 'type', 'enum'],
  ['listMarketStats?type=6', 'type', 'enum'],
  ['listMarketByType?type=x', 'type', 'type'],
  ['listMarketByType?type=1&type=2', 'type', 'type'],
  ['getKValueByCodeAndDate?date=2026-01-12', 'code', 'required'],
  ['getKValueByCodeAndDate?code=EURUSD&date=12.1.2026', 'date', 'format'],
  ['getKValueByCodeAndDate?code=EURUSD&date=2026-01-13', 'date', 'notFuture'],
  ['getKValueByCodeAndDate?code=EURUSD&date=2026-01-12&period=2m', 'period', 'enum'],
  ['getKValueByCodeAndDate?code=EURUSD&date=2026-01-12&limit=501', 'limit', 'maximum'],
  ['getParamByKey/1', 'key', 'pattern'],
])('%s is answered with 400: %s breaks %s', async (path, field, rule) => {
  const answer = await get(path)
  expect(answer).toMatchObject({ status: 400, code: '400', result: null })
  expect(answer.errors).toContainEqual({ field, rule })
})

test.each([
  ['getMarketInfo/nothing', '10015'],
  ['getKValueByCodeAndDate?code=NOTHING&date=2026-01-12', '10015'],
  ['getParamByKey/no.such.key', '10018'],
])('%s is refused with %s', async (path, code) => {
  expect(await get(path)).toMatchObject({ status: 200, code })
})

test.each([
  'savings.tiers',
  'smart.earlyExitPenaltyRate',
  'loan.config',
  'withdrawal.methods',
  'withdrawal.kycThreshold',
  'recharge.edition',
  'recharge.methods',
  'options.periods',
  'options.config',
  'order.config',
  'invite.config',
  'claims',
  'areaCodes',
  'countries',
  'upload.config',
  'features',
  'social.links',
])('the parameter %s is served', async (key) => {
  expect((await get(`getParamByKey/${key}`)).result).toMatchObject({ key, value: expect.anything() })
})

test('the area codes are the eleven of the specification, then those of all other countries, each once', async () => {
  const codes: string[] = (await get('getParamByKey/areaCodes')).result.value
  const first = ['+49', '+55', '+60', '+61', '+64', '+65', '+66', '+81', '+91', '+852', '+886']
  expect(codes.slice(0, 11)).toEqual(first)
  expect(codes).toEqual(expect.arrayContaining(['+1', '+33', '+34', '+39', '+44', '+82', '+86', '+971']))
  expect(new Set(codes).size).toBe(codes.length)
})

test('a world without catalogue lists nothing and says so', async () => {
  world = await createInsideWorld({ profile: 'empty' })
  expect((await get('listMarketByType')).result).toEqual([])
  expect((await get('getMarketInfo/1')).code).toBe('10015')
})
