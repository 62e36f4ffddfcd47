import { isSwxError, type SwxError } from '@swx/sdk'
import { hasErrorKey } from '#core/errors/error-message.ts'
import type { LockNotice } from './submission-state.ts'

/** A request that timed out, and one whose first copy is still running: their outcome is not known yet. */
const openStatuses = [408, 409]

/** What a failed call that moves money comes to. */
export type Outcome =
  | { readonly phase: 'lost' }
  | { readonly phase: 'signedOut' }
  | { readonly phase: 'cancelled' }
  | { readonly phase: 'rejected'; readonly error: unknown }
  | { readonly phase: 'locked'; readonly lock: LockNotice }

/**
 * Whether the error settles that this request was not carried out. What never got an answer, or a broken one, settles
 * nothing.
 */
function isDefinitive({ kind, status = 0 }: SwxError): boolean {
  if (kind === 'business' || kind === 'sessionExpired' || kind === 'configuration') return true
  return kind === 'http' && status >= 400 && status < 500 && !openStatuses.includes(status)
}

/** Reads the failure of a call that moves money. */
export function outcomeOfError(error: unknown): Outcome {
  // Anything else was thrown before the request left, by a value that cannot be sent.
  if (!isSwxError(error)) return { phase: 'rejected', error }
  if (!isDefinitive(error)) return { phase: 'lost' }
  // The session's end leads to the login page, which says so.
  if (error.kind === 'sessionExpired') return { phase: 'signedOut' }
  if (hasErrorKey(error, 'attemptCancelled')) return { phase: 'cancelled' }
  if (hasErrorKey(error, 'paymentLocked')) return { phase: 'locked', lock: readLock(error.params) }
  return { phase: 'rejected', error }
}

/** The lock as the error tells it; without its details it is the operator's, with no end. */
function readLock(params: SwxError['params'] = {}): LockNotice {
  const { reason, note, until, contactUrl } = params as Partial<LockNotice>
  return {
    reason: reason ?? 'OPERATOR',
    ...(typeof note === 'string' ? { note } : {}),
    until: typeof until === 'string' ? until : null,
    contactUrl: typeof contactUrl === 'string' ? contactUrl : '',
  }
}
