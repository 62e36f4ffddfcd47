import { isErrorOfKind, SwxError } from './swx-error.ts'

/**
 * The caller's own `signal` ended the call, and the reason of the signal is `cause`; or `resolveAttempt` found another
 * token or account mode than expected. A write may or may not have happened.
 */
export class AbortedError extends SwxError {
  override readonly name = 'AbortedError'
  readonly kind = 'aborted'
}

/** Whether a value is {@link AbortedError}, of this copy of the package or another. */
export function isAbortedError(value: unknown): value is AbortedError {
  return isErrorOfKind(value, 'aborted')
}
