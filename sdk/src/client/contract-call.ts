import type { Codes } from '../errors/call-error.ts'
import type { Answer } from './answer.ts'
import type { CallOptions } from './call-options.ts'
import type { SuccessCode } from './success-code.ts'

type HttpMethod = 'get' | 'post'

/** Paths that have an operation of a method. */
export type PathsWith<Paths, Method extends HttpMethod> = {
  [Path in keyof Paths]: Paths[Path] extends { readonly [M in Method]: unknown } ? Path : never
}[keyof Paths]

/** The operation of a path and method. */
export type OperationAt<
  Paths,
  Path extends keyof Paths,
  Method extends HttpMethod,
> = Method extends keyof Paths[Path] ? NonNullable<Paths[Path][Method]> : never

type Json<Content> = Content extends { readonly content: { readonly 'application/json': infer Body } }
  ? Body
  : never

/** Every envelope that an operation can answer with HTTP 200: its success and its errors. */
export type EnvelopeOf<Operation> = Operation extends { readonly responses: { readonly 200: infer Ok } }
  ? Json<Ok>
  : unknown

/** The success members of an envelope: what `data` holds. */
export type SuccessOf<Envelope> = Envelope extends { readonly code: infer Code }
  ? [Code & SuccessCode] extends [never]
    ? never
    : Envelope
  : Envelope

/** The codes of an envelope's errors. */
export type EnvelopeErrorCode<Envelope> = Envelope extends { readonly code: SuccessCode }
  ? never
  : Envelope extends { readonly code: infer Code extends string }
    ? Code
    : never

/** Headers of the contract are the client's own, and an option of the call where a call may decide. */
type OwnParams<Parameters> = Pick<Parameters, keyof Parameters & ('path' | 'query')>

type Params<Values> = object extends Values ? { readonly params?: Values } : { readonly params: Values }

type WithParams<Operation> = Operation extends { readonly parameters: infer Parameters }
  ? Params<OwnParams<Parameters>>
  : unknown

type BodyContent<Body> = Body extends { readonly content: infer Content } ? Content[keyof Content] : never

type WithBody<Operation> = Operation extends { readonly requestBody: infer Body }
  ? { readonly body: BodyContent<Body> }
  : Operation extends { readonly requestBody?: infer Body }
    ? [BodyContent<Body>] extends [never]
      ? { readonly body?: never }
      : { readonly body?: BodyContent<Body> }
    : unknown

/** What a call of an operation takes: its parameters, its body, and the options of every call. */
export type InitOf<Operation> = WithParams<Operation> & WithBody<Operation> & CallOptions

/** What a call of an operation answers. */
export type AnswerOf<Operation> = Answer<
  SuccessOf<EnvelopeOf<Operation>>,
  Codes<EnvelopeErrorCode<EnvelopeOf<Operation>>>
>

type Args<Init> = object extends Init ? [init?: Init] : [init: Init]

/** `GET` or `POST` of a client: the path decides which parameters are needed and what comes back. */
export type ClientMethod<Paths, Method extends HttpMethod> = <Path extends PathsWith<Paths, Method>>(
  path: Path,
  ...init: Args<InitOf<OperationAt<Paths, Path, Method>>>
) => Promise<AnswerOf<OperationAt<Paths, Path, Method>>>
