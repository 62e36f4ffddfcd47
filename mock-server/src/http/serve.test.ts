import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { request as rawRequest } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { contractVersion, deprecationHeaders } from '@swx/openapi/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { createControl } from '../exports/control.ts'
import { type MockServer, startInsideMockServer } from '../test/inside-world.ts'

// The contract deprecates nothing today: one operation is, in this file. Files of tests share the table.
const listNft = { Deprecation: '@1798675200', Sunset: 'Wed, 30 Jun 2027 00:00:00 GMT' }
beforeAll(() => void Object.assign(deprecationHeaders, { listNft }))
afterAll(() => void Reflect.deleteProperty(deprecationHeaders, 'listNft'))

let mockServer: MockServer
let folder: string
let port: number

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mock-server-'))
  await mkdir(join(folder, 'app/assets'), { recursive: true })
  await mkdir(join(folder, 'docs'))
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await writeFile(join(folder, 'app/index.html'), '<!doctype html><title>app</title>')
  await writeFile(join(folder, 'app/assets/index-DjUBcpQp.js'), `export const x = "${'x'.repeat(5_000)}"`)
  execFileSync(process.execPath, [
    join(import.meta.dirname, '../../../scripts/precompress.mjs'),
    join(folder, 'app'),
  ])
  await writeFile(join(folder, 'docs/index.html'), '<!doctype html><title>docs</title>')
  mockServer = await startInsideMockServer({ appDir: join(folder, 'app'), docsDir: join(folder, 'docs') })
  port = Number(new URL(mockServer.url).port)
})
afterAll(async () => {
  await mockServer.close()
  await rm(folder, { recursive: true })
})

const api = (path: string, init?: RequestInit) => fetch(`${mockServer.url}/swx/customer/${path}`, init)
const post = (body: BodyInit, type = 'application/json') => ({
  method: 'POST',
  body,
  headers: { 'Content-Type': type },
})

/** The token of a user who has just registered. */
const signIn = async (): Promise<string> => {
  const userName = `user_${++users}`
  const body = { userName, email: `${userName}@example.com`, code: '123456', password: 'Harbour2026' }
  return (await (await api('login/register', post(JSON.stringify(body)))).json()).result.token
}
let users = 0

/** A request with headers that `fetch` does not let a caller set. */
const raw = (path: string, headers: Record<string, string>, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((settle, refuse) => {
    const call = rawRequest(
      { port, host: '127.0.0.1', path, headers, method, setHost: false },
      (response) => {
        let body = ''
        response.on('data', (chunk) => {
          body += chunk
        })
        response.on('end', () =>
          settle({ status: response.statusCode ?? 0, headers: response.headers, body }),
        )
      },
    )
    call.on('error', refuse)
    call.end()
  })

test.each([
  ['malformed JSON', 'login/login', post('{"userName":'), 400, '400'],
  ['bytes that are no UTF-8', 'login/login', post(new Uint8Array([0x22, 0xff, 0x22])), 400, '400'],
  ['a body that is no object', 'login/login', post('[]'), 400, '400'],
  [
    'a body of 3,000 lists',
    'login/login',
    post(`{"a":${'['.repeat(3_000)}${']'.repeat(3_000)}}`),
    400,
    '400',
  ],
  ['no body where one is needed', 'login/login', { method: 'POST' }, 400, '400'],
  ['a form', 'login/login', post('a=b', 'application/x-www-form-urlencoded'), 415, '415'],
  ['text', 'login/login', post('{}', 'text/plain'), 415, '415'],
  ['another charset', 'login/login', post('{}', 'application/json; charset=latin1'), 415, '415'],
  ['a wrong method', 'login/login', {}, 405, '405'],
  ['an unknown method', 'index/listMarketByType', { method: 'PROPFIND' }, 405, '405'],
  ['an unknown path', 'login/nothing', {}, 404, '404'],
  ['a path value left out', 'index/getMarketInfo/', {}, 404, '404'],
  ['a path value badly encoded', 'index/getMarketInfo/%E0%A4%A', {}, 404, '404'],
  ['an oversized body', 'login/login', post(JSON.stringify({ userName: 'x'.repeat(70_000) })), 413, '413'],
  ['an unknown mode', 'index/listMarketByType', { headers: { virtually: 'MAYBE' } }, 400, '400'],
  ['no token', 'user/getUserInfo', { method: 'POST' }, 401, '401'],
  [
    'a made-up token',
    'user/getUserInfo',
    { method: 'POST', headers: { Authorization: 'Bearer x' } },
    401,
    '401',
  ],
  ['a bad world name', 'index/listMarketByType', { headers: { 'X-Sandbox-World': '../etc' } }, 400, '400'],
] as const)(
  '%s is answered in the envelope, without a trace of the inside',
  async (_, path, init, status, code) => {
    const before = mockServer.world.hash()
    const response = await api(path, init as RequestInit)
    expect(response.status).toBe(status)
    expect(response.headers.get('X-Sandbox')).toBe('true')
    expect(response.headers.get('Content-Type')).toContain('application/json')
    const body = await response.json()
    expect(body).toMatchObject({
      code,
      result: null,
      traceId: expect.any(String),
      serverTime: '2026-01-12T15:20:00.000Z',
    })
    expect(JSON.stringify(body)).not.toMatch(/\n\s+at |\.ts:|node:/)
    if (status === 400) expect(body.errors.length).toBeGreaterThan(0)
    expect(mockServer.world.hash()).toBe(before)
  },
)

test('a wrong method is told the right ones', async () => {
  expect((await api('login/login')).headers.get('Allow')).toBe('POST, OPTIONS')
})

test('a body that announces too much is refused before it is sent', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write(
    'POST /swx/customer/login/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n\r\n{',
  )
  const [first] = await once(socket, 'data')
  expect(String(first)).toMatch(/^HTTP\/1\.1 413/)
  socket.destroy()
})

test('a too large image is answered with its code, however much of it is still on the way', async () => {
  const Authorization = await signIn()
  const sizes = Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? 3 : 20) * 1_048_576)
  for (const size of sizes) {
    const form = new FormData()
    form.set('purpose', 'kyc')
    form.set('file', new Blob([new Uint8Array(size)], { type: 'image/png' }), 'large.png')
    const response = await api('user/upload', { method: 'POST', body: form, headers: { Authorization } })
    expect(response.status).toBe(413)
    expect((await response.json()).code).toBe('11012')
  }
})

/** Sends a head that announces a body, and so many bytes of it; gives the first answer. */
const sendPart = async (path: string, headers: readonly string[], bytes: number, announced = 1_900_000) => {
  const socket = connect(port, '127.0.0.1')
  const head = [`POST ${path} HTTP/1.1`, 'Host: 127.0.0.1', `Content-Length: ${announced}`, ...headers]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(Buffer.alloc(bytes, 0x20))
  const answer = once(socket, 'data').then(([data]) => String(data))
  return { socket, answer }
}

test.each([
  ['a session', '/swx/customer/user/upload', 'Content-Type: multipart/form-data; boundary=x', 401],
  ['a session that is known', '/swx/customer/user/upload', 'Authorization: unknown', 401],
  ['a path that is there', '/swx/customer/user/nothing', 'Content-Type: application/json', 404],
  ['a method that is answered', '/swx/customer/index/listNft', 'Content-Type: application/json', 405],
])('a large body that comes without %s is not waited for', async (_, path, header, status) => {
  const { socket, answer } = await sendPart(path, [header], 10)
  expect(await answer).toMatch(new RegExp(`^HTTP/1.1 ${status}`))
  socket.destroy()
})

test('bodies under way have limited room: more is refused until the others have come or gone', async () => {
  const Authorization = await signIn()
  const headers = [`Authorization: ${Authorization}`, 'Content-Type: multipart/form-data; boundary=x']
  const sent = await Promise.all(
    Array.from({ length: 40 }, () => sendPart('/swx/customer/user/upload', headers, 1_899_999)),
  )
  const answers: string[] = []
  for (const { answer } of sent)
    void answer.then(
      (text) => answers.push(text),
      () => undefined,
    )
  const form = () => {
    const data = new FormData()
    data.set('purpose', 'kyc')
    data.set('file', new Blob([new Uint8Array(500_000)], { type: 'image/png' }), 'some.png')
    return { method: 'POST', body: data, headers: { Authorization } }
  }
  await expect.poll(() => answers.length, { timeout: 20_000 }).toBeGreaterThan(0)
  expect(answers[0]).toMatch(/^HTTP\/1.1 503 [\s\S]*Retry-After: 1/)
  for (const { socket } of sent) socket.destroy()
  // No image, but read: there is room again.
  await expect.poll(async () => (await api('user/upload', form())).status, { timeout: 20_000 }).toBe(415)
})

test('connections beyond the limit are closed, and there is room again once others end', async () => {
  const small = await startInsideMockServer({ mostConnections: 5 })
  const at = Number(new URL(small.url).port)
  const held = Array.from({ length: 5 }, () => connect(at, '127.0.0.1'))
  await Promise.all(held.map((socket) => once(socket, 'connect')))
  const another = connect(at, '127.0.0.1')
  await once(another, 'close')
  for (const socket of held) socket.destroy()
  await expect
    .poll(() =>
      fetch(`${small.url}/`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200)
  await small.close()
})

test.each([
  ['swx/customer/login/login', 415],
  ['__sandbox/reset', 400],
])('a body that is packed is refused on %s, not read as something else', async (path, status) => {
  const headers = {
    'Content-Type': 'application/json',
    'X-Sandbox-Key': 'sandbox',
    'Content-Encoding': 'gzip',
  }
  for (const body of [gzipSync('{}'), gzipSync(Buffer.alloc(8_000, 'x')), Buffer.alloc(8_000, 'x')]) {
    const response = await fetch(`${mockServer.url}/${path}`, { method: 'POST', body, headers })
    expect(response.status).toBe(status)
    expect(await response.text()).toContain('Content-Encoding is not read')
  }
})

test('a body without an end is cut off', async () => {
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      sent += 16_384
      controller.enqueue(new Uint8Array(16_384).fill(32))
    },
  })
  const init = { ...post(body as never), duplex: 'half' } as RequestInit
  const response = await api('login/login', init).catch((error: Error) => error)
  if (response instanceof Response) expect(response.status).toBe(413)
  expect(sent).toBeLessThan(200_000_000)
})

test.each([
  '/swx/customer/index/listMarketByType?type=2',
  '/swx/customer/user/getUserInfo',
  '/__sandbox/state',
])('the media type of %s is the one of the contract, without parameters', async (path) => {
  const { headers } = await fetch(`${mockServer.url}${path}`)
  expect(headers.get('Content-Type')).toBe('application/json')
})

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

test('answers of a deprecated operation, errors too, say since when it is and when it ends; others do not', async () => {
  for (const path of ['index/listNft', 'index/listNft?pageSize=0']) {
    const { headers } = await api(path)
    expect(Object.fromEntries(headers)).toMatchObject(
      Object.fromEntries(Object.entries(listNft).map(([name, value]) => [name.toLowerCase(), value])),
    )
  }
  const { headers } = await api('index/listSmartProduct')
  expect([headers.get('Deprecation'), headers.get('Sunset')]).toEqual([null, null])
})

test.each(['/swx/customer/index/listMarketByType', '/__sandbox/state', '/', '/docs/'])(
  '%s does not answer to a name that only points here',
  async (path) => {
    const headers = { 'X-Sandbox-Key': 'sandbox' }
    for (const Host of ['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example:80']) {
      expect((await raw(path, { ...headers, Host })).status).toBe(421)
    }
    for (const Host of ['127.0.0.1', `localhost:${port}`, '[::1]:9']) {
      expect((await raw(path, { ...headers, Host })).status).toBeLessThan(400)
    }
  },
)

test('the control plane wants its key and no foreign page', async () => {
  const key = { 'X-Sandbox-Key': 'sandbox' }
  const state = (headers: Record<string, string>) => fetch(`${mockServer.url}/__sandbox/state`, { headers })
  expect((await state(key)).status).toBe(200)
  expect(await (await state({})).json()).toEqual({
    error: 'key',
    detail: expect.stringContaining('X-Sandbox-Key'),
  })
  expect((await state({})).status).toBe(401)
  expect((await state({ 'X-Sandbox-Key': 'guess' })).status).toBe(401)
  expect((await state({ ...key, Origin: 'http://evil.example' })).status).toBe(403)
  expect(
    (await raw('/__sandbox/state', { Host: '127.0.0.1', ...key, 'Sec-Fetch-Site': 'cross-site' })).status,
  ).toBe(403)
  expect((await state({ ...key, Origin: mockServer.url })).status).toBe(200)
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
  const before = mockServer.world.hash()
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
      await raw(
        '/swx/customer/user/getUserInfo',
        { Host: '127.0.0.1', 'Sec-Fetch-Site': 'cross-site' },
        'POST',
      )
    ).status,
  ).toBe(403)
  expect(mockServer.world.hash()).toBe(before)
  expect(mockServer.worlds.names()).not.toContain('from-a-page')

  expect((await list({ Origin: 'http://localhost:3000' })).status).toBe(404)
  await createControl({ baseUrl: mockServer.url }).createWorld({ name: 'from-a-page' })
  expect((await list({ Origin: 'http://localhost:3000' })).status).toBe(200)
  expect(
    (await code({ ...world, Origin: 'http://127.0.0.1:5173', 'Sec-Fetch-Site': 'cross-site' })).status,
  ).toBe(200)
  expect((await code({ ...world, Origin: 'http://evil.example', 'X-Sandbox-Key': 'sandbox' })).status).toBe(
    429,
  )
})

test('serves the app: pages of any route, hashed assets for ever, packed, and nothing outside', async () => {
  const page = await fetch(`${mockServer.url}/market?type=1`)
  expect(await page.text()).toContain('<title>app</title>')
  expect(page.headers.get('Cache-Control')).toBe('no-cache')
  expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self'")
  expect(page.headers.get('Content-Security-Policy')).not.toContain('unsafe')
  expect(page.headers.get('X-Content-Type-Options')).toBe('nosniff')

  const asset = await fetch(`${mockServer.url}/assets/index-DjUBcpQp.js`, {
    headers: { 'Accept-Encoding': 'gzip, br' },
  })
  expect(asset.headers.get('Content-Type')).toBe('text/javascript')
  expect(asset.headers.get('Content-Encoding')).toBe('br')
  expect(asset.headers.get('Cache-Control')).toContain('immutable')
  expect(await asset.text()).toContain('xxx')
  const again = await fetch(`${mockServer.url}/assets/index-DjUBcpQp.js`, {
    headers: { 'Accept-Encoding': 'br', 'If-None-Match': asset.headers.get('ETag') ?? '' },
  })
  expect(again.status).toBe(304)

  expect((await fetch(`${mockServer.url}/assets/gone-DjUBcpQp.js`)).status).toBe(404)
  for (const path of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/.git/config',
  ]) {
    expect((await raw(path, { Host: '127.0.0.1' })).body).not.toContain('secret')
  }
  expect((await fetch(mockServer.url, { method: 'POST' })).status).toBe(405)
})

test('does not start over a folder with a link that leads out of it', async () => {
  const linked = join(folder, 'linked')
  await mkdir(linked)
  await symlink(join(folder, 'secret.txt'), join(linked, 'a.txt'))
  await expect(startInsideMockServer({ appDir: linked })).rejects.toThrow('a.txt is a link that leads out')
  await expect(startInsideMockServer({ appDir: join(folder, 'none') })).rejects.toThrow('There is no folder')
})

test.each(['/swx', '/swx/', '/swx/no-such-path-7q/at-all', '/swx/customer', '/swx/customer/no/such'])(
  'what is not there below /swx is said in the envelope, not by a page of the app: %s',
  async (path) => {
    const response = await fetch(mockServer.url + path)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: '404', result: null })
  },
)

test('serves the API reference and the contract', async () => {
  expect(await (await fetch(`${mockServer.url}/docs`)).text()).toContain('<title>docs</title>')
  expect((await (await fetch(`${mockServer.url}/docs/openapi.json`)).json()).openapi).toMatch(/^3\.1/)
})

test('serves the documents of the API, the socket and the control plane, each naming its own server', async () => {
  const read = async (name: string) => (await fetch(`${mockServer.url}/docs/${name}`)).json()
  expect((await read('openapi.json')).servers[0].url).toBe(mockServer.url)
  expect((await read('sandbox-control.json')).servers[0].url).toBe(mockServer.url)
  expect((await read('asyncapi.json')).servers.mockServer.host).toBe(new URL(mockServer.url).host)
})

test('a mock server without an app says on / where to look, and each link leads somewhere', async () => {
  const alone = await startInsideMockServer()
  const page = await (await fetch(alone.url)).text()
  const links = [...page.matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path)
  expect(links).toEqual(
    expect.arrayContaining([
      '/__sandbox/',
      '/docs/openapi.json',
      '/docs/asyncapi.json',
      '/docs/sandbox-control.json',
    ]),
  )
  for (const path of [...links, '/docs']) expect((await fetch(alone.url + path)).status, path).toBe(200)
  expect(await (await fetch(`${alone.url}/nowhere`)).text()).toContain('/ says what there is')
  await alone.close()
})

test('worlds do not see each other', async () => {
  const inMain = [...mockServer.world.store.read.users.list()]
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
  for (const name of ['one', 'two']) await createControl({ baseUrl: mockServer.url }).createWorld({ name })
  expect((await (await register('one')).json()).code).toBe('200')
  expect((await (await register('two')).json()).code).toBe('200')
  expect((await (await register('one')).json()).code).toBe('10006')
  expect([...mockServer.world.store.read.users.list()]).toEqual(inMain)
})

test('a request with the key may ask for a fault; nothing happens then', async () => {
  const key = { 'X-Sandbox-Key': 'sandbox' }
  const ask = (fault: string, more: Record<string, string> = key) =>
    api('index/getParamByKey/features', { headers: { ...more, 'X-Sandbox-Fault': fault } })
  expect((await ask('500')).status).toBe(500)
  expect(await (await ask('401-body')).json()).toMatchObject({ code: '401' })
  await expect((await ask('malformed')).json()).rejects.toThrow(SyntaxError)
  await expect(ask('reset')).rejects.toThrow('fetch failed')
  await expect(
    api('index/getParamByKey/features', {
      headers: { ...key, 'X-Sandbox-Fault': 'timeout' },
      signal: AbortSignal.timeout(100),
    }),
  ).rejects.toThrow('timeout')
  expect((await ask('500', {})).status).toBe(200)
})

test('the control plane is not there when it is off', async () => {
  const plain = await startInsideMockServer({ control: false })
  expect(
    (await fetch(`${plain.url}/__sandbox/state`, { headers: { 'X-Sandbox-Key': 'sandbox' } })).status,
  ).toBe(404)
  await plain.close()
})

test('says what to do when the port is taken', async () => {
  await expect(startInsideMockServer({ port })).rejects.toThrow(
    `Port ${port} is in use: stop what listens there, or choose`,
  )
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
