// @vitest-environment happy-dom
import { dehydrate, HydrationBoundary, QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest'
import { envelope, type FakeHandler } from '../../test/fake-backend.ts'
import { makeClient } from '../../test/make-client.ts'
import type { BusinessError } from '../errors/business-error.ts'
import type { Availability, MarketInfo, MarketItem } from '../gen/entities.ts'
import {
  useBuySmart,
  useCheckUserNameOrPhone,
  useGetMarketInfo,
  useListMarketByType,
  useListTransactionInfinite,
} from '../gen/react/hooks.ts'
import {
  getInstrumentQueryKey,
  getMarketInfoQueryOptions,
  listMarketByTypeQueryOptions,
  listTransactionInfiniteOptions,
} from '../gen/react/options.ts'
import { SwxProvider } from './swx-provider.tsx'

configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)

const markets: FakeHandler = ({ url }) =>
  url.includes('getMarketInfo') ? envelope({ id: '5', code: 'EURUSD' }) : envelope([{ code: 'EURUSD' }])

function setUp(handler: FakeHandler = markets) {
  const made = makeClient(handler)
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SwxProvider client={made.client} queryClient={queryClient}>
      {children}
    </SwxProvider>
  )
  return { ...made, queryClient, wrapper }
}

describe('options of a query', () => {
  it('prefetch what the hook then shows without asking', async () => {
    const { client, backend, queryClient, wrapper } = setUp()
    await queryClient.prefetchQuery(getMarketInfoQueryOptions(client, { id: '5' }))
    const { result } = renderHook(() => useGetMarketInfo({ id: '5' }), { wrapper })
    expect(result.current.data?.code).toBe('EURUSD')
    expect(backend.requests).toHaveLength(1)
    expectTypeOf(result.current.data).toEqualTypeOf<MarketInfo | undefined>()
  })

  it('serve useQuery with a select of its own', async () => {
    const { client, wrapper } = setUp()
    const { result } = renderHook(
      () =>
        useQuery({ ...listMarketByTypeQueryOptions(client, { type: 1 }), select: ([first]) => first?.code }),
      { wrapper },
    )
    await waitFor(() => expect(result.current.data).toBe('EURUSD'))
  })

  it('have the key by which data is set, read and asked for again', async () => {
    const { client, backend, queryClient, wrapper } = setUp()
    const key = getInstrumentQueryKey(client, { id: '5' })
    const { result } = renderHook(
      () => {
        const { data, queryKey } = useGetMarketInfo({ id: '5' })
        return { code: data?.code, queryKey }
      },
      { wrapper },
    )
    await waitFor(() => expect(result.current.code).toBe('EURUSD'))
    expect(key).toEqual(result.current.queryKey)
    act(() => {
      queryClient.setQueryData(key, (old) => old && { ...old, code: 'GBPUSD' })
    })
    await waitFor(() => expect(result.current.code).toBe('GBPUSD'))
    await act(() => queryClient.invalidateQueries({ queryKey: key }))
    expect(backend.requests).toHaveLength(2)
    expectTypeOf(queryClient.getQueryData(key)).toEqualTypeOf<MarketInfo | undefined>()
  })

  it('of a list with pages serve useInfiniteQuery and prefetching', async () => {
    const pages: FakeHandler = ({ url }) => {
      const pageNum = Number(new URL(url).searchParams.get('pageNum'))
      return envelope({ list: [{ id: `t-${pageNum}` }], pageNum, hasNext: pageNum < 2 })
    }
    const { client, backend, queryClient, wrapper } = setUp(pages)
    await queryClient.prefetchInfiniteQuery(listTransactionInfiniteOptions(client, { kind: 'DEPOSIT' }))
    const { result } = renderHook(
      () => ({
        own: useInfiniteQuery(listTransactionInfiniteOptions(client, { kind: 'DEPOSIT' })),
        hook: useListTransactionInfinite({ kind: 'DEPOSIT' }),
      }),
      { wrapper },
    )
    expect(result.current.hook.data?.pages[0]?.list[0]?.id).toBe('t-1')
    await act(() => result.current.hook.fetchNextPage())
    await waitFor(() => expect(result.current.own.data?.pages).toHaveLength(2))
    expect(backend.requests).toHaveLength(2)
  })

  it('render on a server, and the browser goes on with what it sent', async () => {
    const server = setUp()
    await server.queryClient.prefetchQuery(listMarketByTypeQueryOptions(server.client, { type: 1 }))
    const state = dehydrate(server.queryClient)
    const Prices = () => {
      const prices = useListMarketByType({ type: 1 })
      return <p>{prices.data?.map(({ code }) => code).join()}</p>
    }
    const html = renderToString(
      <server.wrapper>
        <Prices />
      </server.wrapper>,
    )
    expect(html).toBe('<p>EURUSD</p>')

    const browser = setUp()
    const { result } = renderHook(() => useListMarketByType({ type: 1 }), {
      wrapper: ({ children }) => (
        <browser.wrapper>
          <HydrationBoundary state={JSON.parse(JSON.stringify(state))}>{children}</HydrationBoundary>
        </browser.wrapper>
      ),
    })
    expect(result.current.data?.[0]?.code).toBe('EURUSD')
    expect(browser.backend.requests).toHaveLength(0)
    expect(JSON.stringify(state)).not.toContain('token-a')
    expectTypeOf(result.current.data).toEqualTypeOf<readonly MarketItem[] | undefined>()
  })
})

describe('a hook', () => {
  it('gives the whole envelope when asked for it, beside the one that gives the result', async () => {
    const { wrapper } = setUp()
    const { result } = renderHook(
      () => ({
        whole: useGetMarketInfo({ id: '5' }, { request: { withResponse: true } }),
        time: useGetMarketInfo(
          { id: '5' },
          { request: { withResponse: true }, query: { select: ({ serverTime }) => serverTime } },
        ),
        plain: useGetMarketInfo({ id: '5' }),
      }),
      { wrapper },
    )
    await waitFor(() => expect(result.current.plain.data?.code).toBe('EURUSD'))
    expect(result.current.whole.data).toMatchObject({ traceId: 't-1', result: { code: 'EURUSD' } })
    expect(result.current.time.data).toBe('2026-01-10T15:20:00.000Z')
  })

  it('knows the codes of its operation', () => {
    const check = () => useCheckUserNameOrPhone({ userName: 'mei' })
    type Failure = Extract<NonNullable<ReturnType<typeof check>['error']>, { kind: 'business' }>
    expectTypeOf<Failure>().toEqualTypeOf<BusinessError<'10001' | '10002' | '10003' | '10006' | '10007'>>()
    expectTypeOf<ReturnType<typeof check>['data']>().toEqualTypeOf<Availability | undefined>()
  })

  it('that moves money takes a key for each mutate', async () => {
    const { wrapper, backend } = setUp(() => envelope({ orderNo: 'SM1' }, '20004'))
    const { result } = renderHook(() => useBuySmart(), { wrapper })
    const data = { productId: 'p-1', days: 7, amount: '100.00', acceptedTermsVersion: 'terms-1' }
    for (const idempotencyKey of ['first-key', 'second-key'])
      await act(() => result.current.mutateAsync({ data, idempotencyKey }))
    const keys = backend.requests.map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toEqual(['"first-key"', '"second-key"'])
    expect(await backend.requests[0]?.json()).toEqual(data)
  })
})
