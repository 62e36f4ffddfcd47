// @vitest-environment happy-dom
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { act, cleanup, configure, render, renderHook, screen, waitFor } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { envelope, type FakeHandler } from '../../test/fake-backend.ts'
import { at, makeClient } from '../../test/make-client.ts'
import { isBusinessError } from '../errors/business-error.ts'
import type { CallError } from '../errors/call-error.ts'
import {
  useGetMarketInfo,
  useGetUserInfo,
  useListIncomeDetail,
  useListMarketByType,
  useListMarketByTypeSuspense,
  useListOrder,
  useListTransactionInfinite,
  useLogin,
  useLogout,
} from '../gen/react/hooks.ts'
import { listInstrumentsQueryKey, listTransactionQueryKey } from '../gen/react/options.ts'
import type { components } from '../gen/schema.ts'
import { changedTags, isOfTag } from './changed-tags.ts'
import { useSwxClient } from './swx-context.ts'
import { SwxProvider } from './swx-provider.tsx'

// On a busy machine a render can take longer than the usual second.
configure({ asyncUtilTimeout: 10_000 })

function setUp(handler?: FakeHandler) {
  const made = makeClient(handler)
  const queryClient = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SwxProvider client={made.client} queryClient={queryClient}>
      {children}
    </SwxProvider>
  )
  return { ...made, queryClient, wrapper }
}

/** Answers with who asked, so that a mixed-up answer shows itself. */
const whoAsked: FakeHandler = ({ headers }, nth) =>
  envelope([headers.get('authorization'), headers.get('virtually'), headers.get('accept-language'), nth])

afterEach(cleanup)

describe('a query hook', () => {
  it('shows the result', async () => {
    const { wrapper, backend } = setUp(() => envelope([{ code: 'EURUSD' }]))
    const { result } = renderHook(() => useListMarketByType({ type: 1 }), { wrapper })
    await waitFor(() => expect(result.current.data).toEqual([{ code: 'EURUSD' }]))
    expect(backend.requests[0]?.url).toBe(`http://api.test${at.list}?type=1`)
    expectTypeOf(result.current.data).toEqualTypeOf<
      readonly components['schemas']['MarketItem'][] | undefined
    >()
    expectTypeOf(result.current.error).toEqualTypeOf<CallError | null>()
  })

  it('shows an error as an error with its code, asked for once', async () => {
    const { wrapper, backend } = setUp(() => envelope(null, '10015'))
    const { result } = renderHook(() => useGetMarketInfo({ id: '1' }), { wrapper })
    await waitFor(() => expect(result.current.isError).toBe(true))
    expect(isBusinessError(result.current.error) && result.current.error.code).toBe('10015')
    expect(backend.requests).toHaveLength(1)
  })

  it('leaves repeating to the client, which does not repeat a POST', async () => {
    const { wrapper, backend } = setUp(() => new Response('', { status: 503 }))
    const { result } = renderHook(() => useGetUserInfo(), { wrapper })
    await waitFor(() => expect(result.current.error?.status).toBe(503))
    expect(backend.requests).toHaveLength(1)
  })

  it.each(['..', '.', '%2e%2e'])('refuses the path value %s before any request', async (id) => {
    const { wrapper, backend } = setUp()
    const { result } = renderHook(() => useGetMarketInfo({ id }), { wrapper })
    await waitFor(() => expect(result.current.error?.kind).toBe('contract'))
    expect(backend.requests).toHaveLength(0)
  })

  it('encodes path values', async () => {
    const { wrapper, backend } = setUp()
    renderHook(() => useGetMarketInfo({ id: 'a/b?c' }), { wrapper })
    await waitFor(() => expect(backend.requests[0]?.url).toMatch(/getMarketInfo\/a%2Fb%3Fc$/))
  })

  it("keeps its answer as long as the contract lets it, and asks past the client's cache", async () => {
    const { wrapper, client, backend } = setUp()
    await client.GET(at.list, { params: { query: { type: 1 } } })
    const first = renderHook(() => useListMarketByType({ type: 1 }), { wrapper })
    await waitFor(() => expect(first.result.current.isSuccess).toBe(true))
    expect(backend.requests).toHaveLength(2)
    const later = renderHook(() => useListMarketByType({ type: 1 }), { wrapper })
    expect(later.result.current.isSuccess).toBe(true)
    expect(later.result.current.isStale).toBe(false)
    expect(backend.requests).toHaveLength(2)
    await later.result.current.refetch()
    expect(backend.requests).toHaveLength(3)
  })

  it("leaves it to the query client how long a user's own data stays fresh", async () => {
    const { wrapper } = setUp()
    const { result } = renderHook(() => useListOrder(), { wrapper })
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    expect(result.current.isStale).toBe(true)
  })

  it("takes an answer of the client's cache when told to", async () => {
    const { wrapper, client, backend } = setUp()
    await client.GET(at.list)
    const { result } = renderHook(() => useListMarketByType({}, { request: { cache: 'default' } }), {
      wrapper,
    })
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    expect(backend.requests).toHaveLength(1)
  })

  it('ends its request when it is no longer shown', async () => {
    const { wrapper, backend } = setUp(() => new Promise(() => {}))
    const { unmount } = renderHook(() => useListMarketByType(), { wrapper })
    await waitFor(() => expect(backend.requests).toHaveLength(1))
    unmount()
    await waitFor(() => expect(backend.requests[0]?.signal.aborted).toBe(true))
  })

  it('says what is missing without a provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => renderHook(() => useSwxClient())).toThrow('put <SwxProvider client={createClient(…)}>')
  })
})

describe('the result of a query hook', () => {
  it('can be spread with its key, and a component depends only on the fields that it reads', async () => {
    const { wrapper, queryClient, client } = setUp(() => envelope([{ code: 'EURUSD' }]))
    const queryKey = listInstrumentsQueryKey(client, { type: 1 })
    let renders = 0
    const reader = renderHook(
      () => {
        renders++
        return useListMarketByType({ type: 1 }).isSuccess
      },
      { wrapper },
    )
    await waitFor(() => expect(reader.result.current).toBe(true))
    const before = renders
    await act(() => queryClient.invalidateQueries({ queryKey }))
    expect(renders).toBe(before)

    const { result } = renderHook(() => ({ ...useListMarketByType({ type: 1 }) }), { wrapper })
    await waitFor(() => expect(result.current.data?.[0]?.code).toBe('EURUSD'))
    expect(result.current.queryKey).toEqual(queryKey)
  })
})

describe('a query hook that suspends', () => {
  it('shows its data without a pending state', async () => {
    const { wrapper } = setUp(() => envelope([{ code: 'EURUSD' }]))
    const First = () => {
      const { data } = useListMarketByTypeSuspense({ type: 1 })
      expectTypeOf(data).toEqualTypeOf<readonly components['schemas']['MarketItem'][]>()
      return <p>{data[0]?.code}</p>
    }
    render(
      <Suspense fallback={<p>wait</p>}>
        <First />
      </Suspense>,
      { wrapper },
    )
    expect(screen.getByText('wait')).toBeDefined()
    await screen.findByText('EURUSD')
  })
})

describe('a hook of a list that has pages', () => {
  const pages: FakeHandler = ({ url }) => {
    const pageNum = Number(new URL(url).searchParams.get('pageNum'))
    return envelope({ list: [{ id: `t-${pageNum}` }], pageNum, hasNext: pageNum < 3 })
  }

  it('adds a page at a time until there is none', async () => {
    const { wrapper, backend } = setUp(pages)
    const { result } = renderHook(() => useListTransactionInfinite({ kind: 'DEPOSIT' }), { wrapper })
    const ids = () => result.current.data?.pages.flatMap((page) => page.list.map(({ id }) => id))
    await waitFor(() => expect(ids()).toEqual(['t-1']))
    for (const expected of [
      ['t-1', 't-2'],
      ['t-1', 't-2', 't-3'],
    ]) {
      await act(() => result.current.fetchNextPage())
      await waitFor(() => expect(ids()).toEqual(expected))
    }
    expect(result.current.hasNextPage).toBe(false)
    expect(backend.requests[1]?.url).toMatch(/kind=DEPOSIT&pageNum=2$/)
  })

  it.each([[null], [{ hasNext: true }], [{ list: 'rows', hasNext: true }]])(
    'has an error of the contract when it is answered %j, and its component goes on',
    async (page) => {
      const { wrapper } = setUp(() => envelope(page))
      const { result } = renderHook(() => useListTransactionInfinite({ kind: 'DEPOSIT' }), { wrapper })
      await waitFor(() => expect(result.current.isError).toBe(true))
      expect(result.current.error).toMatchObject({
        kind: 'contract',
        path: '/swx/customer/user/listTransaction',
      })
      expect(result.current.hasNextPage).toBe(false)
    },
  )

  it('is a query of its own beside the one of a single page', async () => {
    const { wrapper, queryClient, client } = setUp(pages)
    const { result } = renderHook(() => useListTransactionInfinite(), { wrapper })
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    expect(result.current.queryKey.at(-1)).toEqual(client.identity())
    expect(queryClient.getQueryData(listTransactionQueryKey(client))).toBeUndefined()
  })
})

describe('who is asking', () => {
  it('is part of every query key, with the token as a fingerprint', async () => {
    const { wrapper, queryClient, client } = setUp()
    const { result } = renderHook(() => useListMarketByType({ type: 1 }), { wrapper })
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    const [query] = queryClient.getQueryCache().getAll()
    expect(query?.queryKey).toEqual(listInstrumentsQueryKey(client, { type: 1 }))
    expect(query?.queryHash).not.toContain('token-a')
    expect(result.current.queryKey).toEqual(query?.queryKey)
  })

  it.each([
    ['token', { token: 'token-b' }, ['token-b', 'YES', 'en']],
    ['mode', { virtual: false }, ['token-a', 'NO', 'en']],
    ['language', { language: 'ko' }, ['token-a', 'YES', 'ko']],
  ])('another %s never sees what was there before', async (_, change, expected) => {
    const { wrapper, person, client, queryClient } = setUp(whoAsked)
    const shown: unknown[] = []
    const { result, rerender } = renderHook(
      () => {
        const list = useListMarketByType()
        if (person.token !== 'token-a' || !person.virtual || person.language !== 'en') shown.push(list.data)
        return list
      },
      { wrapper },
    )
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    Object.assign(person, change)
    rerender()
    await waitFor(() => expect(result.current.data).toEqual(expect.arrayContaining(expected)))
    expect(shown.filter((rows) => rows !== undefined && (rows as unknown[])[3] === 1)).toEqual([])
    await waitFor(() =>
      expect(
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ queryKey }) => queryKey.at(-1)),
      ).toEqual([client.identity()]),
    )
  })

  it('is noticed by shown queries as soon as any call notices it', async () => {
    const { wrapper, person, client } = setUp(whoAsked)
    const { result } = renderHook(() => useListMarketByType(), { wrapper })
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    person.token = 'token-b'
    await act(async () => {
      await client.POST(at.postedRead)
    })
    await waitFor(() => expect(result.current.data).toContain('token-b'))
  })
})

describe('a mutation hook', () => {
  it('gives the result and shows errors as errors', async () => {
    const { wrapper } = setUp((_, nth) =>
      nth === 1 ? envelope(null, '10004') : envelope({ token: 'token-b' }),
    )
    const { result } = renderHook(() => useLogin(), { wrapper })
    const data = { userName: 'mei_lin', password: 'secret-1' }
    act(() => result.current.mutate({ data }))
    await waitFor(() => expect(result.current.error?.code).toBe('10004'))
    act(() => result.current.mutate({ data }))
    await waitFor(() => expect(result.current.data?.token).toBe('token-b'))
  })

  it('is sent once and now, whatever the browser thinks about being offline', async () => {
    onlineManager.setOnline(false)
    const { wrapper, backend } = setUp(() => Promise.reject(new TypeError('offline')))
    const { result } = renderHook(() => useLogout(), { wrapper })
    act(() => result.current.mutate())
    await waitFor(() => expect(result.current.error?.kind).toBe('network'))
    onlineManager.setOnline(true)
    expect(backend.requests).toHaveLength(1)
  })

  const Asked = ({ rows }: { rows: unknown }) => <p>{String((rows as unknown[] | undefined)?.[3])}</p>
  const Markets = () => <Asked rows={useListMarketByType().data} />
  const Orders = () => <Asked rows={useListOrder().data} />
  const Income = () => <Asked rows={useListIncomeDetail().data} />

  it('that writes makes the shown queries of the tags it changes ask again, and no others', async () => {
    const { wrapper, client, backend } = setUp(whoAsked)
    render(
      <>
        <Markets />
        <Orders />
        <Income />
      </>,
      { wrapper },
    )
    await screen.findByText('3')
    await act(async () => {
      await client.request('POST', '/swx/customer/order/openOrder', { body: {} })
    })
    await screen.findByText('5')
    const later = backend.requests.slice(4).map(({ url }) => new URL(url).pathname)
    expect(later).toEqual(['/swx/customer/order/listOrder'])
  })

  it('that changes public data makes it ask again', async () => {
    const { wrapper, client } = setUp(whoAsked)
    render(<Markets />, { wrapper })
    await screen.findByText('1')
    await act(async () => {
      await client.request('POST', '/swx/customer/user/buyNft', { body: {} })
    })
    await screen.findByText('3')
  })

  it.each([
    ['user/addWatch', ['user']],
    ['order/closeOrder', ['order', 'user', 'income']],
    ['payment/password/set', ['payment', 'user']],
  ])('of %s changes what the contract says', (path, tags) => {
    expect(changedTags(`/swx/customer/${path}`)).toEqual(tags)
  })

  it('that ends a session has no query asked again, an own one of the app neither', () => {
    const logout = changedTags('/swx/customer/login/logout')
    expect(isOfTag(['pages', 'waiting'], logout)).toBe(false)
    expect(isOfTag(['pages', 'waiting'], changedTags('/swx/customer/order/closeOrder'))).toBe(true)
  })

  it('that begins a session leaves it to the new identity to ask', async () => {
    const { wrapper, client, backend } = setUp(whoAsked)
    render(<Markets />, { wrapper })
    await screen.findByText('1')
    await act(async () => {
      await client.POST(at.write, { body: { userName: 'mei_lin', password: 'secret-1' } })
      await client.POST(at.postedRead)
    })
    expect(backend.requests).toHaveLength(3)
  })
})
