import { isErrorOfKind, SwxError } from './swx-error.ts'

/** No complete answer arrived within the deadline of the call or of its last try. A write may or may not have happened. */
export class TimeoutError extends SwxError {
  override readonly name = 'TimeoutError'
  readonly kind = 'timeout'
}

/** Whether a value is {@link TimeoutError}, of this copy of the package or another. */
export function isTimeoutError(value: unknown): value is TimeoutError {
  return isErrorOfKind(value, 'timeout')
}
