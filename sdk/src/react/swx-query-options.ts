import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import type { CallInit } from '../client/call-options.ts'
import type { SwxClient } from '../client/create-client.ts'
import { usual } from './query-options.ts'

/** Asks for what a query shows, by one call of the client or several. `signal` ends calls that nothing shows any more. */
export type SwxCall<Data> = (client: SwxClient, context: QueryFunctionContext) => Promise<Data>

/** The client without its cache: the query stores the answer. */
export function uncached(client: SwxClient): SwxClient {
  const request: SwxClient['request'] = (method, path, init) =>
    client.request(method, path, { cache: 'no-cache', ...init })
  const GET = (path: string, init?: CallInit) => request('GET', path, init)
  return { ...client, request, GET: GET as SwxClient['GET'] }
}

/**
 * Options of a query of your own calls, for `prefetchQuery`, `useSwxQueries` and loaders: its key ends with the
 * current token, mode and language, and the client alone repeats a call.
 *
 * @param key begins with what the query is called; what the call depends on follows
 */
export const swxQueryOptions = <Data>(client: SwxClient, key: QueryKey, call: SwxCall<Data>) => ({
  queryKey: [...key, client.identity()] as QueryKey,
  queryFn: (context: QueryFunctionContext) => call(uncached(client), context),
  ...usual,
})
