import type { ResponseFault } from '../faults/fault-rule.ts'

/** One field of a request that breaks a rule of the contract. */
export interface FieldError {
  readonly field: string
  readonly rule: string
}

/** What an operation answers, before it is put into the envelope. */
export interface Reply {
  /** HTTP status: 200 for success and for business errors. */
  readonly status: number
  /** Code of the catalogue, or the HTTP status as text. */
  readonly code: string
  readonly msg: string
  readonly result: unknown
  /** The whole answer as it was sent before, which takes the place of everything but the status and the headers. */
  readonly envelope?: string | undefined
  /** What the message of an error inserts. */
  readonly params?: Readonly<Record<string, string>> | undefined
  readonly errors?: readonly FieldError[] | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** What goes wrong with the answer on its way, because a fault says so. */
  readonly fault?: ResponseFault | undefined
}

/** Success with a result. Writes give their 2000x code, reads none. */
export const ok = (result: unknown = null, code = '200'): Reply => ({ status: 200, code, msg: '', result })

/** A business error: HTTP 200 with a code of the catalogue; its message is filled in with the envelope. */
export const refuse = (code: string): Reply => ({ status: 200, code, msg: '', result: null })

/** A fault of the call itself. */
export const problem = (
  status: number,
  msg: string,
  more: { code?: string; errors?: readonly FieldError[]; headers?: Readonly<Record<string, string>> } = {},
): Reply => ({
  status,
  code: more.code ?? String(status),
  msg,
  result: null,
  errors: more.errors,
  headers: more.headers,
})

/** The request does not fit the contract. */
export const badRequest = (errors: readonly FieldError[]): Reply =>
  problem(400, 'The request does not fit the contract: see errors.', { errors })

/** Too many requests; `waitMs` is how long to hold back. */
export const tooManyRequests = (waitMs: number): Reply =>
  problem(429, '', {
    code: '11013',
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1_000))) },
  })

/** An image beyond 2 MB. */
export const IMAGE_TOO_LARGE = problem(413, '', { code: '11012' })
