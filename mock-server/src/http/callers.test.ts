import { contractVersion } from '@swx/openapi/operations'
import { expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { createControl } from '../exports/control.ts'
import { useCustomerApi } from '../test/customer-api.ts'
import { startInsideMockServer } from '../test/inside-world.ts'
import { sendRaw } from '../test/raw-request.ts'

const { api, port, post, server, url } = useCustomerApi()

test('any page may call the customer API, without credentials', async () => {
  const preflight = await api('login/login', {
    method: 'OPTIONS',
    headers: { Origin: 'http://other.example', 'Access-Control-Request-Method': 'POST' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toMatch(
    /Authorization.*virtually.*Idempotency-Key/,
  )
  const answer = await api('index/getParamByKey/features', { headers: { Origin: 'http://other.example' } })
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull()
  expect(answer.headers.get('Access-Control-Expose-Headers')).toMatch(
    /Idempotent-Replayed.*X-Sandbox.*X-Api-Version.*Deprecation.*Sunset/,
  )
  expect(answer.headers.get('X-Api-Version')).toBe(contractVersion)
})

test.each(['/swx/customer/index/listMarketByType', '/__sandbox/state', '/', '/docs/'])(
  '%s does not answer to a name that only points here',
  async (path) => {
    const headers = { 'X-Sandbox-Key': 'sandbox' }
    for (const Host of ['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example:80']) {
      expect((await sendRaw(port(), path, { ...headers, Host })).status).toBe(421)
    }
    for (const Host of ['127.0.0.1', `localhost:${port()}`, '[::1]:9']) {
      expect((await sendRaw(port(), path, { ...headers, Host })).status).toBeLessThan(400)
    }
  },
)

test('the control plane wants its key and no foreign page', async () => {
  const key = { 'X-Sandbox-Key': 'sandbox' }
  const state = (headers: Record<string, string>) => fetch(`${url()}/__sandbox/state`, { headers })
  expect((await state(key)).status).toBe(200)
  expect(await (await state({})).json()).toEqual({
    error: 'key',
    detail: expect.stringContaining('X-Sandbox-Key'),
  })
  expect((await state({})).status).toBe(401)
  expect((await state({ 'X-Sandbox-Key': 'guess' })).status).toBe(401)
  expect((await state({ ...key, Origin: 'http://evil.example' })).status).toBe(403)
  expect(
    (await sendRaw(port(), '/__sandbox/state', { Host: '127.0.0.1', ...key, 'Sec-Fetch-Site': 'cross-site' }))
      .status,
  ).toBe(403)
  expect((await state({ ...key, Origin: url() })).status).toBe(200)
  expect((await state(key)).headers.get('Access-Control-Allow-Origin')).toBeNull()
})

test('a page of another site changes nothing and hears of no world; a page of this machine uses one that is there', async () => {
  const world = { 'X-Sandbox-World': 'from-a-page' }
  const list = (headers: Record<string, string>) =>
    api('index/getParamByKey/features', { headers: { ...world, ...headers } })
  const code = (headers: Record<string, string>) =>
    api('login/sendCode', {
      ...post(JSON.stringify({ email: 'mei@example.com', scene: 'register' })),
      headers: { 'Content-Type': 'application/json', ...headers },
    })
  const before = server().world.hash()
  for (const Origin of [
    'http://evil.example',
    'http://localhost.evil.example',
    'null',
    'https://127.0.0.1.example',
  ]) {
    const unknown = await list({ Origin })
    expect(unknown.status).toBe(404)
    expect((await unknown.json()).msg).not.toContain('main')
    const answer = await code({ Origin })
    expect(answer.status).toBe(403)
    expect((await answer.json()).msg).toContain('SANDBOX_HOSTS')
  }
  expect(
    (
      await sendRaw(
        port(),
        '/swx/customer/user/getUserInfo',
        { Host: '127.0.0.1', 'Sec-Fetch-Site': 'cross-site' },
        'POST',
      )
    ).status,
  ).toBe(403)
  expect(server().world.hash()).toBe(before)
  expect(server().worlds.names()).not.toContain('from-a-page')

  expect((await list({ Origin: 'http://localhost:3000' })).status).toBe(404)
  await createControl({ baseUrl: url() }).createWorld({ name: 'from-a-page' })
  expect((await list({ Origin: 'http://localhost:3000' })).status).toBe(200)
  expect(
    (await code({ ...world, Origin: 'http://127.0.0.1:5173', 'Sec-Fetch-Site': 'cross-site' })).status,
  ).toBe(200)
  expect((await code({ ...world, Origin: 'http://evil.example', 'X-Sandbox-Key': 'sandbox' })).status).toBe(
    429,
  )
})

test('what a page of another site is told when it is refused can be done, and then it is served', async () => {
  const Origin = 'http://app.example'
  const json = { 'Content-Type': 'application/json' }
  const code = (at: string, headers: Record<string, string>) => {
    const body = JSON.stringify({ email: 'noor@example.com', scene: 'register' })
    return fetch(`${at}/swx/customer/login/sendCode`, {
      method: 'POST',
      body,
      headers: { ...json, ...headers },
    })
  }
  const { msg } = await (await code(url(), { Origin })).json()
  expect(msg).toBe(
    'Pages of other sites can only read here. Is it your own page? Name its host in SANDBOX_HOSTS, or have a proxy add X-Sandbox-Key.',
  )
  const preflight = await api('login/sendCode', { method: 'OPTIONS', headers: { Origin } })
  expect(preflight.headers.get('Access-Control-Allow-Headers')).not.toContain('X-Sandbox-Key')
  expect((await code(url(), { Origin, 'X-Sandbox-Key': 'sandbox' })).status).toBe(200)

  vi.stubEnv('SANDBOX_HOSTS', 'app.example')
  const named = await startInsideMockServer()
  vi.unstubAllEnvs()
  expect((await code(named.url, { Origin })).status).toBe(200)
  await named.close()
})

test('worlds do not see each other', async () => {
  const inMain = [...server().world.store.read.users.list()]
  const body = JSON.stringify({
    userName: 'mei_lin',
    email: 'mei@example.com',
    code: '123456',
    password: 'Harbour2026',
  })
  const register = (world: string) =>
    api('login/register', {
      ...post(body),
      headers: { 'Content-Type': 'application/json', 'X-Sandbox-World': world },
    })
  const unmade = await register('one')
  expect(unmade.status).toBe(404)
  expect((await unmade.json()).msg).toBe(
    'There is no world "one". There are: main, from-a-page. Make it with POST /__sandbox/worlds, or send X-Sandbox-Key.',
  )
  for (const name of ['one', 'two']) await createControl({ baseUrl: url() }).createWorld({ name })
  expect((await (await register('one')).json()).code).toBe('200')
  expect((await (await register('two')).json()).code).toBe('200')
  expect((await (await register('one')).json()).code).toBe('10006')
  expect([...server().world.store.read.users.list()]).toEqual(inMain)
})

test('the control plane is not there when it is off', async () => {
  const plain = await startInsideMockServer({ control: false })
  expect(
    (await fetch(`${plain.url}/__sandbox/state`, { headers: { 'X-Sandbox-Key': 'sandbox' } })).status,
  ).toBe(404)
  await plain.close()
})

test('does not let others in with the default key, nor take the magic code from them', async () => {
  await expect(startInsideMockServer({ host: '0.0.0.0' })).rejects.toThrow('set SANDBOX_KEY')
  await expect(startInsideMockServer({ host: '0.0.0.0', key: 'short' })).rejects.toThrow('8 signs or more')
  for (const host of ['0.0.0.0', '127.0.0.1', '::ffff:127.0.0.1']) {
    await expect(startInsideMockServer({ host, key: '' })).rejects.toThrow('SANDBOX_KEY is empty')
  }
  const open = await startInsideMockServer({ host: '0.0.0.0', key: 'a-key-of-my-own' })
  const url = `http://127.0.0.1:${new URL(open.url).port}/swx/customer`
  const body = JSON.stringify({
    userName: 'mei_lin',
    email: 'mei@example.com',
    code: '123456',
    password: 'Harbour2026',
  })
  expect((await (await fetch(`${url}/login/register`, post(body))).json()).code).toBe('11001')
  await open.close()
})

test('lets nobody in by the sandbox’s own Google where others can reach it, unless it is told to', async () => {
  const credential = post(JSON.stringify({ credential: 'sandbox-google:g1@example.com' }))
  const whatOthersGet = async (options: object) => {
    const open = await startInsideMockServer({ host: '0.0.0.0', key: 'a-key-of-my-own', ...options })
    const url = `http://127.0.0.1:${new URL(open.url).port}`
    const signedIn = await (await fetch(`${url}/swx/customer/login/loginByGoogle`, credential)).json()
    const offered = await (await fetch(`${url}/swx/customer/index/getParamByKey/socialLogin`)).json()
    const page = await fetch(`${url}/sandbox-google/`)
    await open.close()
    return [signedIn.code, offered.result.value.whitelist, page.status]
  }
  expect(await whatOthersGet({})).toEqual(['10002', [], 404])
  expect((await whatOthersGet({ sandboxGoogle: true })).slice(0, 2)).toEqual(['200', ['google']])
})

test('a world that was not made is refused to others, on the API and on the socket, and to the key it opens', async () => {
  const open = await startInsideMockServer({ host: '0.0.0.0', key: 'a-key-of-my-own' })
  const at = `127.0.0.1:${new URL(open.url).port}`
  const list = (headers: Record<string, string>) =>
    fetch(`http://${at}/swx/customer/index/listMarketByType`, {
      headers: { 'X-Sandbox-World': 'mine', ...headers },
    })
  const socket = () =>
    new Promise<number>((settle) => {
      const client = new WebSocket(`ws://${at}/swx/customer/marketMessage?world=mine`)
      client.once('unexpected-response', (_, { statusCode = 0 }) => {
        client.terminate()
        settle(statusCode)
      })
      client.once('open', () => {
        client.terminate()
        settle(101)
      })
      client.on('error', () => undefined)
    })
  const refused = await list({})
  expect(refused.status).toBe(404)
  expect((await refused.json()).msg).toBe(
    'There is no world "mine". Make it with POST /__sandbox/worlds, or send X-Sandbox-Key.',
  )
  expect(await socket()).toBe(404)
  expect(open.worlds.names()).toEqual(['main'])
  expect((await list({ 'X-Sandbox-Key': 'a-key-of-my-own' })).status).toBe(200)
  expect((await list({})).status).toBe(200)
  expect(await socket()).toBe(101)
  await open.close()
})
