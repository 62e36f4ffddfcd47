import { isErrorOfKind, SwxError } from './swx-error.ts'

/** The request did not reach the backend, or its answer broke off. A write may or may not have happened. */
export class NetworkError extends SwxError {
  override readonly name = 'NetworkError'
  readonly kind = 'network'
}

/** Whether a value is {@link NetworkError}, of this copy of the package or another. */
export function isNetworkError(value: unknown): value is NetworkError {
  return isErrorOfKind(value, 'network')
}
