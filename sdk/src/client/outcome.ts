import type { Failure } from '../errors/failure.ts'
import type { Outcome } from './answer.ts'

/** What the end of a request shows about whether its operation was carried out. */
export type Verdict =
  /** The operation answered. Every other request with the same key gets this answer too. */
  | 'answered'
  /**
   * This request was not carried out, and was answered before its key was looked at: an earlier request with the same
   * key may have been carried out.
   */
  | 'turnedAway'
  /** It may have been carried out, or still be. */
  | 'unknown'

/** Statuses with which the operation may still be carried out: it took too long, or the first request is under way. */
const openStatuses = [408, 409]

/** The verdict on an outcome: one decision for keys, events and the cache. */
export function verdictOf({ failure, response }: Outcome): Verdict {
  if (!failure || failure.kind === 'business') return 'answered'
  const { kind, status = 0 } = failure
  if (kind === 'sessionExpired' || kind === 'configuration') return 'turnedAway'
  if (kind !== 'http' || status < 400 || status >= 500 || openStatuses.includes(status)) return 'unknown'
  return response?.headers.get('idempotent-replayed') === 'true' ? 'answered' : 'turnedAway'
}

/**
 * Whether a try's failure may be gone on the next one: no answer, none within the time of a try, or HTTP 408, 429 or
 * 5xx. The deadline of the whole call ends it without asking here.
 */
export const isWorthRetrying = ({ kind, status = 0 }: Pick<Failure, 'kind' | 'status'>): boolean =>
  kind === 'network' ||
  kind === 'timeout' ||
  (kind === 'http' && (status >= 500 || status === 408 || status === 429))
