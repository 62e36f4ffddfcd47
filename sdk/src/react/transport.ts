import type { Client } from '../client/contract-client.ts'
import { isSafePath } from '../client/path.ts'
import type { CallError } from '../errors/call-error.ts'
import { ContractError } from '../errors/contract-error.ts'

/** What a caller of a hook may set for its calls through `request`. */
export interface TransportOptions {
  /** `reload` asks the network even when the client's cache has an answer. @default for a user's own data `reload` */
  readonly cache?: 'default' | 'reload'
  /** Names this intention, so that a repeated money call does nothing twice. */
  readonly idempotencyKey?: string
  /** Milliseconds for the whole answer. @default the client's */
  readonly timeoutMs?: number
}

/** The error of every hook. */
export type ErrorType<_Problem = unknown> = CallError

/** Where the one argument of a query belongs. */
export type Place = 'path' | 'query' | 'body' | 'none'

/** An operation as its hooks know it. */
export interface HookOperation {
  readonly method: 'GET' | 'POST'
  /** Path with its parameter in braces. */
  readonly path: string
  readonly place: Place
}

/** A user's own lists are shown as they are now; catalogue data may come from the client's cache. */
export const isOwn = (path: string): boolean => !/^\/swx\/customer\/(?:index|login)\//.test(path)

/** The path of an operation with its value, encoded. */
export const urlOf = ({ path, place }: HookOperation, input: unknown): string =>
  place === 'path' ? path.replace(/\{.*\}/, encodeURIComponent(String(input))) : path

/**
 * The one door to the network for hooks: gives the success envelope.
 *
 * @throws CallError for every other outcome
 */
export async function send<Data>(
  client: Pick<Client<object>, 'request'>,
  operation: HookOperation,
  input: unknown,
  options: TransportOptions = {},
  signal?: AbortSignal,
): Promise<Data> {
  const { method, place } = operation
  const url = urlOf(operation, input)
  if (!isSafePath(url)) {
    throw new ContractError('was not sent: a path value is empty, "." or ".."', { method, path: url })
  }
  const { cache = isOwn(url) ? 'reload' : 'default', idempotencyKey, timeoutMs } = options
  const { data, error } = await client.request(method, url, {
    ...(place === 'query' && { params: { query: (input ?? {}) as Record<string, unknown> } }),
    ...(place === 'body' && { body: input }),
    ...(idempotencyKey !== undefined && { headers: { 'Idempotency-Key': `"${idempotencyKey}"` } }),
    cache,
    signal,
    timeoutMs,
  })
  if (error) throw error
  return data as Data
}
