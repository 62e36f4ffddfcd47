import { beforeEach, expect, test } from 'vitest'
import { brokenInvariants } from '../../runtime/invariants.ts'
import { type Customer, createDemoCustomer, type OperationCall } from '../../test/customer.ts'
import { createInsideWorld, type InsideWorld } from '../../test/inside-world.ts'
import { halt, setPrice } from '../../test/prices.ts'

const MONDAY = Date.parse('2026-01-12T15:20:00.000Z')
const HOUR = 3_600_000

let world: InsideWorld
let mei: Customer
beforeEach(async () => {
  world = await createInsideWorld()
  mei = createDemoCustomer(world)
  setPrice(world, 'EURUSD', 1.085)
})

/** A LIMIT to buy 0.10 lot at 1.08000: margin 10,800 / 30 = 360.00, fee 5.40. */
const limit = {
  marketId: '1',
  direction: 'LONG',
  type: 'LIMIT',
  triggerPrice: 1.08,
  lots: '0.10',
  leverage: 30,
  expiry: 'UNTIL_CANCELLED',
  acceptedTermsVersion: '2026-01',
}
const place = async (changes: object = {}, how: OperationCall = {}) => {
  const { code, result } = await mei.call('placePending', { body: { ...limit, ...changes }, ...how })
  expect(code).toBe('20004')
  return result
}
const orders = async (how: OperationCall = {}) => (await mei.call('listPending', how)).result.list
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
