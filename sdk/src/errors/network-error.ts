import { isErrorOfKind, SwxError } from './swx-error.ts'

/**
 * There was no connection, the connection was lost before the answer was complete, or a middleware or the app's own
 * `fetch` threw an error. A write may or may not have happened.
 */
export class NetworkError extends SwxError {
  override readonly name = 'NetworkError'
  readonly kind = 'network'
}

/** Whether a value is {@link NetworkError}, of this copy of the package or another. */
export function isNetworkError(value: unknown): value is NetworkError {
  return isErrorOfKind(value, 'network')
}
