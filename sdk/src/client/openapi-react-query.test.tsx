// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import createOpenapiFetchClient from 'openapi-fetch'
import createQueryHooks from 'openapi-react-query'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { envelope, type FakeHandler } from '../../test/fake-backend.ts'
import { makeClient } from '../../test/make-client.ts'
import { isTimeoutError } from '../errors/timeout-error.ts'
import type { paths } from '../gen/schema.ts'
import type { ClientOptions } from './client-options.ts'

function setUp(handler?: FakeHandler, options?: Partial<ClientOptions>) {
  const { client, backend } = makeClient(handler, options)
  const baseUrl = 'http://api.test'
  const $api = createQueryHooks(createOpenapiFetchClient<paths>({ baseUrl, fetch: client.fetch }))
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  return { backend, $api, queries, wrapper }
}

afterEach(cleanup)

describe('openapi-react-query over the client', () => {
  it('reads with session, mode and cache', async () => {
    const { $api, backend, queries, wrapper } = setUp(() => envelope([{ code: 'EURUSD' }]))
    const useMarkets = () =>
      $api.useQuery('get', '/swx/customer/index/listMarketByType', { params: { query: { type: 1 } } })
    for (let i = 0; i < 2; i++) {
      queries.clear()
      const { result, unmount } = renderHook(useMarkets, { wrapper })
      await waitFor(() => expect(result.current.data?.result).toEqual([{ code: 'EURUSD' }]))
      unmount()
    }
    expect(backend.requests).toHaveLength(1)
    const { headers } = backend.requests[0] as Request
    expect([headers.get('authorization'), headers.get('virtually')]).toEqual(['token-a', 'YES'])
  })

  it('ends with the deadline of the client', async () => {
    const { $api, wrapper } = setUp(() => new Promise(() => {}), { timeoutMs: 20 })
    const useMarkets = () => $api.useQuery('get', '/swx/customer/index/listMarketByType')
    const { result } = renderHook(useMarkets, { wrapper })
    await waitFor(() => expect(result.current.error).toSatisfy(isTimeoutError))
  })

  it('sends money again with the key of the first time, while its outcome is unknown', async () => {
    const { $api, backend, wrapper } = setUp((_, nth) => {
      if (nth === 1) throw new TypeError('reset')
      return envelope(null, '20004')
    })
    const useBuy = () => $api.useMutation('post', '/swx/customer/order/buySmart')
    const { result } = renderHook(useBuy, { wrapper })
    const body = { productId: 'p-1', days: 7, amount: '100.00', acceptedTermsVersion: 'terms-1' }
    await expect(result.current.mutateAsync({ body })).rejects.toMatchObject({ kind: 'network' })
    expect((await result.current.mutateAsync({ body })).code).toBe('20004')
    const [first, second] = backend.requests.map(({ headers }) => headers.get('idempotency-key'))
    expect(first).toMatch(/^"[\w-]+"$/)
    expect(second).toBe(first)
  })
})
