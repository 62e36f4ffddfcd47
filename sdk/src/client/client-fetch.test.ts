import createOpenapiFetchClient from 'openapi-fetch'
import { describe, expect, it } from 'vitest'
import { envelope } from '../../test/fake-backend.ts'
import { at, credentials, makeClient } from '../../test/make-client.ts'
import { isConfigurationError } from '../errors/configuration-error.ts'
import { isTimeoutError } from '../errors/timeout-error.ts'
import type { paths } from '../gen/schema.ts'

const baseUrl = 'http://api.test'

describe('the client as a fetch', () => {
  it('serves openapi-fetch, with session, mode and cache', async () => {
    const { client, backend } = makeClient(() => envelope([{ code: 'EURUSD' }]))
    const api = createOpenapiFetchClient<paths>({ baseUrl, fetch: client.fetch })
    for (let i = 0; i < 2; i++) {
      const { data } = await api.GET('/swx/customer/index/listMarketByType', {
        params: { query: { type: 1 } },
      })
      expect(data?.result).toEqual([{ code: 'EURUSD' }])
    }
    await client.GET(at.list, { params: { query: { type: 1 } } })
    expect(backend.requests).toHaveLength(1)
    const { headers } = backend.requests[0] as Request
    expect([headers.get('authorization'), headers.get('virtually')]).toEqual(['token-a', 'YES'])
  })

  it('gives errors as the backend wrote them, and HTTP errors with their status', async () => {
    const { client } = makeClient((_, nth) =>
      nth === 1 ? envelope(null, '10004') : Response.json({ code: '400', errors: [] }, { status: 400 }),
    )
    const api = createOpenapiFetchClient<paths>({ baseUrl, fetch: client.fetch })
    const refused = await api.POST('/swx/customer/login/login', { body: credentials })
    expect(refused.data?.code).toBe('10004')
    const failed = await api.POST('/swx/customer/login/login', { body: credentials })
    expect([failed.response.status, (failed.error as { code?: string }).code]).toEqual([400, '400'])
  })

  it('gives an answer without a body where its status has none', async () => {
    const { client } = makeClient(() => new Response(null, { status: 304 }))
    const response = await client.fetch(`${baseUrl}${at.list}`)
    expect([response.status, response.body]).toEqual([304, null])
  })

  it.each([
    ['an answer that has a success without a body', () => new Response(null, { status: 204 }), 'contract'],
    ['an answer that has a success without content', () => new Response(null, { status: 205 }), 'contract'],
    ['an answer whose status no response can have', () => Response.error(), 'http'],
  ])('rejects with the error of the call for %s', async (_, answer, kind) => {
    const { client } = makeClient(answer)
    await expect(client.fetch(`${baseUrl}${at.list}`, { method: 'GET' })).rejects.toMatchObject({ kind })
  })

  it('names an intention to move money, also where the call is sent again', async () => {
    const { client, backend } = makeClient((_, nth) => {
      if (nth === 1) throw new TypeError('reset')
      return envelope(null, '20004')
    })
    const api = createOpenapiFetchClient<paths>({ baseUrl, fetch: client.fetch })
    const body = { productId: 'p-1', days: 7, amount: '100.00', acceptedTermsVersion: 'terms-1' }
    const buy = () => api.POST('/swx/customer/order/buySmart', { body })
    await expect(buy()).rejects.toMatchObject({ kind: 'network' })
    expect((await buy()).data?.code).toBe('20004')
    const [first, second] = backend.requests.map(({ headers }) => headers.get('idempotency-key'))
    expect(first).toMatch(/^"[\w-]+"$/)
    expect(second).toBe(first)
  })

  it('ends with the deadline of its client', async () => {
    const { client } = makeClient(() => new Promise(() => {}), { timeoutMs: 20 })
    await expect(client.fetch(`${baseUrl}${at.list}`)).rejects.toSatisfy(isTimeoutError)
  })

  it('sends files as a form', async () => {
    const { client, backend } = makeClient(() => envelope({ fileId: 'f-1' }))
    const body = new FormData()
    body.set('purpose', 'kyc')
    body.set('file', new Blob(['x'], { type: 'image/png' }))
    await client.fetch(`${baseUrl}/swx/customer/user/upload`, { method: 'POST', body })
    expect((await backend.requests[0]?.formData())?.get('purpose')).toBe('kyc')
  })

  it.each([
    ['another origin', 'https://elsewhere.example/swx/customer/index/listMarketByType', 'this client is for'],
    [
      'a path that leads out of its operation',
      `${baseUrl}/swx/customer/index/getMarketInfo/..`,
      'no operation',
    ],
    ['a path of no operation', `${baseUrl}/swx/other`, 'no operation'],
  ])('refuses %s before any request', async (_, url, says) => {
    const { client, backend } = makeClient()
    await expect(client.fetch(url)).rejects.toThrow(says)
    expect(backend.requests).toHaveLength(0)
  })

  it('refuses headers that say another mode than the client', async () => {
    const { client, backend } = makeClient()
    const call = client.fetch(`${baseUrl}${at.list}`, { headers: { virtually: 'NO' } })
    await expect(call).rejects.toThrow("virtually is the client's own header")
    expect(backend.requests).toHaveLength(0)
    const other = client.fetch('https://elsewhere.example/')
    await expect(other).rejects.toSatisfy(isConfigurationError)
  })
})
