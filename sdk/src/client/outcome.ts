import type { Failure } from '../errors/failure.ts'

/** Whether the backend said clearly that it did not do what it was asked, or was never asked. */
export const isClearError = ({ kind, status = 0 }: Pick<Failure, 'kind' | 'status'>): boolean =>
  kind === 'http'
    ? status < 500
    : kind === 'business' || kind === 'sessionExpired' || kind === 'configuration'

/**
 * Whether a try's failure may be gone on the next one: no answer, none within the time of a try, or HTTP 408, 429 or
 * 5xx. The deadline of the whole call ends it without asking here.
 */
export const isWorthRetrying = ({ kind, status = 0 }: Pick<Failure, 'kind' | 'status'>): boolean =>
  kind === 'network' ||
  kind === 'timeout' ||
  (kind === 'http' && (status >= 500 || status === 408 || status === 429))
