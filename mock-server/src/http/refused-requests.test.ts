import { once } from 'node:events'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { useCustomerApi } from '../test/customer-api.ts'
import { startInsideMockServer } from '../test/inside-world.ts'

const { api, port, post, server, url } = useCustomerApi()

/** The token of a user who has just registered. */
const signIn = async (): Promise<string> => {
  const userName = `user_${++users}`
  const body = { userName, email: `${userName}@example.com`, code: '123456', password: 'Harbour2026' }
  return (await (await api('login/register', post(JSON.stringify(body)))).json()).result.token
}
let users = 0

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
    const before = server().world.hash()
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
    expect(server().world.hash()).toBe(before)
  },
)

test('a wrong method is told the right ones', async () => {
  expect((await api('login/login')).headers.get('Allow')).toBe('POST, OPTIONS')
})

test('a body that announces too much is refused before it is sent', async () => {
  const socket = connect(port(), '127.0.0.1')
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
  const socket = connect(port(), '127.0.0.1')
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
    const response = await fetch(`${url()}/${path}`, { method: 'POST', body, headers })
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
