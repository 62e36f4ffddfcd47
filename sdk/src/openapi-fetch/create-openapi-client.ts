import createForeignClient, { type Client, type ClientOptions } from 'openapi-fetch'
import type { SwxClient } from '../client/create-client.ts'
import type { paths } from '../gen/schema.ts'

/** The client of openapi-fetch for the SWX customer API. */
export type OpenapiClient = Client<paths>

/** Options of openapi-fetch, of which the origin is needed; how requests are sent is the client's. */
export interface OpenapiOptions extends Omit<ClientOptions, 'baseUrl' | 'fetch'> {
  /** The same origin that the client has; `''` for the page's own. */
  readonly baseUrl: string
}

/**
 * openapi-fetch's own client, whose requests are sent by a client of this package: with its token and account mode,
 * deadline, retries, cache and idempotency keys. Middlewares of openapi-fetch run as they do elsewhere, before the
 * request reaches the client and after its answer. An error code of the backend with HTTP 200 is `data` here: look at
 * `data.code`.
 *
 * A call rejects with a `CallError` where there is no answer.
 *
 * @example
 * const api = createOpenapiClient(client, { baseUrl: 'http://127.0.0.1:4010' })
 * const { data } = await api.GET('/swx/customer/index/listMarketByType', { params: { query: { type: 1 } } })
 */
export function createOpenapiClient(
  client: Pick<SwxClient, 'fetch'>,
  options: OpenapiOptions,
): OpenapiClient {
  return createForeignClient<paths>({ ...options, fetch: client.fetch })
}
