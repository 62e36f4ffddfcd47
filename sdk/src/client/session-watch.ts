import type { SessionExpiredError } from '../errors/session-expired-error.ts'
import type { ClientOptions } from './client-options.ts'
import { notify } from './notify.ts'

/** What a client knows of the end of its session. */
export interface SessionWatch {
  /**
   * An answer says that a token has expired.
   *
   * @returns whether it is the current one and this is the first such answer: the app is told then
   */
  expire(token: string | null, error: SessionExpiredError): boolean
  /** Asks for a new token, once per token; gives whether there is one to try with. */
  renew(expired: string | null): Promise<boolean> | boolean
  /** The next such answer is to be told again. */
  reset(): void
}

/** Tells an app once per token that its session has ended, and renews it where the app can. */
export function createSessionWatch(
  { refresh, onUnauthorized }: Pick<ClientOptions, 'refresh' | 'onUnauthorized'>,
  readToken: () => string | null,
): SessionWatch {
  let expired: string | null | undefined
  let renewing: string | null | undefined
  let renewal: Promise<boolean> | undefined
  /** The token now; undefined when the app cannot say. */
  const current = () => {
    try {
      return readToken()
    } catch {
      return undefined
    }
  }

  return {
    expire(token, error) {
      // An answer to an earlier token says nothing about the current session.
      if (token !== current() || token === expired) return false
      expired = token
      queueMicrotask(() => notify(onUnauthorized, { error }))
      return true
    },
    renew(token) {
      const now = current()
      if (now === undefined) return false
      if (token !== now) return now !== null
      if (renewing !== token) renewal = (async () => refresh?.() ?? false)().catch(() => false)
      renewing = token
      return renewal ?? false
    },
    reset() {
      expired = undefined
    },
  }
}
