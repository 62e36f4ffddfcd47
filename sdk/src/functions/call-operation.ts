import type { OperationInfo } from '@swx/openapi/operations'
import type { CallInit, CallOptions } from '../client/call-options.ts'
import type { Client } from '../client/contract-client.ts'

/** The client that a function calls through. */
export type Caller = Pick<Client<object>, 'request'>

type Values = Readonly<Record<string, unknown>>

/** The parts of an input as a call takes them: a body, or values of the path and of the query. */
export function placed({ method, path }: OperationInfo, input: unknown): CallInit {
  if (input === undefined) return {}
  if (method === 'post') return { body: input }
  const query = Object.entries(input as Values).filter(([name]) => !path.includes(`{${name}}`))
  return { params: { path: input as Values, query: Object.fromEntries(query) } }
}

/**
 * Calls an operation.
 *
 * @throws CallError for every outcome but success
 */
export async function callOperation<Result>(
  client: Caller,
  operation: OperationInfo,
  input: unknown,
  options?: CallOptions,
): Promise<Result> {
  const method = operation.method === 'get' ? 'GET' : 'POST'
  const { data, error } = await client.request(method, operation.path, {
    ...options,
    ...placed(operation, input),
  })
  if (error) throw error
  return (data as { result: Result }).result
}
