export * from '../gen/react/hooks.ts'
export type {
  HookOptions,
  InfiniteQueryHook,
  MutateOptions,
  MutationHook,
  OperationInfiniteOptions,
  OperationQueryOptions,
  QueryHook,
  SuspenseQueryHook,
} from '../react/hook-types.ts'
export type { RequestOptions } from '../react/request-options.ts'
export { useSwxClient } from '../react/swx-context.ts'
export { SwxProvider, type SwxProviderProps } from '../react/swx-provider.tsx'
export {
  type SwxQueryOf,
  type SwxQueryOptions,
  useSwxPages,
  useSwxQueries,
  useSwxQuery,
} from '../react/swx-query.ts'
export * from './react-server.ts'
