export type * from '../gen/entities.ts'
export * from '../gen/react/all.ts'
export type {
  ArgsOf,
  DataOf,
  HookOptions,
  InfiniteQueryHook,
  KeyFor,
  MutateOptions,
  MutationHook,
  OperationInfiniteOptions,
  OperationQueryOptions,
  QueryHook,
  SuspenseQueryHook,
  VariablesOf,
} from '../react/hook-types.ts'
export type { RequestOptions } from '../react/request-options.ts'
export { useSwxClient } from '../react/swx-context.ts'
export { SwxProvider, type SwxProviderProps } from '../react/swx-provider.tsx'
