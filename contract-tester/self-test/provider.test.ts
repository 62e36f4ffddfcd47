import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { WebSocketServer } from 'ws'
import { checkApi } from '../src/check-api.ts'
import { main } from '../src/cli/main.ts'
import { CannotRunError } from '../src/document/cannot-run-error.ts'
import { documentFrom } from '../src/document/load-document.ts'
import { RULES } from '../src/findings/layers.ts'
import type { Report } from '../src/findings/report.ts'

const ORIGIN = 'https://app.example.com'
const TOKEN = 'the-token-of-a-user'
const DAY = Date.parse('2026-01-10T12:00:00.000Z')

const folder = mkdtempSync(join(tmpdir(), 'swx-provider-'))
afterAll(() => rmSync(folder, { recursive: true }))
const feed = join(folder, 'feed.json')
writeFileSync(
  feed,
  JSON.stringify({
    asyncapi: '3.0.0',
    info: { title: 'Feed', version: '1' },
    channels: { prices: { address: '/feed', messages: { price: { $ref: '#/components/messages/price' } } } },
    components: { messages: { price: { payload: { type: 'array' } } } },
  }),
)

const answer = (headers: object = {}) => ({
  description: 'An answer.',
  headers,
  content: { 'application/json': { schema: { type: 'object' } } },
})
const retryAfter = { 'Retry-After': { schema: { type: 'integer' } } }
const mode = { name: 'mode', in: 'header', schema: { type: 'string' } }
const key = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }
const source = {
  openapi: '3.1.0',
  info: { title: 'Prices', version: '1' },
  'x-envelope': { property: 'code', success: ['200'], time: 'time' },
  paths: {
    '/prices': {
      get: {
        operationId: 'listPrices',
        security: [{}, { session: [] }],
        parameters: [{ $ref: '#/components/parameters/mode' }],
        responses: { 200: answer(), 429: answer(retryAfter) },
      },
    },
    '/settings/{name}': {
      get: {
        operationId: 'readSetting',
        'x-needed': [
          { with: { name: 'countries' }, because: 'the form offers these countries' },
          { with: { name: 'limits' }, because: 'the form keeps to them' },
        ],
        parameters: [
          { name: 'name', in: 'path', required: true, schema: { type: 'string' }, example: 'limits' },
        ],
        responses: { 200: answer(), 404: answer() },
      },
    },
    '/me': {
      get: {
        operationId: 'readUser',
        security: [{ session: [] }],
        responses: { 200: answer(), 401: answer() },
      },
      put: {
        operationId: 'renameUser',
        security: [{ session: [] }],
        parameters: [{ $ref: '#/components/parameters/key' }],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { type: 'object', properties: { name: { type: 'string' } } } },
          },
        },
        responses: { 200: answer(), 401: answer() },
      },
    },
  },
  components: {
    parameters: { mode, key },
    securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'Authorization' } },
  },
}

/** What a server does otherwise than it should. */
interface Fault {
  /** Headers of every answer; undefined takes one away. */
  readonly headers?: Readonly<Record<string, string | undefined>>
  /** Headers of answers to what a browser asks before a call. */
  readonly preflight?: Readonly<Record<string, string | undefined>>
  readonly preflightStatus?: number
  /** Answers in place of the server. @returns whether it did */
  readonly instead?: (request: IncomingMessage, response: ServerResponse) => boolean
  readonly body?: (path: string) => object | undefined
  /** Whether the socket takes a connection of an origin. */
  readonly takes?: (origin: string | undefined) => boolean
  readonly isBinary?: boolean
  readonly feedTime?: number
}

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Retry-After',
}
const PREFLIGHT = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, PUT',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, mode, Idempotency-Key',
  'Access-Control-Max-Age': '600',
}

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A server over HTTP that does all that a provider owes, but for its faults. */
async function serve(fault: Fault = {}): Promise<string> {
  const send = (response: ServerResponse, status: number, headers: object, body?: object | Buffer): void => {
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) response.setHeader(name, value)
    response.writeHead(status).end(body === undefined || body instanceof Buffer ? body : JSON.stringify(body))
  }
  const server = createServer((request, response) => {
    request.resume()
    if (fault.instead?.(request, response)) return
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    if (request.method === 'OPTIONS')
      return send(response, fault.preflightStatus ?? 204, { ...PREFLIGHT, ...fault.preflight })
    const headers = {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      ...CORS,
      ...fault.headers,
    }
    const fail = (status: number) => send(response, status, headers, { code: String(status) })
    const own = fault.body?.(path)
    const isKnown = path === '/prices' || path === '/me' || /^\/settings\/(countries|limits)$/.test(path)
    if (!isKnown) return fail(404)
    if (request.method !== 'GET' && !(request.method === 'PUT' && path === '/me')) return fail(405)
    if (path === '/me' && request.headers.authorization !== TOKEN) return fail(401)
    const done = { code: '200', time: new Date(DAY).toISOString(), result: path, ...own }
    const text = JSON.stringify(done)
    if (text.length < 20_000) return send(response, 200, headers, done)
    send(response, 200, { 'Content-Encoding': 'gzip', ...headers }, gzipSync(text))
  })
  const sockets = new WebSocketServer({
    noServer: true,
    verifyClient: ({ origin }: { origin?: string }) => fault.takes?.(origin) ?? true,
  })
  server.on('upgrade', (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (client) => {
      const text = JSON.stringify([{ code: 'BTC', t: fault.feedTime ?? DAY }])
      for (let count = 0; count < 12; count++)
        client.send(fault.isBinary ? Buffer.from(text) : text, { binary: fault.isBinary ?? false })
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => {
    for (const client of sockets.clients) client.terminate()
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const check = async (fault: Fault = {}, origin = ORIGIN): Promise<Report> =>
  checkApi({ document: documentFrom(source), baseUrl: await serve(fault), token: TOKEN, feed, origin })

const rulesOf = ({ violations }: Report) => violations.map(({ rule }) => rule).sort()

test('a server that does what a provider owes breaks no rule, whether it allows every origin or that of the app', async () => {
  expect(rulesOf(await check())).toEqual([])
  const own = { 'Access-Control-Allow-Origin': ORIGIN }
  expect(rulesOf(await check({ headers: own, preflight: own }))).toEqual([])
})

test('an app on the host of the API needs no CORS', async () => {
  const url = await serve({ headers: { 'Access-Control-Allow-Origin': undefined }, preflightStatus: 405 })
  const report = await checkApi({
    document: documentFrom(source),
    baseUrl: url,
    token: TOKEN,
    feed,
    origin: url,
  })
  expect(rulesOf(report)).toEqual([])
})

const none = Object.fromEntries(
  [...Object.keys(CORS), ...Object.keys(PREFLIGHT)].map((name) => [name, undefined]),
)
const faults: readonly [name: string, fault: Fault, rules: readonly string[]][] = [
  [
    'knows nothing of CORS',
    { headers: none, preflight: none, preflightStatus: 405 },
    ['originAllowed', 'preflight'],
  ],
  ['answers OPTIONS only with a session', { preflightStatus: 401 }, ['preflight']],
  [
    'lets its errors be read by no page',
    {
      instead(request, response) {
        if (request.url !== '/me' || request.method !== 'GET' || request.headers.authorization === TOKEN)
          return false
        response.writeHead(401, { 'Content-Type': 'application/json' }).end('{"code":"401"}')
        return true
      },
    },
    ['originAllowed'],
  ],
  [
    'refuses calls of the origin',
    {
      instead(request, response) {
        if (request.method === 'OPTIONS' || request.headers.origin !== ORIGIN) return false
        response.writeHead(403, { 'Content-Type': 'application/json', ...CORS }).end('{"code":"403"}')
        return true
      },
    },
    ['originAllowed'],
  ],
  [
    'allows every origin with credentials',
    { headers: { 'Access-Control-Allow-Credentials': 'true' } },
    ['originCredentials'],
  ],
  [
    'allows every origin that asks, with credentials',
    {
      instead(request, response) {
        response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? ORIGIN)
        response.setHeader('Access-Control-Allow-Credentials', 'true')
        return false
      },
      headers: { 'Access-Control-Allow-Origin': undefined },
      preflight: { 'Access-Control-Allow-Origin': undefined },
    },
    ['originCredentials'],
  ],
  [
    'keeps answers that are not the same for each origin',
    {
      instead(request, response) {
        if (request.headers.origin === ORIGIN) response.setHeader('Access-Control-Allow-Origin', ORIGIN)
        const isPublic = request.url === '/prices'
        response.setHeader('Cache-Control', isPublic ? 'max-age=60' : 'no-store')
        response.setHeader('Vary', 'mode')
        return false
      },
      headers: { 'Access-Control-Allow-Origin': undefined, 'Cache-Control': undefined },
      preflight: { 'Access-Control-Allow-Origin': undefined },
    },
    ['originVary'],
  ],
  [
    'names no header of its answers',
    { headers: { 'Access-Control-Expose-Headers': undefined } },
    ['exposedHeader'],
  ],
  ['allows no PUT', { preflight: { 'Access-Control-Allow-Methods': 'GET, POST' } }, ['preflightMethod']],
  [
    'allows no header of the document',
    { preflight: { 'Access-Control-Allow-Headers': 'Authorization, Content-Type' } },
    ['preflightHeader', 'preflightHeader'],
  ],
  ['allows headers by a star', { preflight: { 'Access-Control-Allow-Headers': '*' } }, ['preflightHeader']],
  [
    'does not say how long it is allowed',
    { preflight: { 'Access-Control-Max-Age': undefined } },
    ['preflightAge'],
  ],
  ['keeps what is for one user', { headers: { 'Cache-Control': 'no-cache' } }, ['keptAnswer']],
  [
    'keeps an answer for both modes',
    {
      instead(request, response) {
        response.setHeader('Cache-Control', request.url === '/prices' ? 'public, max-age=60' : 'no-store')
        return false
      },
      headers: { 'Cache-Control': undefined },
    },
    ['keptVary'],
  ],
  [
    'does not pack long answers',
    {
      headers: { 'Content-Encoding': 'identity' },
      instead(request, response) {
        if (request.url !== '/prices' || request.method !== 'GET') return false
        const body = { code: '200', time: new Date(DAY).toISOString(), result: 'price '.repeat(5_000) }
        response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...CORS })
        response.end(JSON.stringify(body))
        return true
      },
    },
    ['packed'],
  ],
  [
    'sends one of its calls elsewhere',
    {
      instead(request, response) {
        if (request.url !== '/me' || request.method !== 'OPTIONS') return false
        response.writeHead(301, { Location: '/me/' }).end()
        return true
      },
    },
    ['redirected'],
  ],
  [
    'does not answer what an app needs',
    { body: (path) => (path.endsWith('countries') ? { code: '404' } : {}) },
    ['needed'],
  ],
  [
    'tells a time that goes back',
    {
      body: (() => {
        let count = 0
        return () => ({ time: new Date(DAY - 10_000 * count++).toISOString() })
      })(),
    },
    // The second is that its prices have another time than its answers.
    ['clock', 'clock'],
  ],
  ['has another time for prices', { feedTime: DAY - 300_000 }, ['clock']],
  ['lets no page open its socket', { takes: (origin) => origin === undefined }, ['socketOrigin']],
  ['sends binary prices', { isBinary: true }, ['socketText']],
]

test.each(faults)(
  'a server that %s is reported for the rules that it breaks, and for no other',
  async (_, fault, rules) => {
    const report = await check(fault)
    expect(rulesOf(report)).toEqual(rules)
    for (const { layer, advice = '', request } of report.violations) {
      expect(layer).toBe('provider')
      expect(advice).toMatch(/^[A-Z].+\.$/)
      expect(request).not.toContain(TOKEN)
    }
  },
)

test('without a profile none of it is looked at', async () => {
  const url = await serve({
    takes: (origin) => origin === undefined,
    headers: { 'Cache-Control': undefined },
  })
  const report = await checkApi({ document: documentFrom(source), baseUrl: url, token: TOKEN, feed })
  expect(rulesOf(report)).toEqual([])
})

test('an address in plain is told to a page that came over https', async () => {
  const url = await serve()
  const report = await checkApi({
    document: documentFrom(source),
    baseUrl: 'http://api.example.com',
    token: TOKEN,
    origin: ORIGIN,
    fetch: (input, init) => fetch(String(input).replace('http://api.example.com', url), init),
  })
  expect(rulesOf(report)).toEqual(['secure'])
})

test('a server that sends every call elsewhere is reported, and the check ends there', async () => {
  const thrown = await check({
    instead(request, response) {
      response.writeHead(301, { Location: `https://api.example.com${request.url}` }).end()
      return true
    },
  }).catch((cause: unknown) => cause)
  expect(thrown).toBeInstanceOf(CannotRunError)
  const { report } = thrown as CannotRunError
  expect(report && rulesOf(report)).toEqual(['redirected'])
  expect(report?.violations[0]?.got).toContain('https://api.example.com/')
})

test('the command prints what to do, and asks for the origin that it needs', async () => {
  const spec = join(folder, 'openapi.json')
  writeFileSync(spec, JSON.stringify(source))
  const url = await serve({ takes: (origin) => origin === undefined })
  let text = ''
  const keep = (chunk: unknown) => {
    text += String(chunk)
    return true
  }
  vi.spyOn(process.stdout, 'write').mockImplementation(keep)
  vi.spyOn(process.stderr, 'write').mockImplementation(keep)
  const files = ['html', 'junit', 'sarif', 'report'].map((kind) => join(folder, kind))
  const reports = ['--html', '--junit', '--sarif', '--report'].flatMap((name, at) => [name, files[at] ?? ''])
  const args = ['--spec', spec, '--base-url', url, '--token', TOKEN, '--profile', 'provider']
  const codes = [
    await main([...args, '--origin', ORIGIN, '--feed', feed, ...reports]),
    await main(args),
    await main([...args, '--origin', `${ORIGIN}/app`]),
    await main(['--spec', spec, '--base-url', url, '--origin', ORIGIN]),
    await main(['--spec', spec, '--base-url', url, '--profile', 'consumer']),
  ]
  vi.restoreAllMocks()
  expect(codes).toEqual([1, 2, 2, 2, 2])
  for (const file of files)
    expect(readFileSync(file, 'utf8'), file).toContain('Let the socket accept connections')
  expect(text).toContain(`to do     Let the socket accept connections whose Origin is ${ORIGIN}`)
  expect(text).toContain('Say where the pages of the app are: --origin https://app.example.com.')
  expect(text).toContain('--origin takes an origin')
  expect(text).toContain('--origin belongs to --profile provider.')
  expect(text).toContain('--profile is provider, not "consumer".')
})

test('every rule of the profile is broken by one of these servers', () => {
  const tried = new Set([...faults.flatMap(([, , rules]) => rules), 'secure'])
  const rules = Object.entries(RULES).flatMap(([rule, [layer]]) => (layer === 'provider' ? [rule] : []))
  expect(rules.filter((rule) => !tried.has(rule))).toEqual([])
})
