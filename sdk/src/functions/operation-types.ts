import type { OperationId } from '@swx/openapi/operations'
import type { EnvelopeOf, SuccessOf } from '../client/contract-call.ts'
import type { ErrorCodeOf, KeyOf } from '../errors/business-error.ts'
import type { CallError, Codes } from '../errors/call-error.ts'
import type { IdOf, OperationName } from '../gen/operation-names.ts'
import type { operations } from '../gen/schema.ts'

/** An intersection written out, so that an editor shows its fields. */
type Merged<Value> = { readonly [Name in keyof Value]: Value[Name] }

/** The success envelope of an operation: what `data` of a call holds. */
export type EnvelopeFor<Name extends OperationId> = SuccessOf<EnvelopeOf<operations[Name]>>

/** The `result` of an operation's success. */
export type ResultOf<Name extends OperationId> =
  EnvelopeFor<Name> extends { readonly result: infer Result } ? Result : never

type Part<Name extends OperationId, Place extends string> = operations[Name]['parameters'] extends {
  readonly [At in Place]?: infer Values
}
  ? Exclude<Values, undefined>
  : never

/** Query values of an operation; `never` where it takes none. */
export type QueryOf<Name extends OperationId> = Part<Name, 'query'>

/** Path values of an operation; `never` where it takes none. */
export type PathOf<Name extends OperationId> = Part<Name, 'path'>

type RequestOf<Name extends OperationId> = operations[Name] extends { readonly requestBody?: infer Request }
  ? Exclude<Request, undefined>
  : never

/** The body of an operation; `never` where it takes none. */
export type BodyOf<Name extends OperationId> = [RequestOf<Name>] extends [never]
  ? never
  : RequestOf<Name> extends { readonly content: infer Content }
    ? Content[keyof Content]
    : never

type Given<Values> = [Values] extends [never] ? unknown : Values

/** What an operation takes: path and query values and body in one object; `unknown` where it takes nothing. */
export type InputOf<Name extends OperationId> = [PathOf<Name> | QueryOf<Name>] extends [never]
  ? Given<BodyOf<Name>>
  : [PathOf<Name> | BodyOf<Name>] extends [never]
    ? QueryOf<Name>
    : [QueryOf<Name> | BodyOf<Name>] extends [never]
      ? PathOf<Name>
      : Merged<Given<PathOf<Name>> & Given<QueryOf<Name>> & Given<BodyOf<Name>>>

/** What a call of an operation may fail with: its own codes, and what can happen to every call. */
export type ErrorOf<Name extends OperationId> = CallError<Codes<ErrorCodeOf<Name>>>

interface OperationTypes<Id extends OperationId> {
  /** What its function takes: path and query values and body in one object; `unknown` where it takes nothing. */
  readonly input: InputOf<Id>
  /** What its function answers, and `data` of its hook. */
  readonly result: ResultOf<Id>
  /** `data` of a call by path: the result with its code, the request's id and the time of the backend. */
  readonly envelope: EnvelopeFor<Id>
  /** What its function throws, and `error` of a call by path and of its hook. */
  readonly error: ErrorOf<Id>
  /** The codes of its errors. */
  readonly code: ErrorCodeOf<Id>
  /** The names of these codes. */
  readonly key: KeyOf<ErrorCodeOf<Id>>
}

/**
 * The types of an operation, by the name of its function or by the contract's.
 *
 * @example
 * type Plan = Operation<'buyPlan'>['input']
 * function showPlan(plan: Plan): Promise<Operation<'buyPlan'>['result']>
 */
export type Operation<Name extends OperationName> = OperationTypes<IdOf<Name>>
