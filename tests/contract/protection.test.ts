import { describe, expect, test } from 'vitest'
import { bareRequest, upgradeHeaders } from './support/bare-request.ts'
import { sandboxKey } from './support/caller.ts'
import { useMockServer } from './support/mock-server.ts'

const key = { 'X-Sandbox-Key': sandboxKey }
const json = { ...key, 'Content-Type': 'application/json' }

const mockServer = useMockServer()
const socket = '/swx/customer/marketMessage'
const customer = '/swx/customer/index/listMarketByType?type=1'

describe('the name a request is sent to', () => {
  test.each(['evil.example', '127.0.0.1.evil.example', '192.168.0.7'])(
    'answers 421 when Host is %s',
    async (host) => {
      for (const path of ['/', customer, '/__sandbox', '/__sandbox/state', '/docs']) {
        const headers = { Host: host, 'X-Sandbox-Key': sandboxKey }
        expect((await bareRequest(mockServer.url() + path, { headers })).status, path).toBe(421)
      }
      const upgrade = await bareRequest(mockServer.url() + socket, {
        headers: { ...upgradeHeaders, Host: host },
      })
      expect(upgrade.status).toBe(421)
    },
  )

  test.each(['127.0.0.1', 'localhost', '[::1]'])('is taken when Host is %s', async (name) => {
    const { port } = new URL(mockServer.url())
    const reply = await bareRequest(mockServer.url() + customer, { headers: { Host: `${name}:${port}` } })
    expect(reply.status).toBe(200)
  })
})

describe('the control plane', () => {
  const calls = [
    ['GET', 'state'],
    ['GET', 'clock'],
    ['GET', 'mailbox?email=anna@example.com'],
    ['POST', 'clock/advance'],
  ] as const

  test.each(calls)('%s %s answers 401 without the key or with a wrong one', async (method, path) => {
    const url = `${mockServer.url()}/__sandbox/${path}`
    expect((await bareRequest(url, { method })).status).toBe(401)
    expect((await bareRequest(url, { method, headers: { 'X-Sandbox-Key': 'guess' } })).status).toBe(401)
  })

  test.each(calls)(
    '%s %s answers 403 to a page of another origin, even with the key',
    async (method, path) => {
      const url = `${mockServer.url()}/__sandbox/${path}`
      const foreign = [
        { Origin: 'https://evil.example' },
        { Origin: 'null' },
        { 'Sec-Fetch-Site': 'cross-site' },
      ]
      for (const headers of foreign)
        expect((await bareRequest(url, { method, headers: { ...key, ...headers } as never })).status).toBe(
          403,
        )
    },
  )

  test('allows no other origin to read it, not even by a preflight', async () => {
    const url = `${mockServer.url()}/__sandbox/state`
    const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'GET' }
    for (const method of ['OPTIONS', 'GET'])
      expect(
        (await bareRequest(url, { method, headers })).headers['access-control-allow-origin'],
      ).toBeUndefined()
  })

  test('takes calls of its own console page', async () => {
    const headers = { 'X-Sandbox-Key': sandboxKey, Origin: mockServer.url(), 'Sec-Fetch-Site': 'same-origin' }
    expect((await bareRequest(`${mockServer.url()}/__sandbox/state`, { headers })).status).toBe(200)
  })

  test('answers errors as a plain error with its detail', async () => {
    const world = mockServer.world()
    const advance = (body: object) =>
      world.raw('/__sandbox/clock/advance', { method: 'POST', headers: json, body: JSON.stringify(body) })
    const back = await advance({ to: '2020-01-01T00:00:00.000Z' })
    expect(back.status).toBe(409)
    expect(back.body).toMatchObject({ error: expect.any(String), detail: expect.any(String) })
    expect((await advance({ by: 'yesterday' })).status).toBe(400)
    expect((await world.raw('/__sandbox/nothing', { headers: key })).status).toBe(404)
  })

  test('writes its calls into the journal, refused ones too', async () => {
    const world = mockServer.world()
    await world.control('advanceClock', { body: { by: 'PT1S' } })
    const post = { method: 'POST', headers: json }
    await world.raw('/__sandbox/clock/freeze', { ...post, body: '{"unknown":true}' })
    await world.raw('/__sandbox/user/nobody/freeze', post)
    const journal = JSON.stringify(await world.control('getJournal'))
    for (const call of ['clock/advance', 'clock/freeze', 'user/nobody/freeze'])
      expect(journal).toContain(call)
  })
})

describe('the customer API', () => {
  test('says on every answer that it is a sandbox', async () => {
    for (const path of [customer, '/swx/customer/nothing', '/swx/customer/index/getMarketInfo/none'])
      expect((await bareRequest(mockServer.url() + path)).headers['x-sandbox']).toBe('true')
  })

  test('may be read from any origin, without credentials', async () => {
    const headers = { Origin: 'https://shop.example' }
    const reply = await bareRequest(mockServer.url() + customer, { headers })
    expect(reply.headers['access-control-allow-origin']).toBe('*')
    expect(reply.headers['access-control-allow-credentials']).toBeUndefined()
    expect(String(reply.headers['access-control-expose-headers'])).toMatch(/Idempotent-Replayed/i)
    expect(String(reply.headers['access-control-expose-headers'])).toMatch(/X-Sandbox/i)
  })

  test('lets a browser send the headers of the contract', async () => {
    const asked = 'authorization,virtually,accept-language,content-type,idempotency-key'
    const headers = {
      Origin: 'https://shop.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': asked,
    }
    const reply = await bareRequest(`${mockServer.url()}/swx/customer/login/login`, {
      method: 'OPTIONS',
      headers,
    })
    expect(reply.status).toBeLessThan(300)
    const allowed = String(reply.headers['access-control-allow-headers']).toLowerCase()
    for (const name of asked.split(',')) expect(allowed === '*' ? name : allowed).toContain(name)
  })
})

describe('a page', () => {
  test('carries a content-security policy that keeps every request on its own host', async () => {
    const { headers } = await bareRequest(`${mockServer.url()}/__sandbox/`)
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/default-src 'self'|default-src 'none'/)
    expect(policy).toMatch(/frame-ancestors 'none'/)
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/)
    expect(policy).not.toMatch(/https?:\/\/(?!127\.0\.0\.1|localhost)/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBeDefined()
  })
})
