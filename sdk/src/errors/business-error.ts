import type { codesByOperation, OperationId } from '@swx/openapi/operations'
import type { errorKeys, KnownCode } from '../gen/catalogue.ts'
import type { IdOf, OperationName } from '../gen/operation-names.ts'
import { isErrorOfKind, SwxError } from './swx-error.ts'

/** A code that the operation's contract does not list. It is kept as it came. */
export type UnlistedCode = string & {}

/** The names of codes. */
export type KeyOf<Code extends string> = Code extends KnownCode ? (typeof errorKeys)[Code] : never

/** The codes of the errors that an operation can answer. */
export type ErrorCodeOf<Name extends OperationId> = (typeof codesByOperation)[Name][number]

/** The backend answered with an error code. `Code` lists those that the operation can answer. */
export class BusinessError<Code extends string = string> extends SwxError {
  override readonly name = 'BusinessError'
  readonly kind = 'business'
  declare readonly code: Code | UnlistedCode
  declare readonly key?: KeyOf<Code extends KnownCode ? Code : KnownCode>
}

/**
 * Whether a value is {@link BusinessError}, of this copy of the package or another.
 *
 * @typeParam Name the operation that was called, by the name of its function or the contract's: its codes are then known to the compiler
 * @example
 * if (isBusinessError<'buyPlan'>(error) && error.key === 'quoteChanged') showTerms()
 */
export function isBusinessError<Name extends OperationName = OperationId>(
  value: unknown,
): value is BusinessError<ErrorCodeOf<IdOf<Name>>> {
  return isErrorOfKind(value, 'business')
}
