import type { CallOptions } from '../client/call-options.ts'
import type { Caller } from './call-operation.ts'

/** A result with what came along with it. */
export interface WithResponse<Result> {
  readonly result: Result
  /** Which success it was. */
  readonly code: string
  /** The backend's id for this request: quote it to support. */
  readonly traceId: string
  /** The backend's clock when it answered. */
  readonly serverTime: string
  /** Status and headers; its body has been read. */
  readonly response: Response
}

/**
 * Calls the function of an operation, and returns the metadata of the answer together with the result.
 *
 * @param operation an operation's function, such as `buyPlan`
 * @throws CallError for every outcome but success
 * @example
 * const { result, traceId } = await withResponse(client, getInstrument, { id: '5' })
 */
export async function withResponse<Input, Result>(
  client: Caller,
  operation: (client: Caller, input: Input, options?: CallOptions) => Promise<Result>,
  ...[input, options]: undefined extends Input
    ? [input?: Input, options?: CallOptions]
    : [input: Input, options?: CallOptions]
): Promise<WithResponse<Result>> {
  let answer: Awaited<ReturnType<Caller['request']>> | undefined
  const observed: Caller = {
    request: async (...call) => {
      answer = await client.request(...call)
      return answer
    },
  }
  const result = await operation(observed, input as Input, options)
  const { code, traceId, serverTime } = (answer?.data ?? {}) as WithResponse<Result>
  return { result, code, traceId, serverTime, response: answer?.response as Response }
}
