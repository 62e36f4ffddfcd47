import type { SessionExpiredError } from '../errors/session-expired-error.ts'

/** What a client tells when the backend no longer accepts its token. */
export interface UnauthorizedInfo {
  /** The answer that said so: the first one, when several calls were under way. */
  readonly error: SessionExpiredError
}
