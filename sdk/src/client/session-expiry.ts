import type { SessionExpiredError } from '../errors/session-expired-error.ts'

/** What `onUnauthorized` gets when a token has expired. */
export interface UnauthorizedInfo {
  /** The error of the first call that failed with the token. */
  readonly error: SessionExpiredError
}
