import { expect, test } from 'vitest'
import { callOperation, createDemoCustomer } from '../../test/customer.ts'
import { createInsideWorld } from '../../test/inside-world.ts'
import { setPrice } from '../../test/prices.ts'

const begin = async () => {
  const world = await createInsideWorld()
  const mei = createDemoCustomer(world)
  setPrice(world, 'EURUSD', 1.085)
  const order = {
    marketId: '1',
    direction: 'LONG',
    lots: '1.00',
    leverage: 30,
    quotedPrice: 1.085,
    slippage: '0.001',
    acceptedTermsVersion: '2026-01',
  }
  const option = {
    marketId: '1',
    direction: 'UP',
    periodSec: 900,
    amount: '100.00',
    acceptedTermsVersion: '2026-01',
  }
  for (let n = 0; n < 2; n++) {
    await mei.call('openOrder', { body: order })
    await mei.call('buyOptions', { body: option })
  }
  return { world, mei }
}

test('starts a demo account again: every record is closed and 100 000.00 are there', async () => {
  const { world, mei } = await begin()
  setPrice(world, 'EURUSD', 1.09)
  expect((await mei.call('resetDemo')).code).toBe('20005')
  expect(await mei.account()).toMatchObject({
    available: '100000.00',
    inMargin: '0.00',
    inStake: '0.00',
    equity: '100000.00',
  })
  const orders = (await mei.call('listOrder')).result.list
  expect(orders).toMatchObject([
    { status: 'CLOSED', closeReason: 'USER', closePrice: 1.09 },
    { status: 'CLOSED' },
  ])
  const options = (await mei.call('listOptionsOrder')).result.list
  expect(options).toMatchObject([{ status: 'VOID', profit: '0.00' }, { status: 'VOID' }])
  expect(options[0].history.at(-1).reason).toBe('Demo account reset')
  const after = world.hash()
  world.advanceTo(world.now() + 900_000)
  expect((await mei.call('listOptionsOrder')).result.list).toEqual(options)
  expect(world.hash()).not.toBe(after)
})

test('can be done again and again, and once for each key', async () => {
  const { world, mei } = await begin()
  expect((await mei.call('resetDemo', { key: 'again' })).code).toBe('20005')
  mei.fund(500n, 'demo')
  expect((await mei.call('resetDemo', { key: 'again' })).code).toBe('20005')
  expect(await mei.account()).toMatchObject({ available: '100005.00' })
  expect((await mei.call('resetDemo')).code).toBe('20005')
  expect((await mei.call('resetDemo')).code).toBe('20005')
  expect(await mei.account()).toMatchObject({ available: '100000.00' })
  expect(world.store.read.positions.size).toBe(2)
})

test('is refused in real mode, with the demo account disabled, and without a session', async () => {
  const { world, mei } = await begin()
  expect((await mei.call('resetDemo', { mode: 'real' })).code).toBe('10008')
  const ann = createDemoCustomer(world, 'annalee', { email: 'nodemo+ann@example.com' })
  expect((await ann.call('resetDemo')).code).toBe('11006')
  expect((await callOperation(world, 'resetDemo')).status).toBe(401)
})

test('is refused with a body of thousands of lists inside each other, also under a key', async () => {
  const { world, mei } = await begin()
  const before = world.hash()
  let nested: unknown = []
  for (let n = 0; n < 3_000; n++) nested = [nested]
  const answer = await mei.post('user/resetDemo', { nested }, { mode: 'demo', key: 'nested' })
  expect(answer).toMatchObject({ status: 400, errors: [{ field: 'body', rule: 'maxDepth' }] })
  expect(world.hash()).toBe(before)
})
