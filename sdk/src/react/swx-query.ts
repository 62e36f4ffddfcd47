import {
  type InfiniteData,
  type QueryFunctionContext,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  type UseQueryOptions,
  type UseQueryResult,
  useInfiniteQuery,
  useQueries,
  useQuery,
} from '@tanstack/react-query'
import type { SwxClient } from '../client/create-client.ts'
import { checkedPage, type Page } from '../functions/paginate.ts'
import { nextPage, usual } from './query-options.ts'
import { identityOf, isSameIdentity, useIdentity } from './scope.ts'
import { useSwxClient } from './swx-context.ts'
import { type SwxCall, swxQueryOptions, uncached } from './swx-query-options.ts'

/** What {@link useSwxQuery} takes besides its key and call: TanStack Query's options, and one of its own. */
export interface SwxQueryOptions<Data, Selected = Data>
  extends Omit<UseQueryOptions<Data, Error, Selected>, 'queryKey' | 'queryFn'> {
  /**
   * While a new key is fetched for the first time, the data of the previous key stays: never that of another token, mode
   * or language.
   *
   * @default false
   */
  readonly keepPrevious?: boolean
}

/**
 * A query of your own calls, where no hook of an operation fits: several operations, or every page of a list. The query
 * is fetched anew for another token, mode or language, and takes nothing from the client's cache. After a write that
 * changes answers, the provider invalidates the query, unless `key` begins with an `operationId`.
 *
 * @param key begins with what the query is called; what the call depends on follows
 * @example
 * const open = useSwxQuery(['open positions and options'], async (client) => {
 *   const [positions, options] = await Promise.all([
 *     listOrder(client, { status: 'OPEN' }),
 *     listOptionsOrder(client, { status: 'OPEN' }),
 *   ])
 *   return positions.list.length + options.list.length
 * })
 */
export function useSwxQuery<Data, Selected = Data>(
  key: QueryKey,
  call: SwxCall<Data>,
  { keepPrevious = false, ...options }: SwxQueryOptions<Data, Selected> = {},
): UseQueryResult<Selected, Error> {
  const client = useSwxClient()
  const identity = useIdentity(client)
  type Placeholder = NonNullable<UseQueryOptions<Data, Error, Selected>['placeholderData']>
  const ofSameIdentity = ((before: Data | undefined, query?: { readonly queryKey: QueryKey }) => {
    const owner = query && identityOf(query.queryKey)
    return owner && isSameIdentity(owner, identity) ? before : undefined
  }) as Placeholder
  return useQuery<Data, Error, Selected>({
    ...swxQueryOptions(client, key, call),
    ...(keepPrevious && { placeholderData: ofSameIdentity }),
    ...options,
  })
}

/** One query of {@link useSwxQueries}. */
export type SwxQueryOf<Data, Selected = Data> = UseQueryOptions<Data, Error, Selected>

/**
 * Several queries of one kind at once, as many as there are rows, say.
 *
 * @param queriesOf makes their options, with {@link swxQueryOptions} or those of an operation
 * @param combine makes one value of their results; keep it outside of the component
 * @example
 * useSwxQueries((client) => ids.map((id) => getInstrumentQueryOptions(client, { id })))
 */
export function useSwxQueries<Data, Selected = Data, Combined = readonly UseQueryResult<Selected, Error>[]>(
  queriesOf: (client: SwxClient) => readonly SwxQueryOf<Data, Selected>[],
  combine?: (results: readonly UseQueryResult<Selected, Error>[]) => Combined,
): Combined {
  const client = useSwxClient()
  // Another identity has other keys, so the options are created again.
  useIdentity(client)
  return useQueries({
    queries: queriesOf(client) as UseQueryOptions[],
    ...(combine && { combine }),
  } as Parameters<typeof useQueries>[0]) as Combined
}

/**
 * A list of your own calls that grows by a page with each `fetchNextPage`.
 *
 * @param call asks for a page, by its number
 */
export function useSwxPages<PageOf extends Page<unknown>>(
  key: QueryKey,
  call: (client: SwxClient, pageNum: number, context: QueryFunctionContext) => Promise<PageOf>,
  options: Partial<
    UseInfiniteQueryOptions<PageOf, Error, InfiniteData<PageOf, number>, QueryKey, number>
  > = {},
): UseInfiniteQueryResult<InfiniteData<PageOf, number>, Error> {
  const client = useSwxClient()
  const identity = useIdentity(client)
  return useInfiniteQuery<PageOf, Error, InfiniteData<PageOf, number>, QueryKey, number>({
    queryFn: async (context) => checkedPage(await call(uncached(client), context.pageParam, context)),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    ...usual,
    ...options,
    queryKey: [...key, identity],
  })
}
