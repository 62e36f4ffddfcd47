import { beforeEach, expect, test } from 'vitest'
import { brokenInvariants } from '../../runtime/invariants.ts'
import { createControlPlane } from '../../sandbox/control/dispatch.ts'
import { type Customer, createDemoCustomer, type OperationCall } from '../../test/customer.ts'
import { createInsideWorld, type InsideWorld } from '../../test/inside-world.ts'
import { halt, setPrice } from '../../test/prices.ts'
import { sampleLimit } from '../../test/sample-waiting-order.ts'

const MONDAY = Date.parse('2026-01-12T15:20:00.000Z')
const HOUR = 3_600_000

let world: InsideWorld
let mei: Customer
beforeEach(async () => {
  world = await createInsideWorld()
  mei = createDemoCustomer(world)
  setPrice(world, 'EURUSD', 1.085)
})

const place = async (changes: object = {}, how: OperationCall = {}) => {
  const { code, result } = await mei.call('placePending', { body: { ...sampleLimit, ...changes }, ...how })
  expect(code).toBe('20004')
  return result
}
const orders = async (how: OperationCall = {}) => (await mei.call('listPending', how)).result.list
const plane = createControlPlane(undefined, (error) => {
  throw error
})
const control = async (on: InsideWorld, path: string) => {
  const request = { method: 'POST', path, query: '', body: new TextEncoder().encode('{}') }
  expect((await plane(on, request)).status).toBe(200)
}
const advance = (ms: number) => world.advanceTo(world.now() + ms)
const notices = async () =>
  (await mei.call('listNotification')).result.list.map(({ titleKey }: { titleKey: string }) => titleKey)

test('365.40 is held from placing to filling, at the price of the moment', async () => {
  const placed = await place({ stopLossPrice: 1.075, takeProfitPrice: 1.095 })
  expect(placed).toMatchObject({ status: 'WAITING', held: '365.40', triggerPrice: 1.08 })
  expect(await mei.account()).toMatchObject({ available: '99634.60', held: '365.40', equity: '100000.00' })

  setPrice(world, 'EURUSD', 1.0799)
  const [filled] = await orders()
  // 10,799 / 30 = 359.967 up to 359.97, and 5.3995 down to 5.40: three cents less than was held.
  expect(filled).toMatchObject({ status: 'FILLED', held: '0.00', filledPrice: 1.0799 })
  expect(await mei.account()).toMatchObject({ held: '0.00', inMargin: '359.97', available: '99634.63' })
  expect((await mei.call('getOrderById', { id: filled.filledOrderNo })).result).toMatchObject({
    status: 'OPEN',
    openPrice: 1.0799,
    margin: '359.97',
    openFee: '5.40',
    stopLossPrice: 1.075,
    takeProfitPrice: 1.095,
  })
  expect(await notices()).toEqual(['order.filled'])
  expect(brokenInvariants(world)).toEqual([])
})

test('a cancelled order gives back all that was held', async () => {
  const { orderNo } = await place()
  const { code, result } = await mei.call('cancelPending', { body: { orderNo } })
  expect([code, result.status, result.reason, result.held]).toEqual(['20005', 'CANCELLED', 'USER', '0.00'])
  expect(await mei.account()).toMatchObject({ available: '100000.00', held: '0.00' })
  setPrice(world, 'EURUSD', 1.07)
  expect((await orders())[0].status).toBe('CANCELLED')
})

test('what is held follows a change of price and size, up and down', async () => {
  const { orderNo } = await place()
  const modify = async (changes: object) =>
    (await mei.call('modifyPending', { body: { orderNo, ...changes } })).result.held
  // 10,820 / 30 = 360.667 up to 360.67, and 5.41.
  expect(await modify({ triggerPrice: 1.082 })).toBe('366.08')
  // 5,410 / 30 = 180.334 up to 180.34, and 2.705, whose even neighbour is 2.70.
  expect(await modify({ lots: '0.05' })).toBe('183.04')
  expect(await mei.account()).toMatchObject({ held: '183.04', available: '99816.96' })
  expect(brokenInvariants(world)).toEqual([])
})

test('when one of two partners is filled, the other is cancelled in the same moment', async () => {
  const first = await place()
  const second = await place({ type: 'STOP', triggerPrice: 1.09, ocoOrderNo: first.orderNo })
  setPrice(world, 'EURUSD', 1.091)
  const [stop, other] = await orders()
  expect(stop).toMatchObject({ orderNo: second.orderNo, status: 'FILLED', filledPrice: 1.091 })
  expect(other).toMatchObject({ status: 'CANCELLED', reason: 'PARTNER_FILLED', endedAt: stop.endedAt })
  expect((await mei.account()).held).toBe('0.00')
  expect(brokenInvariants(world)).toEqual([])
})

test('an order for a day ends with the day, and one for a moment at that moment', async () => {
  await place({ expiry: 'DAY' })
  await place({ expiry: 'MOMENT', expiresAt: new Date(MONDAY + HOUR).toISOString() })
  setPrice(world, 'EURUSD', 1.085)
  advance(HOUR)
  expect((await orders()).map(({ status }: { status: string }) => status)).toEqual(['EXPIRED', 'WAITING'])
  advance(24 * HOUR)
  expect((await orders())[1]).toMatchObject({ status: 'EXPIRED', endedAt: '2026-01-13T00:00:00.000Z' })
  expect((await mei.account()).held).toBe('0.00')
})

test('a price that is set while the session is closed fills nothing until it opens', async () => {
  await place()
  world.advanceTo(Date.parse('2026-01-17T12:00:00.000Z'))
  expect(world.market.session('EURUSD', world.now())).toBe('CLOSED')
  setPrice(world, 'EURUSD', 1.07)
  expect((await orders())[0].status).toBe('WAITING')
  world.advanceTo(Date.parse('2026-01-19T12:00:00.000Z'))
  const [filled] = await orders()
  expect(filled).toMatchObject({ status: 'FILLED', filledPrice: 1.07 })
  const at = Date.parse(filled.endedAt)
  expect([at - 1, at].map((moment) => world.market.session('EURUSD', moment))).toEqual(['CLOSED', 'OPEN'])
})

test('a jump that costs more than was held takes the rest from the available balance, or rejects the order', async () => {
  const sell = { direction: 'SHORT', type: 'LIMIT', triggerPrice: 1.09 }
  // 10,900 / 30 = 363.334 up to 363.34, and 5.45.
  expect((await place(sell)).held).toBe('368.79')
  setPrice(world, 'EURUSD', 1.2)
  // 12,000 / 30 = 400.00, and 6.00.
  expect(await mei.account()).toMatchObject({ held: '0.00', inMargin: '400.00', available: '99594.00' })

  const ben = createDemoCustomer(world, 'benjamin')
  setPrice(world, 'EURUSD', 1.085)
  ben.fund(-99_631_21n, 'demo')
  await ben.call('placePending', { body: { ...sampleLimit, ...sell } })
  expect(await ben.account()).toMatchObject({ held: '368.79', available: '0.00' })
  setPrice(world, 'EURUSD', 1.0901)
  expect((await ben.call('listPending')).result.list[0]).toMatchObject({
    status: 'REJECTED',
    reason: 'INSUFFICIENT_BALANCE',
    held: '0.00',
  })
  expect(await ben.account()).toMatchObject({ held: '0.00', available: '368.79' })
  expect(brokenInvariants(world)).toEqual([])
})

test('an order whose stop the price has jumped past is rejected, and costs nothing', async () => {
  await place({ stopLossPrice: 1.079 })
  setPrice(world, 'EURUSD', 1.0789)
  expect((await orders())[0]).toMatchObject({ status: 'REJECTED', reason: 'STOPS_PASSED' })
  expect(await mei.account()).toMatchObject({ available: '100000.00', held: '0.00' })
  expect(await notices()).toEqual(['order.stopsPassed'])
})

test('freezing the account or starting the demo account over cancels what waits', async () => {
  await place()
  await mei.call('resetDemo', { key: 'reset' })
  expect((await orders())[0]).toMatchObject({ status: 'CANCELLED', reason: 'DEMO_RESET' })
  expect(await mei.account()).toMatchObject({ available: '100000.00', held: '0.00' })

  mei.fund(1_000_00n, 'real')
  await place({}, { mode: 'real' })
  await control(world, `user/${mei.id}/freeze`)
  await control(world, `user/${mei.id}/unfreeze`)
  expect((await orders({ mode: 'real' }))[0]).toMatchObject({ status: 'CANCELLED', reason: 'ACCOUNT_FROZEN' })
  expect(await mei.account('real')).toMatchObject({ available: '1000.00', held: '0.00' })
})

test('a lock of payments does not stop a fill that is paid for, and no new order is taken', async () => {
  mei.fund(1_000_00n, 'real')
  await place({}, { mode: 'real' })
  await control(world, `user/${mei.id}/lockPayment`)
  expect((await mei.call('placePending', { body: sampleLimit, mode: 'real' })).code).toBe('11004')
  setPrice(world, 'EURUSD', 1.08)
  expect((await orders({ mode: 'real' }))[0].status).toBe('FILLED')
  expect(await mei.account('real')).toMatchObject({ held: '0.00', inMargin: '360.00', available: '634.60' })
})

test('sent again under its key, an order is placed once', async () => {
  const first = await place({}, { key: 'one' })
  const again = await mei.call('placePending', { body: sampleLimit, key: 'one' })
  expect([again.replayed, again.result.orderNo]).toEqual([true, first.orderNo])
  expect(await mei.account()).toMatchObject({ held: '365.40' })
})

test('a LIMIT is filled at the first moment of the price path at which the price is there, whatever the steps of the clock', async () => {
  const bitcoin = world.market.find('BTC')
  const { ticks } = world.market.quote('BTC', MONDAY)
  const level = ticks - Math.round(ticks / 500)
  const triggerPrice = Number((level / 10 ** (bitcoin?.priceDecimals ?? 2)).toFixed(2))
  const body = { marketId: bitcoin?.id, lots: '0.01', leverage: 2, triggerPrice }
  await place(body)
  const at = world.market.firstCrossing('BTC', level, 'atOrBelow', MONDAY, MONDAY + 60 * 24 * HOUR)
  expect(at).not.toBeNull()
  advance(61 * 24 * HOUR)
  expect((await orders())[0]).toMatchObject({
    status: 'FILLED',
    endedAt: new Date(at as number).toISOString(),
  })
  expect(brokenInvariants(world)).toEqual([])
})

test('while its instrument is halted an order waits, and is filled at the price of the resumption', async () => {
  await place()
  halt(world, 'EURUSD')
  setPrice(world, 'EURUSD', 1.07)
  advance(HOUR)
  expect((await orders())[0].status).toBe('WAITING')
  halt(world, 'EURUSD', 'resume')
  const [filled] = await orders()
  expect(filled).toMatchObject({ status: 'FILLED', endedAt: '2026-01-12T16:20:00.000Z' })
  expect(brokenInvariants(world)).toEqual([])
})
