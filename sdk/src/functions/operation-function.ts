import type { CallInit, CallOptions } from '../client/call-options.ts'
import type { EnvelopeOf, SuccessOf } from '../client/contract-call.ts'
import type { Client } from '../client/contract-client.ts'
import { prefix } from '../client/operation-policy.ts'

/** The client that a function calls through. */
export type Caller = Pick<Client<object>, 'request'>

/** A type written out, so that an editor shows its fields instead of where they come from. */
export type Plain<Value> = Value extends (infer Item)[]
  ? Plain<Item>[]
  : Value extends object
    ? { [Name in keyof Value]: Value[Name] }
    : Value

/** The `result` of an operation's success. */
export type ResultOf<Operation> =
  SuccessOf<EnvelopeOf<Operation>> extends { result: infer Result } ? Plain<Result> : never

type Part<Parameters, Place extends string> = Parameters extends { [Name in Place]?: infer Values }
  ? [Exclude<Values, undefined>] extends [never]
    ? unknown
    : Exclude<Values, undefined>
  : unknown

/** A file travels as a `Blob`, which JSON Schema calls text. */
type Content<Body> = Body extends { 'application/json': infer Json }
  ? Json
  : Body extends { 'multipart/form-data': infer Form }
    ? { [Name in keyof Form]: Form[Name] | Blob }
    : unknown

/** What an operation takes as its body. */
export type BodyInput<Operation> = Operation extends { requestBody?: infer Request }
  ? Exclude<Request, undefined> extends { content: infer Given }
    ? Content<Given>
    : unknown
  : unknown

/** What an operation takes, path and query values and body in one object. */
export type InputOf<Operation> = Operation extends { parameters: infer Parameters }
  ? Plain<Part<Parameters, 'path'> & Part<Parameters, 'query'> & BodyInput<Operation>>
  : never

type Needed<Input> = object extends Input ? [input?: Input] : [input: Input]

/**
 * An operation as a function: gives the `result` of a success and throws a `CallError` for every other outcome.
 * Where there is no input, or none is needed, `undefined` stands for it before options.
 */
export type OperationFunction<Operation> =
  unknown extends InputOf<Operation>
    ? (client: Caller, input?: undefined, options?: CallOptions) => Promise<ResultOf<Operation>>
    : (
        client: Caller,
        ...rest: [...Needed<InputOf<Operation>>, options?: CallOptions]
      ) => Promise<ResultOf<Operation>>

/** The parts of an input as a call takes them: a body, or values of the path and of the query. */
function placed(method: string, path: string, input: Readonly<Record<string, unknown>>): CallInit {
  if (method !== 'GET') return { body: input }
  const query = Object.entries(input).filter(([name]) => !path.includes(`{${name}}`))
  return { params: { path: input, query: Object.fromEntries(query) } }
}

/** What makes functions of operations from their paths behind the prefix. */
const functionOf =
  (method: 'GET' | 'POST') =>
  <Operation>(path: string): OperationFunction<Operation> =>
    (async (client: Caller, input?: Readonly<Record<string, unknown>>, options?: CallOptions) => {
      const { data, error } = await client.request(method, prefix + path, {
        ...options,
        ...(input && placed(method, path, input)),
      })
      if (error) throw error
      return (data as { result: unknown }).result
    }) as OperationFunction<Operation>

/** Makes the function of a GET. */
export const getFunction = /*#__PURE__*/ functionOf('GET')

/** Makes the function of a POST. */
export const postFunction = /*#__PURE__*/ functionOf('POST')
