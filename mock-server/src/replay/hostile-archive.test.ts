import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createControl } from '../exports/control.ts'
import { type MockServer, startInsideMockServer } from '../test/inside-world.ts'
import { readArchive } from './archive.ts'
import { replayArchive } from './replay-archive.ts'
import { replayCommand } from './replay-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'swx-hostile-'))
const file = join(folder, 'journal.har')
const SECRET = 'TopSecretPw1'

/** A server of the archive's author: it notes what it is sent, and sends everything on to where it is told. */
const stolen: { url: string | undefined; headers: IncomingMessage['headers'] }[] = []
let thief: Server
let thiefPort: number
let mockServer: MockServer
beforeAll(async () => {
  thief = createServer(({ url, headers }, response) => {
    stolen.push({ url, headers })
    response.end('{}')
  })
  await new Promise<void>((resolve) => thief.listen(0, '127.0.0.1', resolve))
  thiefPort = (thief.address() as AddressInfo).port
  mockServer = await startInsideMockServer()
})
beforeEach(() => {
  stolen.length = 0
})
afterAll(async () => {
  thief.close()
  await mockServer.close()
  rmSync(folder, { recursive: true })
})

interface Sent {
  readonly url: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}
const writeArchive = (...sent: readonly Sent[]) =>
  writeFileSync(
    file,
    JSON.stringify({
      log: {
        entries: sent.map(({ url, method = 'GET', headers = {}, body }) => ({
          startedDateTime: '2026-01-12T10:00:00.000Z',
          request: {
            method,
            url,
            headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
            ...(body === undefined ? {} : { postData: { text: JSON.stringify(body) } }),
          },
          response: { status: 200 },
        })),
      },
    }),
  )

const replay = async (baseUrl: string, ...args: string[]) => {
  const lines: string[] = []
  const all = [file, '--base-url', baseUrl, '--set', `PASSWORD=${SECRET}`, ...args]
  const code = await replayCommand(all, (line) => lines.push(line))
  return { code, text: lines.join('\n') }
}

const KEYS = { 'X-Sandbox-Key': '$SANDBOX_KEY', 'x-leak': '$PASSWORD' }

test('an archive whose addresses lead to a server of its author sends nothing there', async () => {
  const host = `127.0.0.1:${thiefPort}`
  const urls = [
    `http://a//${host}/steal`,
    `http://a/\\\\${host}/steal`,
    `http://${host}/steal`,
    `http://${host}/`,
    `http://a/%2f%2f${host}/steal`,
    `http://a/swx/customer/../..//${host}/steal`,
    `http://a/__sandbox/..//${host}/steal`,
    `http://a/swx/customer/..\\..\\\\${host}/steal`,
    `http://a/swx/customer/@${host}/steal`,
    `file://${host}/swx/customer/steal`,
    `not an address`,
  ]
  writeArchive(...urls.map((url) => ({ url, headers: KEYS })))
  const { text } = await replay(mockServer.url)
  expect(stolen).toEqual([])
  expect(text).toContain('1 of 11 requests were sent again')
})

test('whatever the address of a request, it goes to the mock server or nowhere', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '\\\\',
    '..',
    '.',
    '%2e%2e',
    '%2f',
    '%5c',
    '@',
    ':',
    ':80',
    '#',
    '?',
    ';',
    '\t',
    '\n',
    ' ',
    '\0',
    'http:',
    'https://',
    'evil.example',
    '[::1]',
    '127.0.0.1',
    'user:pw@',
    'swx',
    'customer',
    '__sandbox',
    '/swx/customer/',
    '/__sandbox/',
    '．',
    '。',
    '／',
  )
  const hostile = fc
    .tuple(
      fc.constantFrom('http://a', 'http://a/', 'https://a/swx/customer/', 'http://a/__sandbox/', ''),
      fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 12 }),
    )
    .map(([start, rest]) => start + rest.join(''))
  const base = 'http://127.0.0.1:4010'
  const urls = fc.array(fc.oneof(hostile, fc.webUrl({ withQueryParameters: true })), {
    minLength: 20,
    maxLength: 60,
  })
  fc.assert(
    fc.property(urls, (all) => {
      writeArchive(...all.map((url) => ({ url })))
      for (const { target } of readArchive(file).exchanges) {
        if (target === undefined) continue
        const { origin, pathname } = new URL(target, base)
        expect(origin).toBe(base)
        expect(pathname).toMatch(/^\/(swx\/customer|__sandbox)\//)
      }
    }),
    { numRuns: 40 },
  )
})

test('a request that cannot be sent is left out in words, whatever its method, headers and body are', async () => {
  writeArchive(
    { url: 'http://a/swx/customer/login/login', method: 'CONNECT' },
    { url: 'http://a/swx/customer/login/login', method: '\u001b[2J' },
    {
      url: 'http://a/swx/customer/index/listNft',
      headers: { 'accept-language': 'de\r\nX-Sandbox-Key: sandbox' },
    },
    { url: 'http://a/swx/customer/index/listNft', body: {} },
  )
  const { text } = await replay(mockServer.url)
  expect(text).toContain('4. GET /swx/customer/index/listNft: not sent, a GET is sent without a body')
  expect(text).toContain('1 of 4 requests were sent again')
  expect(text).not.toContain('\u001b')
  writeFileSync(file, '{"log":{"entries":[{"request":{"url":1}}]}}')
  await expect(replay(mockServer.url)).rejects.toThrow('its entries are not those of HAR 1.2')
})

test('secrets go into the fields of the contract that are secret, and the key to the control plane alone', async () => {
  const sent: { path: string; headers: Headers; body: string }[] = []
  const world = await createControl({
    baseUrl: mockServer.url,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      sent.push({
        path: new URL(request.url).pathname,
        headers: request.headers,
        body: await request.clone().text(),
      })
      return fetch(request)
    },
  }).createWorld({ profile: 'funded' })
  const login = '/swx/customer/login/login'
  writeArchive(
    {
      url: `http://a${login}`,
      method: 'POST',
      headers: { ...KEYS, cookie: '$PASSWORD', 'accept-language': '$PASSWORD' },
      body: { userName: '$PASSWORD', password: '$PASSWORD', note: '$PASSWORD' },
    },
    { url: 'http://a/swx/customer/index/listMarketByType?type=$PASSWORD', headers: KEYS },
    { url: 'http://a/__sandbox/state', headers: KEYS },
    {
      url: 'http://a/__sandbox/stubs',
      method: 'POST',
      headers: KEYS,
      body: { match: { op: 'login' }, answer: { code: '$PASSWORD' } },
    },
  )
  await replayArchive(readArchive(file).exchanges, {
    world,
    key: 'sandbox',
    secrets: { PASSWORD: SECRET },
    hasProfile: true,
  })
  const of = (path: string) => sent.filter((one) => one.path === path)
  expect(JSON.parse(of(login)[0]?.body ?? '')).toEqual({
    userName: '$PASSWORD',
    password: SECRET,
    note: '$PASSWORD',
  })
  const texts = sent.map(({ headers, body, path }) =>
    path === login ? JSON.stringify([...headers]) : JSON.stringify([...headers, body]),
  )
  expect(texts.filter((text) => text.includes(SECRET))).toEqual([])
  expect(of(login)[0]?.headers.get('x-sandbox-key')).toBeNull()
  expect(of('/swx/customer/index/listMarketByType')[0]?.headers.get('x-leak')).toBeNull()
  expect(of('/__sandbox/stubs')[0]?.headers.get('x-sandbox-key')).toBe('sandbox')
})

test('a server that sends elsewhere is not followed', async () => {
  const redirecting = createServer((_request, response) => {
    response.writeHead(307, { Location: `http://127.0.0.1:${thiefPort}/steal` }).end()
  })
  await new Promise<void>((resolve) => redirecting.listen(0, '127.0.0.1', resolve))
  const { port } = redirecting.address() as AddressInfo
  writeArchive({ url: 'http://a/swx/customer/login/login', headers: KEYS })
  await expect(replay(`http://127.0.0.1:${port}`)).rejects.toThrow(/redirect/)
  await expect(replay(`http://127.0.0.1:${port}`, '--world', 'main')).rejects.toThrow(/redirect/)
  expect(stolen).toEqual([])
  redirecting.close()
})
