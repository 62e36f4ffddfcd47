import { type OperationId, operations } from '@swx/openapi/operations'
import {
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'
import type { CallError } from '../errors/call-error.ts'
import type { HookOptions, InfiniteQueryHook, QueryHook, SuspenseQueryHook } from './hook-types.ts'
import { callOf, type HookRequest, keyOf, pagesOf, splitArgs, usualOf } from './query-options.ts'
import { useIdentity } from './scope.ts'
import { useSwxClient } from './swx-context.ts'

/** What does not depend on the kind of query: its key, its client, and what was given. */
function useParts(name: OperationId, args: readonly unknown[], ...kind: string[]) {
  const { input, rest } = splitArgs(operations[name], args)
  const [options, queryClient] = rest
  const { query, request } = (options ?? {}) as HookOptions<{ queryKey?: QueryKey }> & {
    request?: HookRequest
  }
  if (request?.withResponse) kind.push('withResponse')
  const client = useSwxClient()
  const identity = useIdentity(client)
  return {
    client,
    operation: operations[name],
    input,
    request,
    queryClient: queryClient as QueryClient | undefined,
    queryKey: query?.queryKey ? [...query.queryKey, ...kind, identity] : keyOf(client, name, input, ...kind),
    given: { ...usualOf(operations[name]), ...query },
  }
}

/** A result with its key. Each field is read when the component reads it, which then depends on that field only. */
function withKey<Result extends object>(result: Result, queryKey: QueryKey): Result & { queryKey: QueryKey } {
  const fields = Object.keys(result).map((name) => [
    name,
    { get: () => result[name as keyof Result], enumerable: true },
  ])
  return Object.defineProperties({ queryKey } as Result & { queryKey: QueryKey }, Object.fromEntries(fields))
}

const queryWith = (use: typeof useQuery | typeof useSuspenseQuery, name: OperationId) =>
  ((...args: readonly unknown[]) => {
    const { client, operation, input, request, queryClient, queryKey, given } = useParts(name, args)
    const queryFn = callOf(client, operation, input, request)
    return withKey((use as typeof useQuery)({ queryFn, ...given, queryKey }, queryClient), queryKey)
  }) as unknown

/** Makes the query hook of an operation. */
export const queryHook = <Name extends OperationId>(name: Name): QueryHook<Name> =>
  queryWith(useQuery, name) as QueryHook<Name>

/** Makes the hook of an operation that suspends. */
export const suspenseQueryHook = <Name extends OperationId>(name: Name): SuspenseQueryHook<Name> =>
  queryWith(useSuspenseQuery, name) as SuspenseQueryHook<Name>

/** Makes the hook of a list that has pages. */
export const infiniteQueryHook = <Name extends OperationId>(name: Name): InfiniteQueryHook<Name> =>
  ((...args: readonly unknown[]) => {
    const { client, operation, input, request, queryClient, queryKey, given } = useParts(
      name,
      args,
      'infinite',
    )
    const pages = pagesOf(client, operation, input, request)
    type Page = Awaited<ReturnType<typeof pages.queryFn>>
    const result = useInfiniteQuery<Page, CallError, InfiniteData<Page>, QueryKey, number>(
      { ...pages, ...given, queryKey },
      queryClient,
    )
    return withKey(result, queryKey)
  }) as unknown as InfiniteQueryHook<Name>
