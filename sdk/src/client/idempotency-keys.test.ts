import { describe, expect, it } from 'vitest'
import { envelope } from '../../test/fake-backend.ts'
import { at, credentials, makeClient } from '../../test/make-client.ts'

const path = '/swx/customer/order/buySmart'
const body = { productId: 'p-30', days: 30, amount: '5000.00', acceptedTermsVersion: '2026-01' }
const keysOf = (requests: Request[]) => requests.map(({ headers }) => headers.get('idempotency-key'))

describe('the key of a money operation', () => {
  it('is a quoted UUID, another one after each definitive answer', async () => {
    const { client, backend } = makeClient((_, nth) => envelope(null, nth === 1 ? '20004' : '10011'))
    for (let i = 0; i < 3; i++) await client.POST(path, { body })
    const keys = keysOf(backend.requests)
    for (const key of keys)
      expect(key).toMatch(/^"[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}"$/)
    expect(new Set(keys).size).toBe(3)
  })

  it.each([
    ['no connection', () => Promise.reject(new TypeError('reset'))],
    ['HTTP 500', () => new Response('', { status: 500 })],
    ['HTTP 409: still running', () => Response.json({ code: '11015' }, { status: 409 })],
    ['an answer that cannot be read', () => new Response('{"co')],
    ['no time left', () => new Promise<Response>(() => {})],
  ])('is kept for the same request after %s', async (_, unclear) => {
    const { client, backend, person } = makeClient((_request, nth) =>
      nth < 3 ? unclear() : envelope(null, '20004'),
    )
    for (let i = 0; i < 3; i++) await client.POST(path, { body, timeoutMs: 20 })
    person.token = 'token-of-the-next-login'
    await client.POST(path, { body })
    const [first, second, third, fourth] = keysOf(backend.requests)
    expect([second, third]).toEqual([first, first])
    expect(fourth).not.toBe(first)
  })

  it.each([
    ['HTTP 401', () => new Response('', { status: 401 })],
    ['the code 401', () => envelope(null, '401')],
    ['HTTP 400', () => new Response('', { status: 400 })],
    ['HTTP 413', () => new Response('', { status: 413 })],
    ['HTTP 429', () => new Response('', { status: 429 })],
  ])(
    'is kept after %s to a repeated request, since that says nothing about the first',
    async (_, turnedAway) => {
      const { client, backend, person } = makeClient((_request, nth) => {
        if (nth === 1) return Promise.reject(new TypeError('reset'))
        return nth === 2 ? turnedAway() : envelope(null, '20004')
      })
      for (let i = 0; i < 2; i++) await client.POST(path, { body })
      person.token = 'token-of-the-next-login'
      for (let i = 0; i < 2; i++) await client.POST(path, { body })
      const [first, second, third, fourth] = keysOf(backend.requests)
      expect([second, third]).toEqual([first, first])
      expect(fourth).not.toBe(first)
    },
  )

  it('is another one once an earlier answer to it is given again, whatever its status', async () => {
    const headers = { 'Idempotent-Replayed': 'true' }
    const { client, backend } = makeClient((_, nth) =>
      nth === 1 ? Promise.reject(new TypeError('reset')) : new Response('', { status: 400, headers }),
    )
    for (let i = 0; i < 3; i++) await client.POST(path, { body })
    const [first, second, third] = keysOf(backend.requests)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('is another one for another amount, another operation and the other account', async () => {
    const { client, backend, person } = makeClient(() => new Response('', { status: 500 }))
    await client.POST(path, { body })
    await client.POST(path, { body: { ...body, amount: '5000.01' } })
    await client.POST('/swx/customer/order/exitSmart', { body: { orderNo: 'SM1', quoteId: 'q-1' } })
    person.virtual = false
    await client.POST(path, { body })
    expect(new Set(keysOf(backend.requests)).size).toBe(4)
  })

  it('is not sent where no money moves', async () => {
    const { client, backend } = makeClient()
    await client.POST(at.write, { body: credentials })
    expect(keysOf(backend.requests)).toEqual([null])
  })

  it('is the one that the caller gives, if any', async () => {
    const { client, backend } = makeClient()
    await client.POST(path, { body, idempotencyKey: 'mine-0001' })
    await client.POST(path, { body, headers: [['idempotency-key', '"mine-0002"']] })
    expect(keysOf(backend.requests)).toEqual(['"mine-0001"', '"mine-0002"'])
  })

  it('lets a caller have the request repeated, which by itself it never is', async () => {
    const once = makeClient(() => new Response('', { status: 503, headers: { 'retry-after': '0' } }))
    await once.client.POST(path, { body })
    expect(once.backend.requests).toHaveLength(1)
    const { client, backend } = makeClient((_, nth) =>
      nth < 3 ? new Response('', { status: 503, headers: { 'retry-after': '0' } }) : envelope(null, '20004'),
    )
    expect((await client.POST(path, { body, retry: 2 })).data?.code).toBe('20004')
    expect(new Set(keysOf(backend.requests)).size).toBe(1)
  })
})
