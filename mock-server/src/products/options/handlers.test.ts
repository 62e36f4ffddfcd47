import { beforeEach, expect, test } from 'vitest'
import { type Customer, callOperation, createDemoCustomer } from '../../test/customer.ts'
import { createInsideWorld, type InsideWorld } from '../../test/inside-world.ts'
import { halt, setPrice } from '../../test/prices.ts'
import { lend } from '../../test/sample-loan.ts'

const NOW = Date.parse('2026-01-12T15:20:00.000Z')
const MINUTE = 60_000
const time = (at: number) => new Date(at).toISOString()
const features = { smartTrading: true, demo: true, optionsReal: true, invite: true }

let world: InsideWorld
let mei: Customer
const begin = async (parameters = {}) => {
  world = await createInsideWorld({ parameters })
  mei = createDemoCustomer(world)
  setPrice(world, 'EURUSD', 1.085)
}
beforeEach(() => begin())

const up = {
  marketId: '1',
  direction: 'UP',
  periodSec: 900,
  amount: '100.00',
  quotedPrice: 1.085,
  acceptedTermsVersion: '2026-01',
}
const send = (changes: object = {}, who = mei, mode: 'demo' | 'real' = 'demo') =>
  who.call('buyOptions', { body: { ...up, ...changes }, mode })
const buy = async (changes: object = {}, mode: 'demo' | 'real' = 'demo') => {
  const { code, result } = await send(changes, mei, mode)
  expect(code).toBe('20004')
  return result
}
const option = async (orderNo: string) => (await mei.call('getOptionsOrderById', { id: orderNo })).result
const wait = (ms: number) => world.advanceTo(world.now() + ms)

test('borrowed money buys no option for real money, and does not count on the demo account', async () => {
  await begin({ features })
  lend(world, mei.id)
  mei.fund(150_00n, 'real')
  expect((await mei.account('real')).available).toBe('1150.00')
  expect((await send({ amount: '150.01' }, mei, 'real')).code).toBe('10011')
  expect((await send({ amount: '150.00' }, mei, 'real')).code).toBe('20004')
  expect((await send({ amount: '5000.00' })).code).toBe('20004')
})

test('100.00 at 0.85 is at stake until a quarter of an hour later', async () => {
  const bought = await buy()
  expect(bought).toEqual({
    orderNo: 'OP202601120000000001',
    code: 'EURUSD',
    marketId: '1',
    direction: 'UP',
    periodSec: 900,
    stake: '100.00',
    payoutRatio: '0.85',
    strikePrice: 1.085,
    expiresAt: time(NOW + 15 * MINUTE),
    expectedReturn: '185.00',
    status: 'OPEN',
    openTime: time(NOW),
    history: [{ status: 'OPEN', at: time(NOW) }],
  })
  expect(await mei.account()).toMatchObject({ available: '99900.00', inStake: '100.00', equity: '100000.00' })
  wait(15 * MINUTE - 1)
  expect((await option(bought.orderNo)).status).toBe('OPEN')
})

test.each([
  ['UP', 1.08501, 'WON', '85.00', '100085.00'],
  ['UP', 1.08499, 'LOST', '-100.00', '99900.00'],
  ['UP', 1.085, 'TIED', '0.00', '100000.00'],
  ['DOWN', 1.08499, 'WON', '85.00', '100085.00'],
  ['DOWN', 1.08501, 'LOST', '-100.00', '99900.00'],
])('%s settled at %s is %s: %s', async (direction, settlePrice, status, profit, available) => {
  const { orderNo } = await buy({ direction })
  setPrice(world, 'EURUSD', settlePrice)
  world.advanceTo(NOW + 40 * 86_400_000)
  const at = time(NOW + 15 * MINUTE)
  expect(await option(orderNo)).toMatchObject({ status, settlePrice, profit, closeTime: at })
  expect((await option(orderNo)).history.at(-1)).toEqual({ status, at })
  expect(await mei.account()).toMatchObject({ available, inStake: '0.00', equity: available })
})

test('12.35 at 0.82 gains 10.13', async () => {
  const { orderNo, expectedReturn } = await buy({ amount: '12.35', periodSec: 300 })
  expect(expectedReturn).toBe('22.48')
  setPrice(world, 'EURUSD', 1.09)
  wait(5 * MINUTE)
  expect((await option(orderNo)).profit).toBe('10.13')
})

test('it is settled by the price of its expiry, not by one before or after', async () => {
  const { orderNo } = await buy({ periodSec: 60 })
  setPrice(world, 'EURUSD', [1.09, 1.08, 1.1], 59_999)
  wait(MINUTE)
  expect(await option(orderNo)).toMatchObject({ status: 'LOST', settlePrice: 1.08 })
})

test.each([
  ['SBX-UP', '374', 'WON'],
  ['SBX-DOWN', '375', 'LOST'],
  ['SBX-FLAT', '376', 'TIED'],
  ['SBX-STALE', '379', 'VOID'],
])('on the test instrument %s a bet on a rise ends %s', async (_, marketId, status) => {
  const { orderNo } = await buy({ marketId, periodSec: 60, quotedPrice: undefined })
  wait(MINUTE)
  expect((await option(orderNo)).status).toBe(status)
})

test('without a price in the last minute it is void and the stake is back', async () => {
  const { orderNo } = await buy()
  wait(5 * MINUTE)
  halt(world, 'EURUSD')
  wait(10 * MINUTE)
  expect(await option(orderNo)).toMatchObject({ status: 'VOID', profit: '0.00' })
  expect((await option(orderNo)).history.at(-1).reason).toMatch(/60 seconds/)
  expect(await mei.account()).toMatchObject({ available: '100000.00' })
})

test('the same option bought by two users at one moment ends the same for both', async () => {
  world = await createInsideWorld({ seed: 3 })
  const [ann, zoe] = [createDemoCustomer(world, 'annalee'), createDemoCustomer(world, 'zoezoe')]
  const bought = await Promise.all(
    [ann, zoe].map(async (who) => (await send({ quotedPrice: undefined }, who)).result.orderNo),
  )
  wait(15 * MINUTE)
  const [first, second] = await Promise.all(
    [ann, zoe].map(async (who, index) => {
      const { orderNo, ...option } = (await who.call('getOptionsOrderById', { id: bought[index] })).result
      return option
    }),
  )
  expect(first.status).not.toBe('OPEN')
  expect(second).toEqual(first)
})

test('a user whose option is settled is told so, and the gain is among the incomes', async () => {
  const { orderNo } = await buy()
  setPrice(world, 'EURUSD', 1.09)
  wait(15 * MINUTE)
  expect([...world.store.read.notifications.list()]).toMatchObject([
    {
      userId: mei.id,
      mode: 'demo',
      titleKey: 'option.won',
      orderNo,
      params: { code: 'EURUSD', profit: '85.00' },
    },
  ])
  expect([...world.store.read.incomes.list()]).toMatchObject([{ source: 'OPTION', orderNo, amount: 85_00n }])
})

test('for real money it waits for the operator’s switch', async () => {
  mei.fund(50_000n, 'real')
  expect((await send({}, mei, 'real')).code).toBe('10015')
  await begin({ features })
  mei.fund(50_000n, 'real')
  await buy({}, 'real')
  expect(await mei.account('real')).toMatchObject({ available: '400.00', inStake: '100.00' })
  expect(await mei.account('demo')).toMatchObject({ available: '100000.00' })
  world.store.transaction(({ users }) => users.update(mei.id, { paymentLock: { reason: 'OPERATOR' } }))
  expect(await send({}, mei, 'real')).toMatchObject({ code: '11004', result: { reason: 'OPERATOR' } })
  await buy()
})

test.each([
  ['an unknown instrument', '10014', { marketId: 'no-such' }],
  ['an instrument without options', '10014', { marketId: '32' }],
  ['a running time that is not offered', '10017', { periodSec: 61 }],
  ['no running time', '10017', { periodSec: undefined }],
  ['a stake that is no number', '10016', { amount: 'ten' }],
  ['no stake', '10016', { amount: undefined }],
  ['a stake below 10.00', '10016', { amount: '9.99' }],
  ['a stake above 5 000.00', '10016', { amount: '5000.01' }],
  ['a price that has moved by more than 0.1 %', '11018', { quotedPrice: 1.0862 }],
  ['outdated terms', '11018', { acceptedTermsVersion: '2025-12' }],
])('refuses %s with %s and changes nothing', async (_, code, changes) => {
  const before = world.hash()
  expect((await send(changes)).code).toBe(code)
  expect(world.hash()).toBe(before)
})

test('refuses what cannot be paid, a halted instrument, and a user who may not', async () => {
  await begin({ features })
  mei.fund(9_999n, 'real')
  expect((await send({}, mei, 'real')).code).toBe('10011')
  halt(world, 'EURUSD')
  expect((await send()).code).toBe('10015')
  halt(world, 'EURUSD', 'resume')
  expect((await send({ direction: 'LONG' })).status).toBe(400)
  expect((await callOperation(world, 'buyOptions', { body: up })).status).toBe(401)
  expect(
    (await send({}, createDemoCustomer(world, 'annalee', { email: 'nodemo+ann@example.com' }))).code,
  ).toBe('11006')
  world.store.transaction(({ users }) => users.update(mei.id, { status: 'FROZEN' }))
  expect((await send()).code).toBe('10008')
  await begin({ features: undefined })
  expect((await send()).code).toBe('10018')
})

test('the same key stakes once', async () => {
  const keyed = (body: object) => mei.call('buyOptions', { body: { ...up, ...body }, key: '"key-1"' })
  const first = await keyed({})
  expect((await keyed({})).result).toEqual(first.result)
  expect(await keyed({ amount: '50.00' })).toMatchObject({ status: 422, code: '11014' })
  expect(await mei.account()).toMatchObject({ inStake: '100.00' })
})

test('lists newest first, by status and instrument, and shows no user those of another', async () => {
  const first = (await buy({ periodSec: 60 })).orderNo
  wait(MINUTE)
  setPrice(world, 'BTC', 52_100)
  const second = (await buy({ marketId: '54', quotedPrice: 52_100 })).orderNo
  const third = (await buy()).orderNo
  const numbers = async (query = {}, who = mei, mode: 'demo' | 'real' = 'demo') =>
    (await who.call('listOptionsOrder', { query, mode })).result.list.map(
      ({ orderNo }: { orderNo: string }) => orderNo,
    )
  expect(await numbers()).toEqual([third, second, first])
  expect(await numbers({ status: 'OPEN' })).toEqual([third, second])
  expect(await numbers({ status: 'TIED', code: 'EURUSD' })).toEqual([first])
  expect(await numbers({ code: 'BTC' })).toEqual([second])
  expect(await numbers({ pageSize: 1, pageNum: 2 })).toEqual([second])
  expect(await numbers({}, mei, 'real')).toEqual([])
  const ann = createDemoCustomer(world, 'annalee')
  expect(await numbers({}, ann)).toEqual([])
  expect((await ann.call('getOptionsOrderById', { id: first })).code).toBe('11020')
  expect((await mei.call('getOptionsOrderById', { id: first, mode: 'real' })).code).toBe('11020')
  expect((await callOperation(world, 'getOptionsOrderById', { id: first })).status).toBe(401)
  expect((await callOperation(world, 'listOptionsOrder')).status).toBe(401)
  expect((await mei.call('listOptionsOrder', { query: { status: 'CLOSED' } })).status).toBe(400)
})
