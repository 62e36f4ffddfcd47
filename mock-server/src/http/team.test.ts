import { once } from 'node:events'
import http from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startInsideMockServer } from '../test/inside-world.ts'
import { createForwarded } from './forwarded.ts'
import { createRateLimit } from './rate-limit.ts'
import type { MockServerOptions } from './start-mock-server.ts'

const SERVER_KEY = 'key-of-the-server'
const TYPE = { 'Content-Type': 'application/json' }

/** A mock server with the worlds `red` and `blue` and a key of each. */
const startForTeams = async (perMinute = 3_000) => {
  const mockServer = await startInsideMockServer({ control: true, key: SERVER_KEY, metrics: true })
  const { url } = mockServer
  const asServer = (path: string, init: RequestInit = {}) =>
    fetch(`${url}/__sandbox/${path}`, { ...init, headers: { 'X-Sandbox-Key': SERVER_KEY, ...TYPE } })
  const keyOf = async (world: string, user: string): Promise<string> => {
    const body = JSON.stringify({ user, perMinute })
    return (await (await asServer(`worlds/${world}/keys`, { method: 'POST', body })).json()).key
  }
  for (const name of ['red', 'blue'])
    await asServer('worlds', { method: 'POST', body: JSON.stringify({ name, profile: 'funded' }) })
  /** Sends a control call as a user with a key, in a world. */
  const control = (key: string, world: string, path: string, init: RequestInit = {}) =>
    fetch(`${url}/__sandbox/${path}`, {
      ...init,
      headers: { 'X-Sandbox-Key': key, 'X-Sandbox-World': world, ...TYPE },
    })
  /** Sends a customer call to a world, with a key or without. */
  const customer = (world: string, key?: string) =>
    fetch(`${url}/swx/customer/index/listSmartProduct`, {
      headers: { 'X-Sandbox-World': world, ...(key !== undefined && { 'X-Sandbox-Key': key }) },
    })
  return { mockServer, url, asServer, keyOf, control, customer }
}

test('the key of a world opens its control plane and its customer API, and nothing of another world', async () => {
  const { mockServer, keyOf, control, customer } = await startForTeams()
  const [red, blue] = [await keyOf('red', 'anna'), await keyOf('blue', 'ben')]
  expect((await control(red, 'red', 'clock')).status).toBe(200)
  expect((await customer('red', red)).status).toBe(200)
  expect((await control(red, 'blue', 'clock')).status).toBe(401)
  expect((await control(blue, 'red', 'clock')).status).toBe(401)
  expect((await customer('blue', red)).status).toBe(404)
  expect((await customer('blue')).status).toBe(404)
  // Without a world it is the key of none.
  expect((await control(red, 'main', 'clock')).status).toBe(401)
  await mockServer.close()
})

test('calls about worlds and keys need the key of the server; a list of worlds tells of one’s own alone', async () => {
  const { mockServer, keyOf, control } = await startForTeams()
  const red = await keyOf('red', 'anna')
  await keyOf('blue', 'ben')
  const post = (body: object): RequestInit => ({ method: 'POST', body: JSON.stringify(body) })
  for (const [path, init] of [
    ['worlds', post({ name: 'green', world: 'blue' })],
    ['worlds/red/keys', post({ user: 'anna' })],
    ['worlds/blue/keys', {}],
    ['worlds/red/keys/anna', { method: 'DELETE' }],
    ['worlds/blue', { method: 'DELETE' }],
  ] as const) {
    const answer = await control(red, 'red', path, init)
    expect([path, answer.status, (await answer.json()).error]).toEqual([path, 403, 'serverKey'])
  }
  expect((await (await control(red, 'red', 'worlds')).json()).worlds).toEqual(['red'])
  expect((await control(red, 'red', 'metrics')).status).toBe(401)
  await mockServer.close()
})

test('a key is rotated by making it again, and removed; a world without keys is open again', async () => {
  const { mockServer, asServer, keyOf, control, customer } = await startForTeams()
  const [first, second] = [await keyOf('red', 'anna'), await keyOf('red', 'anna')]
  const other = await keyOf('red', 'ben')
  expect((await control(first, 'red', 'clock')).status).toBe(401)
  expect((await control(second, 'red', 'clock')).status).toBe(200)
  const { keys } = await (await asServer('worlds/red/keys')).json()
  expect(keys).toMatchObject([{ user: 'anna' }, { user: 'ben' }])
  expect(JSON.stringify(keys)).not.toContain(second)
  // A fresh start of the world is no way around its keys.
  await control(other, 'red', 'reset', { method: 'POST', body: '{}' })
  expect((await control(second, 'red', 'clock')).status).toBe(200)
  for (const user of ['anna', 'ben']) await asServer(`worlds/red/keys/${user}`, { method: 'DELETE' })
  expect((await control(second, 'red', 'clock')).status).toBe(401)
  expect((await customer('red')).status).toBe(200)
  await mockServer.close()
})

test('a copy of a world and a file of it open with none of its keys', async () => {
  const { mockServer, asServer, keyOf, control } = await startForTeams()
  const red = await keyOf('red', 'anna')
  await asServer('worlds', { method: 'POST', body: JSON.stringify({ name: 'copy', world: 'red' }) })
  expect((await control(red, 'copy', 'clock')).status).toBe(401)
  const file = await (await control(red, 'red', 'world')).text()
  expect(file).not.toContain('digest')
  await mockServer.close()
})

test('the socket of a closed world opens with its key alone', async () => {
  const { mockServer, url, keyOf } = await startForTeams()
  const key = await keyOf('red', 'anna')
  const open = async (headers: Record<string, string>): Promise<number> => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/swx/customer/marketMessage?world=red`, {
      headers,
    })
    const status = await new Promise<number>((settle) => {
      socket.once('open', () => settle(101))
      socket.once('unexpected-response', (_, response) => settle(response.statusCode ?? 0))
    })
    socket.on('error', () => undefined)
    socket.terminate()
    return status
  }
  expect(await open({})).toBe(404)
  expect(await open({ 'X-Sandbox-Key': key })).toBe(101)
  await mockServer.close()
})

test('a guess as a bearer token or at the market socket is counted like any other, and refused beyond the limit', async () => {
  const mockServer = await startInsideMockServer({ control: true, key: SERVER_KEY, host: '0.0.0.0' })
  const { port } = new URL(mockServer.url)
  const bearer = (key: string) =>
    fetch(`http://127.0.0.1:${port}/__sandbox/metrics`, { headers: { Authorization: `Bearer ${key}` } })
  const connectWith = async (key: string): Promise<number> => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/swx/customer/marketMessage?world=none`, {
      headers: { 'X-Sandbox-Key': key },
    })
    socket.on('error', () => undefined)
    const [, response] = await once(socket, 'unexpected-response')
    socket.terminate()
    return response.statusCode
  }
  const statuses = new Set<number>()
  for (let guess = 0; guess < 30; guess++) {
    statuses.add((await bearer(`guess-${guess}`)).status)
    statuses.add(await connectWith(`guess-${guess}`))
  }
  expect([...statuses].sort()).toEqual([401, 404])
  expect((await bearer(SERVER_KEY)).status).toBe(429)
  expect(await connectWith(SERVER_KEY)).toBe(429)
  await mockServer.close()
})

test('a key that is used too often is answered with 429 and when it is good again; other keys are not', async () => {
  const { mockServer, keyOf, control, customer } = await startForTeams(5)
  const [anna, ben] = [await keyOf('red', 'anna'), await keyOf('red', 'ben')]
  for (let count = 0; count < 5; count++) expect((await customer('red', anna)).status).toBe(200)
  const refused = await control(anna, 'red', 'clock')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await refused.json()).detail).toMatch(
    /^The key of anna is good for 5 requests a minute: go on in \d+ seconds\.$/,
  )
  const customerToo = await customer('red', anna)
  expect([customerToo.status, Number(customerToo.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await control(ben, 'red', 'clock')).status).toBe(200)
  await mockServer.close()
})

test('beyond this machine an address that sends many wrong keys is not let try another, the right one included', async () => {
  const mockServer = await startInsideMockServer({ control: true, key: SERVER_KEY, host: '0.0.0.0' })
  const url = `http://127.0.0.1:${new URL(mockServer.url).port}`
  const ask = (path: string, key: string) => fetch(url + path, { headers: { 'X-Sandbox-Key': key } })
  const statuses = new Set<number>()
  for (let guess = 0; guess < 20; guess++)
    for (const path of ['/__sandbox/clock', '/__sandbox/metrics', '/swx/customer/index/listSmartProduct'])
      statuses.add((await ask(path, `guess-${guess}`)).status)
  expect([...statuses].sort()).toEqual([200, 401])
  const refused = await ask('/__sandbox/clock', SERVER_KEY)
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 1])
  // Those without a key are served as before.
  expect((await fetch(`${url}/swx/customer/index/listSmartProduct`)).status).toBe(200)
  await mockServer.close()
})

test('a bucket fills up evenly: after a minute it is full, and no fuller', () => {
  let time = 0
  const { take } = createRateLimit(() => time)
  for (let count = 0; count < 60; count++) expect(take('a', 60)).toBe(0)
  expect(take('a', 60)).toBe(1_000)
  time += 1_000
  expect(take('a', 60)).toBe(0)
  time += 600_000
  for (let count = 0; count < 60; count++) expect(take('a', 60)).toBe(0)
  expect(take('a', 60)).toBe(1_000)
})

test('health is told without a key, whatever the host; figures need the key of the server', async () => {
  const { mockServer, url, customer } = await startForTeams()
  await customer('red')
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write('GET /__sandbox/health HTTP/1.1\r\nHost: 10.1.2.3:4010\r\nConnection: close\r\n\r\n')
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /)
  expect(String(answer)).toContain('"status":"ok"')
  expect((await fetch(`${url}/__sandbox/metrics`)).status).toBe(401)
  const bearer = { Authorization: `Bearer ${SERVER_KEY}` }
  const figures = await (await fetch(`${url}/__sandbox/metrics`, { headers: bearer })).text()
  expect(figures).toContain('swx_requests_total{kind="customer",operation="listSmartProduct",status="200"} 1')
  expect(figures).toContain('swx_worlds 3')
  // No name of a world, user or key is a label.
  expect(figures).not.toMatch(/"(red|blue|anna)"|swk_/)
  await mockServer.close()
})

test('what a proxy says counts for connections of that proxy alone, and of a list the last entry', () => {
  const request = (remoteAddress: string, headers: Record<string, string>) =>
    ({ socket: { remoteAddress }, headers }) as never
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '6.6.6.6, 203.0.113.9' }
  const { protocolOf, addressOf } = createForwarded(['10.0.0.0/8', '::1'])
  expect([protocolOf(request('10.0.0.5', headers)), addressOf(request('10.0.0.5', headers))]).toEqual([
    'https',
    '203.0.113.9',
  ])
  expect([protocolOf(request('192.0.2.1', headers)), addressOf(request('192.0.2.1', headers))]).toEqual([
    'http',
    '192.0.2.1',
  ])
  const made = { 'x-forwarded-for': 'not-an-address' }
  expect(addressOf(request('10.0.0.5', made))).toBe('10.0.0.5')
  expect(createForwarded([]).protocolOf(request('127.0.0.1', headers))).toBe('http')
  expect(() => createForwarded(['proxy.internal'])).toThrow(
    '--proxy: "proxy.internal" is no address of a proxy',
  )
})

/** Headers by which proxies say where a request came from, and as whom; anyone can send them. */
const claiming = (address: string, host = 'localhost') => ({
  'X-Forwarded-For': address,
  'X-Real-IP': address,
  'X-Client-IP': address,
  'True-Client-IP': address,
  Forwarded: `for=${address};host=${host};proto=https`,
  'X-Forwarded-Host': host,
  'X-Host': host,
  'X-Original-URL': '/__sandbox/clock',
  'X-Forwarded-Proto': 'https',
})

/** A request under a `Host` of one's own, which fetch does not send. */
const request = async (
  url: string,
  path: string,
  headers: Record<string, string> = {},
  body?: object,
): Promise<{ status: number; text: string }> => {
  const call = http.request(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...(body !== undefined && TYPE), ...headers },
  })
  call.end(body === undefined ? undefined : JSON.stringify(body))
  const [response] = (await once(call, 'response')) as [http.IncomingMessage]
  let text = ''
  for await (const chunk of response) text += chunk
  return { status: response.statusCode ?? 0, text }
}

/** Sends as many wrong keys as an address may, each as if from another one. */
const guess = async (url: string, headersOf: (count: number) => Record<string, string>) => {
  const statuses: number[] = []
  for (let count = 0; count < 61; count++)
    statuses.push(
      (await request(url, '/__sandbox/clock', { ...headersOf(count), 'X-Sandbox-Key': `guess-${count}` }))
        .status,
    )
  return statuses
}

const startOpen = async (options: Partial<MockServerOptions>) => {
  const mockServer = await startInsideMockServer({ control: true, key: SERVER_KEY, ...options })
  return { mockServer, url: `http://127.0.0.1:${new URL(mockServer.url).port}` }
}

const forger = (count: number) => `198.51.100.${count}`

test.each([
  ['without a proxy', { host: '0.0.0.0' }, (count: number) => claiming(forger(count))],
  [
    'past a proxy that is elsewhere',
    { host: '0.0.0.0', proxies: ['10.9.8.7'] },
    (count: number) => claiming(forger(count)),
  ],
  [
    'through a proxy, which adds the address that it sees',
    { proxies: ['127.0.0.1'] },
    (count: number) => claiming(`${forger(count)}, 203.0.113.9`),
  ],
])(
  '%s another address that a request claims is no way around the limit of wrong keys',
  async (_, options, headersOf) => {
    const { mockServer, url } = await startOpen(options)
    const statuses = await guess(url, headersOf)
    expect([statuses.slice(0, 60).every((status) => status === 401), statuses.at(-1)]).toEqual([true, 429])
    if ('proxies' in options && !('host' in options)) {
      const other = { ...claiming('203.0.113.10'), 'X-Sandbox-Key': SERVER_KEY }
      expect((await request(url, '/__sandbox/clock', other)).status).toBe(200)
    }
    await mockServer.close()
  },
)

test('another address that a request claims is no way around the limit of log-ins, with a proxy or without', async () => {
  for (const proxies of [[], ['127.0.0.1']]) {
    const { mockServer, url } = await startOpen({ host: '0.0.0.0', proxies })
    const logIn = (count: number, address: string) => {
      const body = { userName: `nobody_${count}`, password: 'Harbour2026' }
      return request(url, '/swx/customer/login/login', claiming(address), body)
    }
    const statuses: number[] = []
    for (let count = 0; count < 40; count++)
      statuses.push((await logIn(count, `${forger(count)}, 203.0.113.9`)).status)
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
    // Who comes from another address through the proxy is no part of it.
    expect((await logIn(99, '203.0.113.10')).status).toBe(proxies.length > 0 ? 200 : 429)
    await mockServer.close()
  }
})

test('another address that a request claims is no way around the limit of a key', async () => {
  const { mockServer, url, keyOf } = await startForTeams(2)
  const key = await keyOf('red', 'anna')
  const statuses: number[] = []
  for (let count = 0; count < 3; count++) {
    const headers = { ...claiming(forger(count)), 'X-Sandbox-World': 'red', 'X-Sandbox-Key': key }
    statuses.push((await request(url, '/swx/customer/index/listSmartProduct', headers)).status)
  }
  expect(statuses).toEqual([200, 200, 429])
  await mockServer.close()
})

test.each([
  ['beyond this machine', { host: '0.0.0.0' }],
  ['behind a proxy of this machine', { proxies: ['127.0.0.1'] }],
])(
  '%s a request that claims to be of it opens no control plane, lists no worlds and has no code for all',
  async (_, options) => {
    const { mockServer, url } = await startOpen(options)
    const local = claiming('127.0.0.1')
    expect((await request(url, '/__sandbox/clock', local)).status).toBe(401)
    expect((await request(url, '/__sandbox/worlds', { ...local, 'X-Sandbox-Key': 'sandbox' })).status).toBe(
      401,
    )
    const host = { ...local, Host: 'rebound.example' }
    for (const path of ['/__sandbox/clock', '/swx/customer/index/listSmartProduct', '/'])
      expect((await request(url, path, host)).status, path).toBe(421)
    const lost = await request(url, '/swx/customer/index/listSmartProduct', {
      ...local,
      'X-Sandbox-World': 'gone',
    })
    expect([lost.status, lost.text.includes('There are: ')]).toEqual([404, false])
    const stranger = {
      email: 'stranger@example.com',
      code: '123456',
      userName: 'stranger',
      password: 'Harbour2026',
    }
    const registered = await request(url, '/swx/customer/login/register', local, stranger)
    expect(JSON.parse(registered.text).code).toBe('11001')
    await mockServer.close()
  },
)

test('behind a proxy the key that everyone knows is refused, also where only this machine is listened to', async () => {
  await expect(startInsideMockServer({ control: true, proxies: ['127.0.0.1'] })).rejects.toThrow(
    'A proxy in front lets others in: set SANDBOX_KEY to a key of your own first, of 8 signs or more.',
  )
})
