import type { paths } from '../gen/schema.ts'
import { checkOptions } from './check-options.ts'
import type { ClientOptions } from './client-options.ts'
import { type Client, createContractClient } from './contract-client.ts'

/** A client of the SWX customer API. */
export type SwxClient = Client<paths>

/**
 * Creates a client of the SWX customer API.
 *
 * @throws ConfigurationError when no call could work: a `baseUrl` without a scheme, no `fetch`
 * @example
 * const client = createClient({ baseUrl: 'http://127.0.0.1:4010', getToken: () => null, mode: 'demo' })
 * const { data, error } = await client.GET('/swx/customer/index/listMarketByType', { params: { query: { type: 1 } } })
 * if (error) console.error(error.kind, error.code)
 * else console.log(data.result.length, 'instruments')
 */
export function createClient(options: ClientOptions): SwxClient {
  checkOptions(options)
  return createContractClient<paths>(options)
}
