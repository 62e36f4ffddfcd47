import { expect, it } from 'vitest'
import { envelope } from '../../test/fake-backend.ts'
import { at, makeClient } from '../../test/make-client.ts'
import { createOpenapiClient } from './create-openapi-client.ts'

const baseUrl = 'http://api.test'
const query = { type: 1 } as const

it('answers as openapi-fetch does, from the cache that the client has', async () => {
  const { client, backend } = makeClient(() => envelope([{ code: 'EURUSD' }]))
  const api = createOpenapiClient(client, { baseUrl })
  await client.GET(at.list, { params: { query } })
  const { data } = await api.GET('/swx/customer/index/listMarketByType', { params: { query } })
  expect(data?.result).toEqual([{ code: 'EURUSD' }])
  expect(backend.requests).toHaveLength(1)
})

it('runs middlewares of openapi-fetch before the request and after the answer', async () => {
  const { client, backend } = makeClient(() => envelope([]))
  const api = createOpenapiClient(client, { baseUrl })
  const seen: string[] = []
  api.use({
    onRequest: ({ request, schemaPath }) => {
      seen.push(schemaPath)
      request.headers.set('X-App', 'desk')
    },
    onResponse: ({ response }) => {
      seen.push(String(response.status))
    },
  })
  await api.GET('/swx/customer/index/listMarketByType', { params: { query } })
  expect(seen).toEqual(['/swx/customer/index/listMarketByType', '200'])
  const { headers } = backend.requests[0] as Request
  expect([headers.get('x-app'), headers.get('authorization')]).toEqual(['desk', 'token-a'])
})
