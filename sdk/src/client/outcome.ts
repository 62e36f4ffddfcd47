import type { CallError } from '../errors/call-error.ts'

/** Whether the backend said clearly that it did not do what it was asked. */
export const isClearRefusal = ({ kind, status = 0 }: CallError): boolean =>
  kind === 'http' ? status < 500 : kind === 'business' || kind === 'sessionExpired'

/** Whether a GET's failure may be gone on the next try: no answer, or HTTP 408, 429 or 5xx. */
export const isWorthRetrying = ({ kind, status = 0 }: CallError): boolean =>
  kind === 'network' || (kind === 'http' && (status >= 500 || status === 408 || status === 429))
