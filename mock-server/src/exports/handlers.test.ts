import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { HttpHandler, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHandlers } from './handlers.ts'
import { createWorld } from './test.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

test('Mock Service Worker answers the customer API of a world, wherever its base lies', async () => {
  const world = await createWorld({ profile: 'newUser' })
  server.use(...createHandlers(world))
  const list = await fetch('https://api.example/swx/customer/index/listMarketByType?type=2')
  expect((await list.json()).result.length).toBeGreaterThan(50)
  const login = await fetch('https://host.example/base/swx/customer/login/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ userName: 'newuser', password: 'Sandbox1' }),
  })
  expect((await login.json()).result.userName).toBe('newuser')
  const large = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: `"${'x'.repeat(70_000)}"`,
  }
  expect((await fetch('https://api.example/swx/customer/login/login', large)).status).toBe(413)
  expect((await fetch('https://api.example/swx/customer/nothing')).status).toBe(404)
})

test('a handler put before it answers in its place, and what is no call passes it by', async () => {
  const world = await createWorld()
  server.use(
    http.get('*/swx/customer/index/listMarketByType', () => HttpResponse.json({ mine: true })),
    ...createHandlers(world),
    http.get('https://api.example/other', () => HttpResponse.json({ other: true })),
  )
  const json = async (url: string) => (await fetch(url)).json()
  expect(await json('https://api.example/swx/customer/index/listMarketByType')).toEqual({ mine: true })
  expect(await json('https://api.example/other')).toEqual({ other: true })
  expect((await json('https://api.example/swx/customer/index/getParamByKey/features')).code).toBe('200')
})

test('each operation has a handler that says which it is', async () => {
  const handlers = createHandlers(await createWorld())
  const headers = handlers.flatMap((handler) => (handler instanceof HttpHandler ? [handler.info.header] : []))
  expect(headers).toContain('GET */swx/customer/index/getMarketInfo/:id')
  expect(headers).toContain('POST */swx/customer/order/buySmart')
  expect(headers.at(-1)).toMatch(/swx\/customer\/\*$/)
})

test('the market socket is answered, and steered by the world', async () => {
  const world = await createWorld({ profile: 'visitor' })
  server.use(...createHandlers(world))
  const socket = new WebSocket('wss://api.example/swx/customer/marketMessage')
  const prices: number[] = []
  const next = () =>
    new Promise<void>((resolve) => {
      socket.addEventListener('message', function take({ data }) {
        const bitcoin = JSON.parse(data).find?.(({ code }: { code: string }) => code === 'BTC')
        if (bitcoin === undefined) return
        prices.push(Number(bitcoin.price))
        socket.removeEventListener('message', take)
        resolve()
      })
    })
  await next()
  const moved = next()
  await world.call('setPrice', { path: { code: 'BTC' }, body: { price: 50_000, after: 'hold' } })
  await world.advance('PT1S')
  await moved
  socket.close()
  expect(prices.at(-1)).toBe(50_000)
})

test('the same methods steer a world in this process as one behind a port', async () => {
  const world = await createWorld({ profile: 'funded' })
  const login = async () => {
    const body = JSON.stringify({ userName: 'funded', password: 'Sandbox1' })
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
    const { result } = await (await world.fetch('/swx/customer/login/login', init)).json()
    return result.accounts.real.available
  }
  expect(await login()).toBe('25000.00')
  const file = await world.save()
  await world.fund('funded', '100.00')
  expect(await login()).toBe('25100.00')
  expect((await world.advance('P1D')).to).toBe('2026-01-13T15:20:00.000Z')
  await world.load(file)
  expect(await login()).toBe('25000.00')
  const fault = await world.fault('login', { status: 503 })
  await expect(login()).rejects.toThrow()
  await fault.remove()
  expect(await login()).toBe('25000.00')
  await world.end()
})

test('a call whose answer never comes ends when its caller gives up, however long that takes', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const world = await createWorld()
  await world.fault('getParamByKey', { dropAfterCommit: true })
  const patience = new AbortController()
  const { signal } = patience
  const outcome = world.fetch('/swx/customer/index/getParamByKey/features', { signal }).then(
    () => 'answered',
    (cause) => cause.name,
  )
  for (let round = 0; round < 5; round++) {
    await new Promise((resolve) => setImmediate(resolve))
    collect()
  }
  patience.abort()
  expect(await outcome).toBe('AbortError')
  await world.end()
})
