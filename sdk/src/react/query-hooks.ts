import {
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'
import type { CallError } from '../errors/call-error.ts'
import type { Id } from './hook-data.ts'
import type {
  HookOptions,
  InfiniteQueryHook,
  QueryHook,
  QueryKeyFunction,
  SuspenseQueryHook,
} from './hook-types.ts'
import { useIdentity } from './scope.ts'
import { useSwxClient } from './swx-context.ts'
import { type HookOperation, send, urlOf } from './transport.ts'

/** Where an operation's hooks keep its answers: path and values, without who is asking. */
const keyOf = (operation: HookOperation, input: unknown): QueryKey => [
  ...(operation.method === 'POST' ? ['POST'] : []),
  urlOf(operation, input),
  ...(operation.place !== 'path' && input !== undefined ? [input] : []),
]

/** What does not depend on the kind of query: its key with who is asking, and how it calls. */
function useParts<Query>(operation: HookOperation, args: readonly unknown[]) {
  const [input, options, queryClient] = operation.place === 'none' ? [undefined, ...args] : args
  const { query, request } = (options ?? {}) as HookOptions<Query & { queryKey?: QueryKey }>
  const client = useSwxClient()
  const identity = useIdentity(client)
  const given = query?.queryKey
  return {
    client,
    input,
    request,
    queryClient: queryClient as QueryClient | undefined,
    queryKey: [...(given ?? keyOf(operation, input)), identity],
    // Retrying and being offline are the client's: it knows which calls may be repeated.
    usual: { retry: false, networkMode: 'always', ...query } as const,
  }
}

/** A result with its key; a copy would make the component depend on every field. */
const withKey = <Result extends object>(
  result: Result,
  queryKey: QueryKey,
): Result & { queryKey: QueryKey } =>
  new Proxy(result, {
    get: (target, name) => (name === 'queryKey' ? queryKey : Reflect.get(target, name)),
  }) as Result & { queryKey: QueryKey }

/** Makes the function that gives the key of an operation's queries, as far as it does not depend on who is asking. */
export const queryKeyOf =
  <Name extends Id>(
    method: HookOperation['method'],
    path: string,
    place: HookOperation['place'],
  ): QueryKeyFunction<Name> =>
  (...args) =>
    keyOf({ method, path, place }, args[0])

const queryWith = (use: typeof useQuery | typeof useSuspenseQuery) => (operation: HookOperation) =>
  ((...args: readonly unknown[]) => {
    const { client, input, request, queryClient, queryKey, usual } = useParts(operation, args)
    const queryFn = ({ signal }: { signal: AbortSignal }) => send(client, operation, input, request, signal)
    return withKey((use as typeof useQuery)({ queryFn, ...usual, queryKey }, queryClient), queryKey)
  }) as unknown

/** Makes the query hook of an operation. */
export const queryHook = <Name extends Id>(
  method: HookOperation['method'],
  path: string,
  place: HookOperation['place'],
): QueryHook<Name> => queryWith(useQuery)({ method, path, place }) as QueryHook<Name>

/** Makes the hook of an operation that suspends. */
export const suspenseQueryHook = <Name extends Id>(
  method: HookOperation['method'],
  path: string,
  place: HookOperation['place'],
): SuspenseQueryHook<Name> => queryWith(useSuspenseQuery)({ method, path, place }) as SuspenseQueryHook<Name>

interface PageEnvelope {
  readonly result: { readonly list: readonly unknown[]; readonly hasNext: boolean; readonly pageNum: number }
}

/** Makes the hook of a list that has pages. */
export const infiniteQueryHook = <Name extends Id>(path: string): InfiniteQueryHook<Name> => {
  const operation: HookOperation = { method: 'GET', path, place: 'query' }
  return ((...args: readonly unknown[]) => {
    const { client, input, request, queryClient, queryKey, usual } = useParts(operation, args)
    const key = [...queryKey.slice(0, -1), 'infinite', queryKey.at(-1)]
    const result = useInfiniteQuery<PageEnvelope, CallError, InfiniteData<PageEnvelope>, QueryKey, number>(
      {
        queryFn: ({ signal, pageParam }) =>
          send(client, operation, { ...(input as object | undefined), pageNum: pageParam }, request, signal),
        initialPageParam: (input as { pageNum?: number } | undefined)?.pageNum ?? 1,
        getNextPageParam: ({ result: { list, hasNext } }, _pages, pageNum) =>
          hasNext && list.length > 0 ? pageNum + 1 : undefined,
        ...usual,
        queryKey: key,
      },
      queryClient,
    )
    return withKey(result, key)
  }) as unknown as InfiniteQueryHook<Name>
}
