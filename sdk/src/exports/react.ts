export * from '../gen/react/all.ts'
export type * from '../gen/react/model.ts'
export type { DataOf, Id, QueryOf, Values } from '../react/hook-data.ts'
export type {
  ArgsOf,
  HookOptions,
  InfiniteQueryHook,
  MutationHook,
  QueryHook,
  QueryKeyFunction,
  SuspenseQueryHook,
  VariablesOf,
} from '../react/hook-types.ts'
export { useSwxClient } from '../react/swx-context.ts'
export { SwxProvider, type SwxProviderProps } from '../react/swx-provider.tsx'
export type { ErrorType, TransportOptions } from '../react/transport.ts'
