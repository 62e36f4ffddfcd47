import { type OperationId, type OperationInfo, operations } from '@swx/openapi/operations'
import type { QueryKey } from '@tanstack/react-query'
import type { Client } from '../client/contract-client.ts'
import { checkedPage, type Page } from '../functions/paginate.ts'
import type { ArgsOf, KeyFor, OperationInfiniteOptions, OperationQueryOptions } from './hook-types.ts'
import { freshFor, type RequestOptions, send, sendWhole } from './request-options.ts'

/** The parts of a client that query options need. */
export type QueryClientOf = Pick<Client<object>, 'request' | 'identity'>

/** The client itself retries calls and handles being offline: it knows which calls may be repeated. */
export const usual = { retry: false, networkMode: 'always' } as const

/** The options of every query of an operation: {@link usual}, and for how long its answer is fresh. */
export function usualOf(operation: OperationInfo): typeof usual & { readonly staleTime?: number } {
  const staleTime = freshFor(operation)
  return staleTime === undefined ? usual : { ...usual, staleTime }
}

/** Input and options as they were given: an operation without input has its options first. */
export function splitArgs(
  { input }: OperationInfo,
  args: readonly unknown[],
): { input: unknown; rest: readonly unknown[] } {
  return input ? { input: args[0], rest: args.slice(1) } : { input: undefined, rest: args }
}

/** The key of a query: operation, input and identity. */
export const keyOf = (
  client: QueryClientOf,
  name: OperationId,
  input: unknown,
  ...kind: string[]
): QueryKey => [name, ...(input === undefined ? [] : [input]), ...kind, client.identity()]

/** How a hook calls: its options, and whether it wants the whole envelope. */
export type HookRequest = RequestOptions & { readonly withResponse?: boolean }

/** What a query calls. */
export const callOf =
  (client: QueryClientOf, operation: OperationInfo, input: unknown, request: HookRequest = {}) =>
  ({ signal }: { readonly signal: AbortSignal }): Promise<unknown> => {
    const { withResponse, ...options } = request
    return (withResponse ? sendWhole : send)(client, operation, input, { ...options, signal })
  }

type AnyPage = Page<unknown>

/** The number of the page after a page, undefined after the last. */
export const nextPage = ({ list, hasNext }: AnyPage, _pages: readonly unknown[], pageNum: number) =>
  hasNext && list.length > 0 ? pageNum + 1 : undefined

/** What a list with pages calls, and which page is next. */
export function pagesOf(
  client: QueryClientOf,
  operation: OperationInfo,
  input: unknown,
  request?: RequestOptions,
) {
  const given = input as { readonly pageNum?: number } | undefined
  return {
    queryFn: async ({ signal, pageParam }: { readonly signal: AbortSignal; readonly pageParam: number }) =>
      checkedPage(
        await send<AnyPage>(client, operation, { ...given, pageNum: pageParam }, { ...request, signal }),
        { method: operation.method.toUpperCase(), path: operation.path },
      ),
    initialPageParam: given?.pageNum ?? 1,
    getNextPageParam: nextPage,
  }
}

/** Makes the function that gives the key of an operation's queries for the current user, mode and language. */
export const queryKeyOf =
  <Name extends OperationId>(name: Name): ((client: QueryClientOf, ...args: ArgsOf<Name>) => KeyFor<Name>) =>
  (client, ...args) =>
    keyOf(client, name, splitArgs(operations[name], args).input) as KeyFor<Name>

/** Makes the function that gives what `prefetchQuery`, `useQueries` and loaders take. */
export const queryOptionsOf =
  <Name extends OperationId>(
    name: Name,
  ): ((
    client: QueryClientOf,
    ...args: [...args: ArgsOf<Name>, request?: RequestOptions]
  ) => OperationQueryOptions<Name>) =>
  (client, ...args) => {
    const { input, rest } = splitArgs(operations[name], args)
    const queryFn = callOf(client, operations[name], input, rest[0] as RequestOptions)
    return {
      queryKey: keyOf(client, name, input),
      queryFn,
      ...usualOf(operations[name]),
    } as OperationQueryOptions<Name>
  }

/** Makes the same for a list that has pages. */
export const infiniteOptionsOf =
  <Name extends OperationId>(
    name: Name,
  ): ((
    client: QueryClientOf,
    ...args: [...args: ArgsOf<Name>, request?: RequestOptions]
  ) => OperationInfiniteOptions<Name>) =>
  (client, ...args) => {
    const { input, rest } = splitArgs(operations[name], args)
    const pages = pagesOf(client, operations[name], input, rest[0] as RequestOptions)
    return {
      queryKey: keyOf(client, name, input, 'infinite'),
      ...pages,
      ...usualOf(operations[name]),
    } as unknown as OperationInfiniteOptions<Name>
  }
