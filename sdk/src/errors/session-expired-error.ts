import { isErrorOfKind, SwxError } from './swx-error.ts'

/** The backend no longer accepts the token: HTTP 401, or code 401 in the body. */
export class SessionExpiredError extends SwxError {
  override readonly name = 'SessionExpiredError'
  readonly kind = 'sessionExpired'
}

/** Whether a value is {@link SessionExpiredError}, of this copy of the package or another. */
export function isSessionExpiredError(value: unknown): value is SessionExpiredError {
  return isErrorOfKind(value, 'sessionExpired')
}
