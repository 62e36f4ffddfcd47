import { buySmart, createClient, getUserInfo, resolveAttempt } from '@swx/sdk'
import { createMarketFeed } from '@swx/sdk/market-feed'
import { expect, onTestFinished, test } from 'vitest'
import type { Caller } from './support/caller.ts'
import { useMockServer } from './support/mock-server.ts'
import { newcomer, registered } from './support/people.ts'

const mockServer = useMockServer()

/** A client of the built package for one world, which counts what goes over the wire. */
function clientFor(world: Caller, token: string | null = null) {
  const seen = { requests: [] as string[], expired: 0, token, mode: 'real' as 'demo' | 'real' }
  const client = createClient({
    baseUrl: world.url,
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      await world.makeWorld()
      const request = new Request(input, init)
      request.headers.set('X-Sandbox-World', world.world)
      seen.requests.push(`${request.method} ${new URL(request.url).pathname}`)
      return fetch(request)
    },
    getToken: () => seen.token,
    mode: () => seen.mode,
    onUnauthorized: () => {
      seen.expired += 1
    },
  })
  return { client, seen }
}
const marketList = '/swx/customer/index/listMarketByType'
const userInfo = '/swx/customer/user/getUserInfo'

test('registers, reads the user and a list, each typed and whole', async () => {
  const { client, seen } = clientFor(mockServer.world())
  const { data } = await client.POST('/swx/customer/login/register', { body: newcomer() })
  expect(data).toMatchObject({ code: '200', result: { userName: 'anna_1' } })
  seen.token = data?.result.token ?? null
  const me = await client.POST(userInfo)
  expect(me.data?.result.email).toBe('anna@example.com')
  const list = await client.GET(marketList, { params: { query: { type: 5 } } })
  expect(list.data?.result.every(({ type }) => type === 5)).toBe(true)
})

test('an error is an error with its code, and no data', async () => {
  const { client } = clientFor(mockServer.world())
  const { data, error, response } = await client.POST('/swx/customer/login/login', {
    body: { userName: 'nobody', password: 'Sandbox1pass' },
  })
  expect(data).toBeUndefined()
  expect(error?.code).toBe('10009')
  expect(error?.traceId).toEqual(expect.any(String))
  expect(response?.status).toBe(200)
})

test('equal reads at the same time are one request, and a later one comes from the cache', async () => {
  const { client, seen } = clientFor(mockServer.world())
  const read = () => client.GET(marketList, { params: { query: { type: 1 } } })
  const [first, second] = await Promise.all([read(), read()])
  const third = await read()
  expect(seen.requests).toHaveLength(1)
  expect(second.data).toEqual(first.data)
  expect(third.data).toEqual(first.data)
})

test('a change of mode, a login and a write each ask the server again', async () => {
  const world = mockServer.world()
  const { client, seen } = clientFor(world)
  const read = () => client.GET(marketList, { params: { query: { type: 1 } } })
  const asked = () => seen.requests.filter((request) => request.endsWith(marketList)).length
  await read()
  seen.mode = 'demo'
  await read()
  expect(asked()).toBe(2)
  seen.token = await registered(world)
  await read()
  expect(asked()).toBe(3)
  await client.POST('/swx/customer/login/logout')
  await read()
  expect(asked()).toBe(4)
})

test.each(['http', 'body'] as const)(
  'a session that ends by %s is told once, however many calls were under way',
  async (shape) => {
    const world = mockServer.world()
    const token = await registered(world)
    const { client, seen } = clientFor(world, token)
    const me = await client.POST(userInfo)
    await world.control('endSession', { path: { userId: me.data?.result.id ?? '' }, body: { shape } })
    const replies = await Promise.all(Array.from({ length: 5 }, () => client.POST(userInfo)))
    expect(replies.every(({ data, error }) => data === undefined && error !== undefined)).toBe(true)
    expect(seen.expired).toBe(1)
  },
)

test.each(['', '.', '..'])('a path value of "%s" never leaves the program', async (id) => {
  const { client, seen } = clientFor(mockServer.world())
  const { data, error } = await client.GET('/swx/customer/index/getMarketInfo/{id}', {
    params: { path: { id } },
  })
  expect(data).toBeUndefined()
  expect(error).toBeDefined()
  expect(seen.requests).toEqual([])
})

test('a path value keeps its slashes to itself', async () => {
  const { client, seen } = clientFor(mockServer.world())
  await client.GET('/swx/customer/index/getMarketInfo/{id}', { params: { path: { id: 'a/b?c#d' } } })
  expect(seen.requests).toEqual(['GET /swx/customer/index/getMarketInfo/a%2Fb%3Fc%23d'])
})

test('the market feed connects, passes the whole list on and follows the clock', async () => {
  const world = mockServer.world()
  await world.makeWorld()
  const url = `${world.url.replace('http', 'ws')}/swx/customer/marketMessage?world=${world.world}`
  const feed = createMarketFeed({ url })
  onTestFinished(() => feed.stop())
  const batches: number[] = []
  const next = () =>
    new Promise<void>((resolve) => {
      const stop = feed.subscribe((items) => {
        batches.push(items.length)
        stop()
        resolve()
      })
    })
  const first = next()
  feed.start()
  await first
  expect(batches[0]).toBeGreaterThanOrEqual(350)
  const second = next()
  await world.control('advanceClock', { body: { by: 'PT5M' } })
  await second
  expect(feed.counters.droppedItems).toBe(0)
  expect(feed.status).toBe('live')
})

test('after a lost answer it is certain what became of a payment: made once, or never', async () => {
  const world = mockServer.world()
  const { client, seen } = clientFor(world, await registered(world))
  const { id: userId } = await getUserInfo(client)
  await world.control('fund', { body: { userId, mode: 'real', amount: '1000.00' } })
  const plan = { productId: 'p-crypto-30', days: 30, amount: '500.00', acceptedTermsVersion: '2026-01' }
  const pay = (key: string) => buySmart(client, plan, { idempotencyKey: key, timeoutMs: 500 })
  const inSmart = async () => (await getUserInfo(client)).accounts.real.inSmart
  const attempt = (key: string) => ({ key, operation: 'buySmart', mode: 'real' }) as const

  // Lost on its way there: nothing is booked, and a late arrival is refused.
  await world.control('addFault', { body: { match: { op: 'buySmart' }, effect: { reset: true }, times: 1 } })
  await expect(pay('first')).rejects.toMatchObject({ kind: 'network' })
  expect(await resolveAttempt(client, attempt('first'))).toMatchObject({ state: 'CANCELLED' })
  await expect(pay('first')).rejects.toMatchObject({ kind: 'business', code: '11021' })
  expect(await inSmart()).toBe('0.00')

  // Lost on its way back: it is booked, and the answer comes after all.
  const lost = { match: { op: 'buySmart' }, effect: { dropAfterCommit: true }, times: 1 }
  await world.control('addFault', { body: lost })
  await expect(pay('second')).rejects.toMatchObject({ kind: 'timeout' })
  const outcome = await resolveAttempt(client, attempt('second'))
  expect(outcome).toMatchObject({ state: 'DONE', answer: { code: '20004', result: { amount: '500.00' } } })
  expect(await inSmart()).toBe('500.00')

  // In the other account the key says nothing, so nothing is asked there.
  const asked = seen.requests.length
  seen.mode = 'demo'
  await expect(resolveAttempt(client, attempt('second'))).rejects.toMatchObject({ kind: 'aborted' })
  expect(seen.requests).toHaveLength(asked)
})
