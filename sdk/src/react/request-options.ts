import type { CallOptions } from '../client/call-options.ts'
import type { Client } from '../client/contract-client.ts'
import type { OperationInfo } from '../client/operation-info.ts'
import { placed } from '../functions/call-operation.ts'

/** How the calls of a hook are made. */
export interface RequestOptions
  extends Pick<CallOptions, 'headers' | 'retry' | 'timeoutMs' | 'tryTimeoutMs'> {
  /** `reload` asks the network even when the client's cache has an answer. @default for a user's own data `reload` */
  readonly cache?: 'default' | 'reload'
}

/** A user's own lists are shown as they are now; catalogue data may come from the client's cache. */
export const isOwn = ({ tag }: OperationInfo): boolean => tag !== 'index' && tag !== 'login'

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
    cache: isOwn(operation) ? 'reload' : 'default',
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
