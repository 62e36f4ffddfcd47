import { beforeEach, expect, test } from 'vitest'
import { type Customer, callOperation, createDemoCustomer } from '../../test/customer.ts'
import { createInsideWorld, type InsideWorld } from '../../test/inside-world.ts'
import { halt, setPrice } from '../../test/prices.ts'
import { samplePosition } from '../../test/sample-position.ts'

let world: InsideWorld
let mei: Customer
beforeEach(async () => {
  world = await createInsideWorld()
  mei = createDemoCustomer(world)
  setPrice(world, 'EURUSD', 1.085)
})

const open = (changes: object = {}, who = mei, mode: 'demo' | 'real' = 'demo') =>
  who.call('openOrder', { body: { ...samplePosition, ...changes }, mode })
const lock = () =>
  world.store.transaction(({ users }) => users.update(mei.id, { paymentLock: { reason: 'OPERATOR' } }))

test.each([
  ['an unknown instrument', '10015', { marketId: 'no-such' }],
  ['too much leverage', '11019', { leverage: 31 }],
  ['no leverage', '11019', { leverage: undefined }],
  ['no size', '10016', { lots: undefined }],
  ['a size off the step', '10016', { lots: '0.105' }],
  ['a size out of range', '10016', { lots: '50.01' }],
  ['a stop-loss on the wrong side', '11009', { stopLossPrice: 1.09 }],
  ['a stop-loss beyond the stop-out', '11009', { stopLossPrice: 1.06 }],
  ['a take-profit off the grid', '11009', { takeProfitPrice: 1.0950001 }],
  ['a price the user no longer sees', '11018', { quotedPrice: 1.0862 }],
  ['outdated terms', '11018', { acceptedTermsVersion: '2025-12' }],
  ['more margin than there is cash', '10011', { lots: '40.00' }],
])('refuses %s with %s and changes nothing', async (_, code, changes) => {
  const before = world.hash()
  expect((await open(changes)).code).toBe(code)
  expect(world.hash()).toBe(before)
})

test.each([
  [{ marketId: undefined }],
  [{ direction: 'UP' }],
  [{ slippage: '0.01' }],
  [{ quotedPrice: 0 }],
  [{ acceptedTermsVersion: undefined }],
])('answers HTTP 400 to %j', async (changes) => {
  expect((await open(changes)).status).toBe(400)
})

test('refuses an instrument whose session is over, and one that is halted', async () => {
  halt(world, 'EURUSD')
  expect((await open()).code).toBe('10015')
  halt(world, 'EURUSD', 'resume')
  world.advanceTo(Date.parse('2026-01-17T12:00:00Z'))
  expect((await open({ quotedPrice: 1.085 })).code).toBe('10015')
})

test('needs the parameters of orders', async () => {
  world = await createInsideWorld({ parameters: { 'order.config': undefined } })
  mei = createDemoCustomer(world)
  expect((await open()).code).toBe('10018')
})

test('refuses without a session, with the demo account disabled, and to a frozen account', async () => {
  expect((await callOperation(world, 'openOrder', { body: samplePosition })).status).toBe(401)
  const ann = createDemoCustomer(world, 'annalee', { email: 'nodemo+ann@example.com' })
  expect((await open({}, ann)).code).toBe('11006')
  world.store.transaction(({ users }) => users.update(mei.id, { status: 'FROZEN' }))
  expect((await open()).code).toBe('10008')
})

test('a payment lock stops opening for real money and nothing else', async () => {
  mei.fund(100_000n, 'real')
  const { orderNo } = (await open({}, mei, 'real')).result
  lock()
  expect(await open({}, mei, 'real')).toMatchObject({
    code: '11004',
    result: { reason: 'OPERATOR', until: null, contactUrl: '/profile/security#lock' },
  })
  expect((await open()).code).toBe('20004')
  const moved = await mei.call('modifyOrder', { body: { orderNo, stopLossPrice: 1.08 }, mode: 'real' })
  expect(moved.code).toBe('20005')
  expect((await mei.call('closeOrder', { body: { orderNo }, mode: 'real' })).code).toBe('20005')
  expect(await mei.account('real')).toMatchObject({ available: '989.16', inMargin: '0.00' })
})

test.each(['modifyOrder', 'closeOrder'] as const)(
  '%s knows only one’s own open positions of the mode',
  async (operation) => {
    const { orderNo } = (await open()).result
    const answer = async (no: string, who = mei, mode: 'demo' | 'real' = 'demo') =>
      (await who.call(operation, { body: { orderNo: no }, mode })).code
    const ann = createDemoCustomer(world, 'annalee')
    const before = world.hash()
    expect(await answer('LV202601120000000009')).toBe('11020')
    expect(await answer(orderNo, ann)).toBe('11020')
    expect(await answer(orderNo, mei, 'real')).toBe('11020')
    expect(world.hash()).toBe(before)
    expect((await mei.call('closeOrder', { body: { orderNo } })).code).toBe('20005')
    expect(await answer(orderNo)).toBe('11010')
    world.store.transaction(({ users }) => users.update(mei.id, { demoEnabled: false }))
    expect(await answer(orderNo)).toBe('11006')
    expect((await callOperation(world, operation, { body: { orderNo } })).status).toBe(401)
    expect((await mei.call(operation, { body: {} })).status).toBe(400)
  },
)

test.each([
  { stopLossPrice: 1.0845, takeProfitPrice: 1.08505 },
  { stopLossPrice: 1.05 },
  { takeProfitPrice: 1.0950001 },
])('refuses the stops %j as unreasonable', async (stops) => {
  const { orderNo } = (await open()).result
  expect((await mei.call('modifyOrder', { body: { orderNo, ...stops } })).code).toBe('11009')
})

test('a halted position cannot be closed', async () => {
  const { orderNo } = (await open()).result
  halt(world, 'EURUSD')
  expect((await mei.call('closeOrder', { body: { orderNo } })).code).toBe('10015')
})

test('a position of another user, or of the other mode, is no record', async () => {
  const { orderNo } = (await open()).result
  const ann = createDemoCustomer(world, 'annalee')
  expect((await ann.call('getOrderById', { id: orderNo })).code).toBe('11020')
  expect((await mei.call('getOrderById', { id: orderNo, mode: 'real' })).code).toBe('11020')
  expect((await callOperation(world, 'getOrderById', { id: orderNo })).status).toBe(401)
  expect((await callOperation(world, 'listOrder')).status).toBe(401)
  expect((await mei.call('listOrder', { query: { status: 'WON' } })).status).toBe(400)
})

test('the same key opens once and closes once; with another body it is refused', async () => {
  const send = (body: object) => mei.call('openOrder', { body: { ...samplePosition, ...body }, key: 'key-1' })
  const first = await send({})
  const again = await send({})
  expect(again.result).toEqual(first.result)
  expect(again.replayed).toBe(true)
  expect(await send({ lots: '0.20' })).toMatchObject({ status: 422, code: '11014' })
  expect(world.store.read.positions.size).toBe(1)

  const close = () => mei.call('closeOrder', { body: { orderNo: first.result.orderNo }, key: 'key-2' })
  expect((await close()).code).toBe('20005')
  expect((await close()).code).toBe('20005')
  expect((await mei.call('closeOrder', { body: { orderNo: first.result.orderNo } })).code).toBe('11010')

  const refused = () => mei.call('openOrder', { body: { ...samplePosition, quotedPrice: 1.1 }, key: 'key-3' })
  expect((await refused()).code).toBe('11018')
  setPrice(world, 'EURUSD', 1.1)
  expect((await refused()).code).toBe('11018')
})
