import { afterAll, beforeAll, expect, test } from 'vitest'
import { createControl, isControlError } from '../exports/control.ts'
import { type MockServer, startInsideMockServer } from '../test/inside-world.ts'

let mockServer: MockServer
beforeAll(async () => {
  mockServer = await startInsideMockServer()
})
afterAll(() => mockServer.close())

const control = () => createControl({ baseUrl: mockServer.url })
const loginOf = (world: { fetch: typeof fetch }, userName = 'funded') =>
  world.fetch('/swx/customer/login/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ userName, password: 'Sandbox1' }),
  })

test('a test makes a world of its own, funds a user by name and ends it', async () => {
  const world = await control().createWorld({ profile: 'funded' })
  await world.fund('funded', '100.00')
  const { result } = await (await loginOf(world)).json()
  expect(result.accounts.real.available).toBe('25100.00')
  expect((await (await loginOf(control().world('main'))).json()).code).not.toBe('200')
  expect(await control().worldNames()).toContain(world.name)
  await world.end()
  expect(await control().worldNames()).not.toContain(world.name)
})

test('a fault goes wrong until it is taken away', async () => {
  const world = await control().createWorld()
  const fault = await world.fault('listMarketByType', { status: 503 })
  const path = '/swx/customer/index/listMarketByType?type=2'
  expect((await world.fetch(path)).status).toBe(503)
  await fault.remove()
  expect((await world.fetch(`${mockServer.url}${path}`)).status).toBe(200)
})

test('time moves by a duration and to a moment', async () => {
  const world = await control().createWorld()
  expect((await world.advance('P1D')).to).toBe('2026-01-13T15:20:00.000Z')
  expect((await world.advance({ to: '2026-02-01T00:00:00Z' })).to).toBe('2026-02-01T00:00:00.000Z')
})

test('a world that was saved is there again after it was loaded', async () => {
  const world = await control().createWorld({ profile: 'funded' })
  const file = await world.save()
  await world.reset({ profile: 'visitor' })
  expect((await world.call('listUsers')).total).toBe(0)
  await world.load(file)
  expect((await world.call('listUsers', { query: { search: 'funded' } })).total).toBe(1)
})

test('a refused call throws with the status and the sentence of the mock server', async () => {
  const world = await control().createWorld()
  const refused = await world.approve('recharge', 'RC0').catch((error: unknown) => error)
  expect(isControlError(refused) && refused.status).toBe(404)
  expect(String(refused)).toContain('There is no recharge "RC0".')
})

test('a host that does not answer is named', async () => {
  const control = createControl({ baseUrl: 'http://127.0.0.1:9' })
  const failed = await control.worldNames().catch((error: unknown) => error)
  expect(isControlError(failed) && [failed.status, failed.reason, failed.message]).toEqual([
    0,
    'unreachable',
    'listWorlds: No mock server answers at http://127.0.0.1:9.',
  ])
})

test('names of operations and profiles are completed, and a wrong one does not compile', async () => {
  const world = await control().createWorld({ profile: 'visitor' })
  // @ts-expect-error there is no such operation
  await expect(world.fault('listMarkets', { status: 503 })).rejects.toThrow('"op" has to be an operationId')
  // @ts-expect-error there is no such operation
  await expect(world.stub('listMarkets', { result: [] })).rejects.toThrow(
    '"match.op" has to be an operationId',
  )
})

test('a stub answers in place of the books until it is removed', async () => {
  const world = await control().createWorld()
  const stub = await world.stub('listMarketByType', { result: [] }, { query: { type: 2 } })
  const markets = async () =>
    (await (await world.fetch('/swx/customer/index/listMarketByType?type=2')).json()).result.length
  expect(await markets()).toBe(0)
  await stub.remove()
  expect(await markets()).toBeGreaterThan(0)
})
