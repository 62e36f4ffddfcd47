import { type Failure, toError } from '../errors/failure.ts'
import type { SessionExpiredError } from '../errors/session-expired-error.ts'
import type { ClientOptions } from './client-options.ts'
import { notify } from './notify.ts'

/** What a client knows of the end of its session. */
export interface SessionWatch {
  /**
   * To be called when an answer says that a token has expired.
   *
   * @returns whether it is the current token and this is the first such answer, which is then reported to the app
   */
  expire(token: string | null, failure: Failure): boolean
  /**
   * Asks for a new token, once per token.
   *
   * @param isWrite a write is not sent by a token that came from elsewhere: it may be of another user
   * @returns whether there is one to try with
   */
  refresh(expired: string | null, isWrite: boolean): Promise<boolean> | boolean
  /** After this, the next answer that ends the session is reported again. */
  reset(): void
}

/** Reports once per token that the session has ended, and refreshes the session if the app can. */
export function createSessionWatch(
  { refresh, onUnauthorized }: Pick<ClientOptions, 'refresh' | 'onUnauthorized'>,
  readToken: () => string | null,
): SessionWatch {
  let expired: string | null | undefined
  let refreshing: string | null | undefined
  let isRefreshed: Promise<boolean> | undefined
  /** The token now; undefined when the app cannot say. */
  const current = () => {
    try {
      return readToken()
    } catch {
      return undefined
    }
  }

  return {
    expire(token, failure) {
      // An answer to an earlier token says nothing about the current session.
      if (token !== current() || token === expired) return false
      expired = token
      if (onUnauthorized)
        queueMicrotask(() => notify(onUnauthorized, { error: toError(failure) as SessionExpiredError }))
      return true
    },
    refresh(token, isWrite) {
      const now = current()
      if (now === undefined) return false
      if (token !== now) {
        if (now === null || !isWrite) return now !== null
        return token === refreshing ? (isRefreshed ?? false) : false
      }
      if (refreshing !== token) isRefreshed = (async () => refresh?.() ?? false)().catch(() => false)
      refreshing = token
      return isRefreshed ?? false
    },
    reset() {
      expired = undefined
    },
  }
}
