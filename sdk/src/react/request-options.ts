import type { OperationInfo } from '@swx/openapi/operations'
import type { CallOptions } from '../client/call-options.ts'
import type { Client } from '../client/contract-client.ts'
import { placed } from '../functions/call-operation.ts'

/** How the calls of a hook are made. */
export interface RequestOptions
  extends Pick<CallOptions, 'headers' | 'retry' | 'timeoutMs' | 'tryTimeoutMs'> {
  /**
   * `default` takes the answer that the client's own cache has. Queries are kept by TanStack Query, so that a second
   * cache below it would only make an answer older than `staleTime` says.
   *
   * @default 'no-cache'
   */
  readonly cache?: 'default' | 'no-cache' | 'reload'
}

/** A user's own data is shown as it is now; catalogue data may be as old as the contract says. */
export const isOwn = ({ tag }: OperationInfo): boolean => tag !== 'index' && tag !== 'login'

/** How long a query of an operation stays fresh, in milliseconds; undefined leaves it to the query client. */
export const freshFor = (operation: OperationInfo): number | undefined =>
  isOwn(operation) || operation.cache === 'never' ? undefined : operation.cache.ttl * 1000

/**
 * Sends the call of a hook and gives the success envelope.
 *
 * @throws CallError for every outcome but success
 */
export async function sendWhole(
  client: Pick<Client<object>, 'request'>,
  operation: OperationInfo,
  input: unknown,
  options: CallOptions = {},
): Promise<unknown> {
  const { data, error } = await client.request(operation.method === 'get' ? 'GET' : 'POST', operation.path, {
    cache: 'no-cache',
    ...options,
    ...placed(operation, input),
  })
  if (error) throw error
  return data
}

/** Sends the call of a hook and gives the `result`, or null: a query's data may not be undefined. */
export async function send<Result>(...call: Parameters<typeof sendWhole>): Promise<Result> {
  const { result = null } = (await sendWhole(...call)) as { readonly result?: unknown }
  return result as Result
}
