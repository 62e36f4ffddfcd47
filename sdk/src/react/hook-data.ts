import type { EnvelopeOf, SuccessOf } from '../client/contract-call.ts'
import type { operations } from '../gen/schema.ts'

/** The name of an operation. */
export type Id = keyof operations

/** The success envelope of an operation: what `data` of its hook holds. */
export type DataOf<Name extends Id> = SuccessOf<EnvelopeOf<operations[Name]>>

/** The path or query values of an operation. */
export type Values<Name extends Id, Place extends 'path' | 'query'> = operations[Name]['parameters'] extends {
  [P in Place]?: infer Given
}
  ? Exclude<Given, undefined>
  : never

/** The query values of an operation. */
export type QueryOf<Name extends Id> = Values<Name, 'query'>
