// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest'
import { envelope, type FakeHandler } from '../../test/fake-backend.ts'
import { at, makeClient } from '../../test/make-client.ts'
import type { MarketItem } from '../gen/entities.ts'
import { listMarketByType, listTransaction } from '../gen/functions.ts'
import { useGetMarketInfo } from '../gen/react/hooks.ts'
import { getMarketInfoQueryOptions } from '../gen/react/options.ts'
import { SwxProvider } from './swx-provider.tsx'
import { useSwxPages, useSwxQueries, useSwxQuery } from './swx-query.ts'
import { swxQueryOptions } from './swx-query-options.ts'

configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)

/** Answers with who asked and for the how many-th time. */
const whoAsked: FakeHandler = ({ headers, url }, nth) =>
  envelope([{ code: `${headers.get('virtually')} ${new URL(url).search} ${nth}` }])

function setUp(handler: FakeHandler = whoAsked) {
  const made = makeClient(handler)
  const queryClient = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SwxProvider client={made.client} queryClient={queryClient}>
      {children}
    </SwxProvider>
  )
  return { ...made, queryClient, wrapper }
}

describe('a query of own calls', () => {
  it("asks past the client's cache, by function and by path", async () => {
    const { wrapper, client, backend } = setUp()
    await client.GET(at.list, { params: { query: { type: 1 } } })
    const { result } = renderHook(
      () =>
        useSwxQuery(['both'], async (client) => {
          const byName = await listMarketByType(client, { type: 1 })
          const byPath = await client.GET(at.list, { params: { query: { type: 1 } } })
          return [...byName, ...(byPath.data?.result ?? [])]
        }),
      { wrapper },
    )
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    expect(backend.requests).toHaveLength(3)
    expectTypeOf(result.current.data).toEqualTypeOf<MarketItem[] | undefined>()
  })

  it('is not repeated when it fails, and gives what was thrown', async () => {
    const { wrapper, backend } = setUp(() => envelope(null, '10015'))
    const { result } = renderHook(() => useSwxQuery(['list'], (client) => listMarketByType(client)), {
      wrapper,
    })
    await waitFor(() => expect(result.current.error).toMatchObject({ kind: 'business', code: '10015' }))
    expect(backend.requests).toHaveLength(1)
  })

  it('asks anew for another account mode, and after a write', async () => {
    const { wrapper, person, client } = setUp()
    const { result, rerender } = renderHook(
      () => useSwxQuery(['list'], (client) => listMarketByType(client), { select: ([first]) => first?.code }),
      { wrapper },
    )
    await waitFor(() => expect(result.current.data).toBe('YES  1'))
    person.virtual = false
    rerender()
    expect(result.current.data).toBeUndefined()
    await waitFor(() => expect(result.current.data).toBe('NO  2'))
    await act(async () => {
      await client.request('POST', '/swx/customer/order/openOrder', { body: {} })
    })
    await waitFor(() => expect(result.current.data).toBe('NO  4'))
  })

  it('keeps what was shown while another key is asked for, but not for another user', async () => {
    const { wrapper, person } = setUp()
    const { result, rerender } = renderHook(
      ({ type }) =>
        useSwxQuery(['list', type], (client) => listMarketByType(client, { type }), { keepPrevious: true })
          .data?.[0]?.code,
      { wrapper, initialProps: { type: 1 as 1 | 2 } },
    )
    await waitFor(() => expect(result.current).toBe('YES ?type=1 1'))
    rerender({ type: 2 })
    expect(result.current).toBe('YES ?type=1 1')
    await waitFor(() => expect(result.current).toBe('YES ?type=2 2'))
    person.token = 'token-b'
    rerender({ type: 1 })
    expect(result.current).toBeUndefined()
    await waitFor(() => expect(result.current).toBe('YES ?type=1 3'))
  })
})

describe('several queries at once', () => {
  const markets: FakeHandler = ({ url, headers }) =>
    envelope({ id: url.at(-1), code: `${headers.get('virtually')} ${url.at(-1)}` })

  it('share what the hook of the operation has, and belong to the current account mode', async () => {
    const { wrapper, person, backend } = setUp(markets)
    const codes = (results: readonly { readonly data: { readonly code: string } | undefined }[]) =>
      results.map(({ data }) => data?.code)
    const { result, rerender } = renderHook(
      () => ({
        one: useGetMarketInfo({ id: '5' }).data?.code,
        all: useSwxQueries(
          (client) => ['5', '6'].map((id) => getMarketInfoQueryOptions(client, { id })),
          codes,
        ),
      }),
      { wrapper },
    )
    await waitFor(() => expect(result.current.all).toEqual(['YES 5', 'YES 6']))
    expect(result.current.one).toBe('YES 5')
    expect(backend.requests).toHaveLength(2)
    person.virtual = false
    rerender()
    await waitFor(() => expect(result.current.all).toEqual(['NO 5', 'NO 6']))
  })

  it('take own calls, too', async () => {
    const { wrapper } = setUp()
    const { result } = renderHook(
      () =>
        useSwxQueries((client) =>
          ([1, 2] as const).map((type) =>
            swxQueryOptions(client, ['list', type], (client) => listMarketByType(client, { type })),
          ),
        ),
      { wrapper },
    )
    await waitFor(() => expect(result.current.every(({ isSuccess }) => isSuccess)).toBe(true))
    expectTypeOf(result.current[0]?.data).toEqualTypeOf<readonly MarketItem[] | undefined>()
  })
})

describe('pages of own calls', () => {
  it('grow by one until there is none', async () => {
    const { wrapper } = setUp(({ url }) => {
      const pageNum = Number(new URL(url).searchParams.get('pageNum'))
      return envelope({ list: [{ id: `t-${pageNum}` }], pageNum, hasNext: pageNum < 2 })
    })
    const { result } = renderHook(
      () => useSwxPages(['mine'], (client, pageNum) => listTransaction(client, { pageNum })),
      { wrapper },
    )
    const ids = () => result.current.data?.pages.flatMap(({ list }) => list.map(({ id }) => id))
    await waitFor(() => expect(ids()).toEqual(['t-1']))
    await act(() => result.current.fetchNextPage())
    await waitFor(() => expect(ids()).toEqual(['t-1', 't-2']))
    expect(result.current.hasNextPage).toBe(false)
  })
})
