import { isErrorOfKind, SwxError } from './swx-error.ts'

/** The caller's own `signal` ended the call; its reason is the `cause`. */
export class AbortedError extends SwxError {
  override readonly name = 'AbortedError'
  readonly kind = 'aborted'
}

/** Whether a value is {@link AbortedError}, of this copy of the package or another. */
export function isAbortedError(value: unknown): value is AbortedError {
  return isErrorOfKind(value, 'aborted')
}
