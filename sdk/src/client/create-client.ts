import { ContractError } from '../errors/contract-error.ts'
import { policy } from '../gen/policy.ts'
import type { paths } from '../gen/schema.ts'
import type { ClientOptions } from './client-options.ts'
import { type Client, createContractClient } from './contract-client.ts'
import type { AnswerCheck } from './outgoing.ts'

/** The shapes of all answers are large, so only clients that check answers load them. */
const checkLazily: AnswerCheck = async (method, path, answer) =>
  (await import('../validate/check-answer.ts')).checkAnswer(method, path, answer, ContractError)

/** A client of the SWX customer API. */
export type SwxClient = Client<paths>

/**
 * Creates a client of the SWX customer API.
 *
 * @example
 * const client = createClient({ baseUrl: 'http://127.0.0.1:4010', getToken: () => null, getVirtual: () => true })
 * const { data, error } = await client.GET('/swx/customer/index/listMarketByType', { params: { query: { type: 1 } } })
 * if (error) console.error(error.kind, error.code)
 * else console.log(data.result.length, 'instruments')
 */
export const createClient = (options: ClientOptions): SwxClient =>
  createContractClient<paths>(options, policy, options.validate ? checkLazily : undefined)
