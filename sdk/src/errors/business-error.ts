import { isErrorOfKind, SwxError } from './swx-error.ts'

/** A code that the operation's contract does not list. It is kept as it came. */
export type UnlistedCode = string & {}

/** The backend refused: a code that is no success. `Code` lists those that the operation can answer. */
export class BusinessError<Code extends string = string> extends SwxError {
  override readonly name = 'BusinessError'
  readonly kind = 'business'
  declare readonly code: Code | UnlistedCode
}

/** Whether a value is {@link BusinessError}, of this copy of the package or another. */
export function isBusinessError(value: unknown): value is BusinessError {
  return isErrorOfKind(value, 'business')
}
