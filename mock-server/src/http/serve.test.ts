import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deprecationHeaders } from '@swx/openapi/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MockServer, startInsideMockServer } from '../test/inside-world.ts'
import { sendRaw } from '../test/raw-request.ts'

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

test.each([
  '/swx/customer/index/listMarketByType?type=2',
  '/swx/customer/user/getUserInfo',
  '/__sandbox/state',
])('the media type of %s is the one of the contract, without parameters', async (path) => {
  const { headers } = await fetch(`${mockServer.url}${path}`)
  expect(headers.get('Content-Type')).toBe('application/json')
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

  for (const gone of ['gone-DjUBcpQp.js', 'gone', 'gone@2x-DjUBcpQp.png', '']) {
    const missing = await fetch(`${mockServer.url}/assets/${gone}`)
    expect([gone, missing.status, missing.headers.get('Cache-Control')]).toEqual([gone, 404, 'no-store'])
  }
  for (const path of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/.git/config',
  ]) {
    expect((await sendRaw(port, path, { Host: '127.0.0.1' })).body).not.toContain('secret')
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

test('says what to do when the port is taken', async () => {
  await expect(startInsideMockServer({ port })).rejects.toThrow(
    `Port ${port} is in use: stop what listens there, or choose`,
  )
})
