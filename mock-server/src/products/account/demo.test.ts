import { expect, test } from 'vitest'
import { brokenInvariants } from '../../runtime/invariants.ts'
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

test('profit, performance and statement begin anew also where exactly 100 000.00 are left', async () => {
  const { world, mei } = await begin()
  const entered = world.now()
  world.advanceTo(entered + 60_000)
  setPrice(world, 'EURUSD', 1.07)
  for (const { orderNo } of (await mei.call('listOrder')).result.list)
    await mei.post('order/closeOrder', { orderNo }, { mode: 'demo' })
  world.advanceTo(entered + 900_000)
  const { available } = await mei.account()
  mei.fund(100_000_00n - BigInt(available.replace('.', '')), 'demo')
  const before = await mei.account()
  expect(before).toMatchObject({ available: '100000.00', equity: '100000.00' })
  expect(before.profit.total).not.toBe('0.00')

  world.advanceTo(entered + 1_000_000)
  expect((await mei.call('resetDemo')).code).toBe('20005')
  const now = world.now()
  expect(await mei.account()).toMatchObject({
    available: '100000.00',
    equity: '100000.00',
    profit: { total: '0.00', today: '0.00', unrealised: '0.00', bySource: {}, todayBySource: {} },
  })
  world.advanceTo(now + 60_000)
  expect((await mei.get('order/performance', { mode: 'demo' })).result).toMatchObject({
    from: new Date(now).toISOString(),
    equity: '100000.00',
    result: '0.00',
  })
  const { list } = (await mei.get('user/listTransaction?kind=DEMO_START', { mode: 'demo' })).result
  expect(list).toMatchObject([
    { amount: '100000.00', balanceAfter: '100000.00' },
    { amount: '-100000.00', balanceAfter: '0.00' },
    { amount: '100000.00', balanceAfter: '100000.00' },
  ])
  expect(brokenInvariants(world)).toEqual([])
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
