import { isErrorOfKind, SwxError } from './swx-error.ts'

/**
 * The request or the answer is not what the contract says: a path value that would leave its operation, an answer
 * that is not an envelope, or, with `validate`, a field of the wrong shape (see `errors`).
 */
export class ContractError extends SwxError {
  override readonly name = 'ContractError'
  readonly kind = 'contract'
}

/** Whether a value is {@link ContractError}, of this copy of the package or another. */
export function isContractError(value: unknown): value is ContractError {
  return isErrorOfKind(value, 'contract')
}
