import type {
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InfiniteData,
  QueryClient,
  QueryKey,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult,
} from '@tanstack/react-query'
import type { CallError } from '../errors/call-error.ts'
import type { BodyInput } from '../functions/operation-function.ts'
import type { operations } from '../gen/schema.ts'
import type { DataOf, Id, QueryOf, Values } from './hook-data.ts'
import type { TransportOptions } from './transport.ts'

/** What a hook takes before its options: a path value, query values, a body, or nothing. */
export type ArgsOf<Name extends Id> = [Values<Name, 'path'>] extends [never]
  ? [QueryOf<Name>] extends [never]
    ? unknown extends BodyInput<operations[Name]>
      ? []
      : [body: BodyInput<operations[Name]>]
    : object extends QueryOf<Name>
      ? [params?: QueryOf<Name>]
      : [params: QueryOf<Name>]
  : [value: Values<Name, 'path'>[keyof Values<Name, 'path'>]]

/** Options of a hook: TanStack Query's own, and how to call. */
export interface HookOptions<Query> {
  readonly query?: Partial<Query> | undefined
  readonly request?: TransportOptions | undefined
}

type WithKey = { queryKey: QueryKey }

/** A query of an operation. */
export interface QueryHook<Name extends Id> {
  <Selected = DataOf<Name>>(
    ...args: [
      ...ArgsOf<Name>,
      options: HookOptions<UseQueryOptions<DataOf<Name>, CallError, Selected>> & {
        query: Pick<DefinedInitialDataOptions<DataOf<Name>, CallError, Selected>, 'initialData'>
      },
      queryClient?: QueryClient,
    ]
  ): DefinedUseQueryResult<Selected, CallError> & WithKey
  <Selected = DataOf<Name>>(
    ...args: [
      ...ArgsOf<Name>,
      options?: HookOptions<UseQueryOptions<DataOf<Name>, CallError, Selected>>,
      queryClient?: QueryClient,
    ]
  ): UseQueryResult<Selected, CallError> & WithKey
}

/** A query of an operation that suspends until it has data. */
export type SuspenseQueryHook<Name extends Id> = <Selected = DataOf<Name>>(
  ...args: [
    ...ArgsOf<Name>,
    options?: HookOptions<UseSuspenseQueryOptions<DataOf<Name>, CallError, Selected>>,
    queryClient?: QueryClient,
  ]
) => UseSuspenseQueryResult<Selected, CallError> & WithKey

/** A query of a list that has pages, which `fetchNextPage` lengthens by one. */
export type InfiniteQueryHook<Name extends Id> = <Selected = InfiniteData<DataOf<Name>, number>>(
  ...args: [
    ...ArgsOf<Name>,
    options?: HookOptions<UseInfiniteQueryOptions<DataOf<Name>, CallError, Selected, QueryKey, number>>,
    queryClient?: QueryClient,
  ]
) => UseInfiniteQueryResult<Selected, CallError> & WithKey

/** What `mutate` takes: a body as `data`, or nothing. */
export type VariablesOf<Name extends Id> =
  unknown extends BodyInput<operations[Name]>
    ? // biome-ignore lint/suspicious/noConfusingVoidType: only with void does `mutate()` need no argument
      void
    : { data: BodyInput<operations[Name]> }

/** An operation that is carried out when `mutate` is called. */
export type MutationHook<Name extends Id> = <Context = unknown>(
  options?: {
    readonly mutation?: UseMutationOptions<DataOf<Name>, CallError, VariablesOf<Name>, Context>
    readonly request?: TransportOptions
  },
  queryClient?: QueryClient,
) => UseMutationResult<DataOf<Name>, CallError, VariablesOf<Name>, Context>

/** Gives the key of an operation's queries, for `queryClient.invalidateQueries` and the like. */
export type QueryKeyFunction<Name extends Id> = (...args: ArgsOf<Name>) => QueryKey
