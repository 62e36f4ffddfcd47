import type { OperationId } from '@swx/openapi/operations'
import type {
  DataTag,
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
import type { CallOptions } from '../client/call-options.ts'
import type { EnvelopeFor, ErrorOf, InputOf, ResultOf } from '../functions/operation-types.ts'
import type { RequestOptions } from './request-options.ts'

/** What `data` of an operation's hook holds: the `result`, as the operation's function gives it. */
export type DataOf<Name extends OperationId> = ResultOf<Name>

/** Without `strict`, `unknown` fits whatever is optional, too: what has no field takes nothing. */
type TakesNothing<Name extends OperationId> = [keyof InputOf<Name>] extends [never] ? true : false

/** What a hook takes before its options: the input of the operation's function, or nothing. */
export type ArgsOf<Name extends OperationId> =
  TakesNothing<Name> extends true
    ? []
    : object extends InputOf<Name>
      ? [input?: InputOf<Name>]
      : [input: InputOf<Name>]

/** Options of a hook: TanStack Query's own, and how to call. */
export interface HookOptions<Query> {
  readonly query?: Partial<Query> | undefined
  readonly request?: RequestOptions | undefined
}

type WithKey = { queryKey: QueryKey }

/** Asks for the whole envelope: the result with the backend's time, the request's id and the code. */
interface WholeAnswer<Query> {
  readonly query?: Partial<Query> | undefined
  readonly request: RequestOptions & { readonly withResponse: true }
}

/** A query of an operation. */
export interface QueryHook<Name extends OperationId> {
  <Selected = DataOf<Name>>(
    ...args: [
      ...args: ArgsOf<Name>,
      options: HookOptions<UseQueryOptions<DataOf<Name>, ErrorOf<Name>, Selected>> & {
        query: Pick<DefinedInitialDataOptions<DataOf<Name>, ErrorOf<Name>, Selected>, 'initialData'>
      },
      queryClient?: QueryClient,
    ]
  ): DefinedUseQueryResult<Selected, ErrorOf<Name>> & WithKey
  <Selected = DataOf<Name>>(
    ...args: [
      ...args: ArgsOf<Name>,
      options?: HookOptions<UseQueryOptions<DataOf<Name>, ErrorOf<Name>, Selected>>,
      queryClient?: QueryClient,
    ]
  ): UseQueryResult<Selected, ErrorOf<Name>> & WithKey
  <Selected = EnvelopeFor<Name>>(
    ...args: [
      ...args: ArgsOf<Name>,
      options: WholeAnswer<UseQueryOptions<EnvelopeFor<Name>, ErrorOf<Name>, Selected>>,
      queryClient?: QueryClient,
    ]
  ): UseQueryResult<Selected, ErrorOf<Name>> & WithKey
}

/** A query of an operation that suspends until it has data. */
export type SuspenseQueryHook<Name extends OperationId> = <Selected = DataOf<Name>>(
  ...args: [
    ...args: ArgsOf<Name>,
    options?: HookOptions<UseSuspenseQueryOptions<DataOf<Name>, ErrorOf<Name>, Selected>>,
    queryClient?: QueryClient,
  ]
) => UseSuspenseQueryResult<Selected, ErrorOf<Name>> & WithKey

/** A query of a list that has pages, which `fetchNextPage` lengthens by one. */
export type InfiniteQueryHook<Name extends OperationId> = <Selected = InfiniteData<DataOf<Name>, number>>(
  ...args: [
    ...args: ArgsOf<Name>,
    options?: HookOptions<UseInfiniteQueryOptions<DataOf<Name>, ErrorOf<Name>, Selected, QueryKey, number>>,
    queryClient?: QueryClient,
  ]
) => UseInfiniteQueryResult<Selected, ErrorOf<Name>> & WithKey

/** Options of a single `mutate`. */
export type MutateOptions = Pick<CallOptions, 'idempotencyKey' | 'signal'>

/** What `mutate` takes: the input of the operation's function as `data`, and options of this call. */
export type VariablesOf<Name extends OperationId> =
  TakesNothing<Name> extends true
    ? // biome-ignore lint/suspicious/noConfusingVoidType: only with void does `mutate()` need no argument
      void | MutateOptions
    : { readonly data: InputOf<Name> } & MutateOptions

/** An operation that is carried out when `mutate` is called. */
export type MutationHook<Name extends OperationId> = <Context = unknown>(
  options?: {
    readonly mutation?: UseMutationOptions<DataOf<Name>, ErrorOf<Name>, VariablesOf<Name>, Context>
    readonly request?: RequestOptions
  },
  queryClient?: QueryClient,
) => UseMutationResult<DataOf<Name>, ErrorOf<Name>, VariablesOf<Name>, Context>

/** A query key that knows the data behind it, for `setQueryData` and `getQueryData`. */
export type KeyFor<Name extends OperationId, Data = DataOf<Name>> = DataTag<QueryKey, Data, ErrorOf<Name>>

/** What makes a query of an operation outside of its hook: its key, and how it calls. */
export interface OperationQueryOptions<Name extends OperationId> {
  readonly queryKey: KeyFor<Name>
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<DataOf<Name>>
  readonly retry: false
  readonly networkMode: 'always'
  /** As the contract says for catalogue data; the query client's own for a user's data. */
  readonly staleTime?: number
}

/** The same for a list that has pages. */
export interface OperationInfiniteOptions<Name extends OperationId> {
  readonly queryKey: KeyFor<Name, InfiniteData<DataOf<Name>, number>>
  readonly queryFn: (context: {
    readonly signal: AbortSignal
    readonly pageParam: number
  }) => Promise<DataOf<Name>>
  readonly initialPageParam: number
  readonly getNextPageParam: (
    page: DataOf<Name>,
    pages: readonly DataOf<Name>[],
    pageNum: number,
  ) => number | undefined
  readonly retry: false
  readonly networkMode: 'always'
  /** As the contract says for catalogue data; the query client's own for a user's data. */
  readonly staleTime?: number
}
