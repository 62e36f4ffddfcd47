import type { EnvelopeOf, SuccessOf } from '../client/contract-call.ts'
import type { RefusalOf } from '../errors/business-error.ts'
import type { CallError } from '../errors/call-error.ts'
import type { OperationId } from '../gen/operations.ts'
import type { operations } from '../gen/schema.ts'

/** A type written out, so that an editor shows its fields instead of where they come from. */
export type Plain<Value> = Value extends readonly (infer Item)[]
  ? readonly Plain<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Value[Name] }
    : Value

/** The success envelope of an operation: what `data` of a call holds. */
export type EnvelopeFor<Name extends OperationId> = SuccessOf<EnvelopeOf<operations[Name]>>

/** The `result` of an operation's success. */
export type ResultOf<Name extends OperationId> =
  EnvelopeFor<Name> extends { readonly result: infer Result } ? Plain<Result> : never

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
export type InputOf<Name extends OperationId> = Plain<
  Given<PathOf<Name>> & Given<QueryOf<Name>> & Given<BodyOf<Name>>
>

/** What a call of an operation may fail with: its own codes, and what can happen to every call. */
export type ErrorOf<Name extends OperationId> = CallError<RefusalOf<Name>>
