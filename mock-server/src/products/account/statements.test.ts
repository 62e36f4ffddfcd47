import { beforeEach, expect, test } from 'vitest'
import { type Customer, createCustomer } from '../../test/customer.ts'
import { createInsideWorld, type InsideWorld } from '../../test/inside-world.ts'
import { setPrice } from '../../test/prices.ts'
import { at } from '../../test/sample-actor.ts'
import { samplePosition } from '../../test/sample-position.ts'

let world: InsideWorld
let mei: Customer
beforeEach(async () => {
  world = await createInsideWorld({ now: '2026-01-10T15:20:00.000Z' })
  mei = createCustomer(world)
  mei.fund(10_000_00n)
})

const plan = { productId: 'p-crypto-30', days: 30, amount: '5000.00', acceptedTermsVersion: '2026-01' }
const income = async (query = '') => (await mei.get(`income/detail/list${query}`)).result
const transactions = async (query = '', mode?: 'demo') =>
  (await mei.get(`user/listTransaction${query}`, mode && { mode })).result

test('income lists every credit with sums over the whole filter, and agrees with the account', async () => {
  await mei.post('order/buySmart', plan)
  world.advanceTo(at('2026-01-13T09:00:00.000Z'))
  const all = await income('?pageSize=2')
  expect(all.summary).toEqual({
    total: '65.08',
    today: '32.58',
    bySource: { SAVINGS: '25.08', SMART: '40.00' },
  })
  expect(all).toMatchObject({ total: 4, pageSize: 2, hasNext: true })
  expect(all.list).toMatchObject([
    { source: 'SAVINGS', day: '2026-01-12', base: '5032.50', rate: '0.0025', amount: '12.58' },
    {
      source: 'SMART',
      orderNo: 'SM202601100000000001',
      day: '2026-01-12',
      base: '5000.00',
      rate: '0.0040',
      amount: '20.00',
      status: 'DIVIDED',
      createdAt: '2026-01-13T00:00:00.000Z',
    },
  ])
  expect(await mei.account()).toMatchObject({ totalIncome: '65.08', todayIncome: '32.58' })
})

test('income can be narrowed to a source and to days', async () => {
  await mei.post('order/buySmart', plan)
  world.advanceTo(at('2026-01-15T09:00:00.000Z'))
  expect((await income('?source=SMART')).summary).toMatchObject({
    total: '80.00',
    bySource: { SMART: '80.00' },
  })
  const days = await income('?source=SMART&from=2026-01-12&to=2026-01-13')
  expect(days.list.map((row: { day: string }) => row.day)).toEqual(['2026-01-13', '2026-01-12'])
  expect(days.summary.total).toBe('40.00')
  expect(await income('?source=INVITE')).toMatchObject({
    list: [],
    summary: { total: '0.00', today: '0.00', bySource: {} },
  })
})

test('demo mode shows no income, and a range that ends before it begins is refused', async () => {
  world.advanceTo(at('2026-01-15T09:00:00.000Z'))
  setPrice(world, 'EURUSD', 1.085)
  const { orderNo } = (await mei.post('order/openOrder', samplePosition, { mode: 'demo' })).result
  expect((await mei.post('order/closeOrder', { orderNo }, { mode: 'demo' })).code).toBe('20005')
  const demo = await mei.get('income/detail/list', { mode: 'demo' })
  expect(demo.result).toMatchObject({ list: [], total: 0, summary: { total: '0.00', bySource: {} } })
  for (const path of ['income/detail/list', 'user/listTransaction']) {
    expect(await mei.get(`${path}?from=2026-01-13&to=2026-01-12`)).toMatchObject({
      status: 400,
      errors: [{ field: 'from', rule: 'range' }],
    })
  }
})

test('movements of the free balance come from the books, newest first, each with the balance after it', async () => {
  const { orderNo } = (await mei.post('order/buySmart', plan)).result
  world.advanceTo(at('2026-01-12T09:00:00.000Z'))
  expect((await transactions()).list).toMatchObject([
    { kind: 'SAVINGS', ref: '2026-01-11', amount: '12.50', balanceAfter: '5032.50' },
    {
      kind: 'SMART_YIELD',
      ref: orderNo,
      amount: '20.00',
      balanceAfter: '5020.00',
      at: '2026-01-12T00:00:00.000Z',
    },
    { kind: 'SMART_BUY', ref: orderNo, amount: '-5000.00', balanceAfter: '5000.00' },
    { kind: 'GRANT', amount: '10000.00', balanceAfter: '10000.00' },
  ])
  expect((await transactions('?kind=SMART_BUY')).total).toBe(1)
  expect((await transactions('?from=2026-01-11')).total).toBe(2)
  expect((await transactions('?to=2026-01-11')).total).toBe(2)
  expect((await transactions('', 'demo')).list).toMatchObject([
    { kind: 'DEMO_START', amount: '100000.00', balanceAfter: '100000.00' },
  ])
  const stranger = createCustomer(world, 'stranger')
  expect((await stranger.get('user/listTransaction')).result.list).toEqual([])
})

test('transactions of positions and options name the instrument and the direction, others name none', async () => {
  world = await createInsideWorld({ now: '2026-01-12T15:20:00.000Z' })
  mei = createCustomer(world)
  mei.fund(10_000_00n, 'demo')
  setPrice(world, 'BTC', 52_100)
  setPrice(world, 'EURUSD', 1.085)
  const bitcoin = (await mei.get('index/listMarketByType?type=2')).result.find(
    (item: { code: string }) => item.code === 'BTC',
  )
  const demo = { mode: 'demo' } as const
  const short = {
    marketId: bitcoin.id,
    direction: 'SHORT',
    lots: '0.05',
    leverage: 2,
    quotedPrice: 52_100,
    slippage: '0.005',
    acceptedTermsVersion: '2026-01',
  }
  const { orderNo } = (await mei.post('order/openOrder', short, demo)).result
  await mei.post('order/closeOrder', { orderNo, lots: '0.02' }, demo)
  const up = {
    marketId: '1',
    direction: 'UP',
    periodSec: 60,
    amount: '100.00',
    quotedPrice: 1.085,
    acceptedTermsVersion: '2026-01',
  }
  await mei.post('order/buyOptions', up, demo)
  const { list } = await transactions('', 'demo')
  expect(list).toMatchObject([
    { kind: 'OPTION_STAKE', code: 'EURUSD', direction: 'UP' },
    { kind: 'ORDER_CLOSE', code: 'BTC', direction: 'SHORT' },
    { kind: 'ORDER_OPEN', ref: orderNo, code: 'BTC', direction: 'SHORT', amount: '-1303.80' },
    { kind: 'GRANT' },
    { kind: 'DEMO_START' },
  ])
  expect(list[3]).not.toHaveProperty('code')
})

test('the equity curve tells gifts from gains, point by point, and its days and today are the profit in all', async () => {
  await mei.post('order/buySmart', plan)
  world.advanceTo(at('2026-01-13T09:00:00.000Z'))
  const curve = await mei.get('user/equityHistory?from=2026-01-10T00:00:00Z&to=2026-01-20T00:00:00Z')
  const none = { deposits: '0.00', withdrawals: '0.00', income: '0.00', bySource: {} }
  expect(curve.result).toEqual([
    { at: '2026-01-10T00:00:00.000Z', equity: '0.00', ...none },
    { at: '2026-01-11T00:00:00.000Z', equity: '10000.00', ...none, deposits: '10000.00' },
    { at: '2026-01-12T00:00:00.000Z', equity: '10000.00', ...none },
    {
      at: '2026-01-13T00:00:00.000Z',
      equity: '10032.50',
      ...none,
      income: '32.50',
      bySource: { SAVINGS: '12.50', SMART: '20.00' },
    },
  ])
  expect(await mei.account()).toMatchObject({
    equity: '10065.08',
    profit: { total: '65.08', today: '32.58', bySource: { SAVINGS: '25.08', SMART: '40.00' } },
  })
  const hours = await mei.get(
    'user/equityHistory?from=2026-01-10T14:30:00Z&to=2026-01-10T16:30:00Z&step=hour',
  )
  expect(hours.result).toMatchObject([
    { at: '2026-01-10T15:00:00.000Z', equity: '0.00' },
    { at: '2026-01-10T16:00:00.000Z', equity: '10000.00' },
  ])
})

test('an open position moves the curve with the prices of the time', async () => {
  const { list } = (await mei.get('user/listTransaction', { mode: 'demo' })).result
  expect(list).toHaveLength(1)
  const market = (await mei.get('index/listMarketByType?type=2')).result.find(
    (item: { code: string }) => item.code === 'SBX-UP',
  )
  const info = (await mei.get(`index/getMarketInfo/${market.id}`)).result
  const opened = await mei.post(
    'order/openOrder',
    {
      marketId: market.id,
      direction: 'LONG',
      lots: info.minLots,
      leverage: 1,
      quotedPrice: info.price,
      slippage: '0.001',
      acceptedTermsVersion: info.termsVersion,
    },
    { mode: 'demo' },
  )
  expect(opened.code).toBe('20004')
  world.advanceTo(at('2026-01-10T18:00:00.000Z'))
  const curve = await mei.get(
    'user/equityHistory?from=2026-01-10T16:00:00Z&to=2026-01-10T18:00:00Z&step=hour',
    {
      mode: 'demo',
    },
  )
  const [four, , six] = curve.result.map((point: { equity: string }) => Number(point.equity))
  expect(six).toBeGreaterThan(four)
  expect((await mei.account('demo')).equity).toBe(curve.result[2].equity)
})

test('a curve by bookings has a point just after each of them, and the same sums as one by the hour', async () => {
  world.advanceTo(at('2026-01-10T16:12:30.500Z'))
  mei.fund(250_00n)
  world.advanceTo(at('2026-01-10T17:05:00.000Z'))
  const ask = async (step: string) =>
    (await mei.get(`user/equityHistory?from=2026-01-10T16:00:00Z&to=2026-01-10T18:00:00Z&step=${step}`))
      .result
  const points = await ask('booking')
  expect(points).toMatchObject([
    { at: '2026-01-10T16:00:00.000Z', equity: '10000.00' },
    { at: '2026-01-10T16:12:30.501Z', equity: '10250.00', deposits: '250.00' },
    { at: '2026-01-10T17:00:00.000Z', equity: '10250.00', deposits: '0.00' },
  ])
  expect(await ask('hour')).toMatchObject([points[0], { equity: '10250.00', deposits: '250.00' }])
})

test('a curve is refused backwards, and with more points than an answer holds', async () => {
  const ask = (from: string, to: string, step: string) =>
    mei.get(`user/equityHistory?from=${from}&to=${to}&step=${step}`)
  expect(await ask('2026-01-12T00:00:00Z', '2026-01-11T00:00:00Z', 'day')).toMatchObject({
    status: 400,
    errors: [{ field: 'from', rule: 'range' }],
  })
  expect((await ask('2020-01-01T00:00:00Z', '2026-01-10T00:00:00Z', 'hour')).status).toBe(400)
  expect((await ask('2026-02-01T00:00:00Z', '2026-02-03T00:00:00Z', 'day')).result).toEqual([])
})
