import { beforeEach, expect, test } from 'vitest'
import { type Customer, callOperation, createDemoCustomer } from '../../test/customer.ts'
import { createInsideWorld, type InsideWorld } from '../../test/inside-world.ts'

let world: InsideWorld
let mei: Customer
beforeEach(async () => {
  world = await createInsideWorld()
  mei = createDemoCustomer(world)
})

const add = (marketId: string, who = mei) => who.call('addWatch', { body: { marketId } })
const remove = (marketId: string) => mei.call('removeWatch', { body: { marketId } })
const watched = async (mode: 'demo' | 'real' = 'demo'): Promise<string[]> =>
  (await mei.call('listWatch', { mode })).result.map(({ id }: { id: string }) => id)

test('shows what was added, in that order, the same in both modes', async () => {
  expect(await watched()).toEqual([])
  for (const id of ['54', '1', '30']) expect((await add(id)).code).toBe('20005')
  expect(await watched()).toEqual(['54', '1', '30'])
  expect(await watched('real')).toEqual(['54', '1', '30'])
  const [bitcoin] = (await mei.call('listWatch')).result
  const { disclosure: _, ...info } = (await mei.call('getMarketInfo', { id: '54' })).result
  expect(info).toMatchObject(bitcoin)
})

test('adding twice and removing what is not there are fine', async () => {
  await add('1')
  const before = world.hash()
  expect((await add('1')).code).toBe('20005')
  expect((await remove('2')).code).toBe('20005')
  expect((await remove('no-such')).code).toBe('20005')
  expect(world.hash()).toBe(before)
  expect((await remove('1')).code).toBe('20005')
  expect(await watched()).toEqual([])
})

test('holds a hundred and no more', async () => {
  for (let id = 1; id <= 100; id++) await add(String(id))
  expect(await add('101')).toMatchObject({ status: 400, errors: [{ field: 'marketId', rule: 'maxItems' }] })
  expect((await add('100')).code).toBe('20005')
  await remove('7')
  expect((await add('101')).code).toBe('20005')
})

test('refuses an unknown instrument, a disabled demo account, and calls without a session', async () => {
  expect((await add('no-such')).code).toBe('10015')
  expect((await mei.call('addWatch', { body: {} })).status).toBe(400)
  const ann = createDemoCustomer(world, 'annalee', { email: 'nodemo+ann@example.com' })
  expect((await add('1', ann)).code).toBe('11006')
  expect((await ann.call('removeWatch', { body: { marketId: '1' } })).code).toBe('11006')
  expect((await ann.call('addWatch', { body: { marketId: '1' }, mode: 'real' })).code).toBe('20005')
  for (const operation of ['listWatch', 'addWatch', 'removeWatch'] as const)
    expect((await callOperation(world, operation, { body: { marketId: '1' } })).status).toBe(401)
})

test('every user has a list of their own', async () => {
  await add('1')
  await add('54', createDemoCustomer(world, 'annalee'))
  expect(await watched()).toEqual(['1'])
})
