import { expect, test } from 'vitest'
import { createDemoCustomer } from '../../../test/customer.ts'
import { createInsideWorld } from '../../../test/inside-world.ts'
import { setPrice } from '../../../test/prices.ts'
import { sampleLimit } from '../../../test/sample-waiting-order.ts'
import { modifyWaitingOrder } from './modify.ts'

const IN_A_WEEK = '2026-01-19T12:00:00.000Z'

/** What becomes of an order for a day when it is changed at the moment at which that day ends. */
const changedAtItsEnd = async (change: object) => {
  const world = await createInsideWorld()
  setPrice(world, 'EURUSD', 1.085)
  const { result } = await createDemoCustomer(world).call('placePending', {
    body: { ...sampleLimit, expiry: 'DAY' },
  })
  const order = world.store.read.waitingOrders.get(result.orderNo)
  const instrument = world.market.find('EURUSD')
  if (!order?.expiresAt || !instrument) throw new Error('No order waits until the end of the day.')
  const actor = { cash: 1_000_00n, now: order.expiresAt }
  const facts = { instrument, ticks: world.market.priceTicks('EURUSD', world.now()), lock: undefined }
  const outcome = modifyWaitingOrder(actor, order, change, facts)
  if (!('order' in outcome)) throw new Error('The order was not changed.')
  const at = (time: number | undefined) => time && new Date(time).toISOString()
  return {
    expiry: outcome.order.expiry,
    expiresAt: at(outcome.order.expiresAt),
    due: outcome.due?.map((event) => at(event.at)),
  }
}

test.each([
  ['a price', { triggerPrice: 1.081 }],
  ['a moment, which an order for a day does not have', { expiresAt: IN_A_WEEK }],
])('a change of %s leaves the end of an order for a day where it is', async (_, change) => {
  expect(await changedAtItsEnd(change)).toEqual({
    expiry: 'DAY',
    expiresAt: '2026-01-13T00:00:00.000Z',
    due: [],
  })
})

test('an expiry that is named is set anew', async () => {
  expect(await changedAtItsEnd({ expiry: 'DAY' })).toEqual({
    expiry: 'DAY',
    expiresAt: '2026-01-14T00:00:00.000Z',
    due: ['2026-01-14T00:00:00.000Z'],
  })
  expect(await changedAtItsEnd({ expiry: 'MOMENT', expiresAt: IN_A_WEEK })).toMatchObject({
    expiry: 'MOMENT',
    expiresAt: IN_A_WEEK,
  })
})
