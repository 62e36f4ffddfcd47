import type { CodeOf, ErrorKey, SuccessKey } from '../domain/outcome.ts'
import type { ResponseFault } from '../faults/fault-rule.ts'
import { codes } from '../gen/messages.ts'
import type { FieldError } from '../validation/field-errors.ts'

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

/** The success of an operation. */
export interface Success<Result, Key extends SuccessKey> extends Reply {
  readonly status: 200
  readonly code: CodeOf<Key>
  readonly result: Result
}

/** The success of a command whose effects have been applied. */
export interface Accepted<Result, Key extends SuccessKey> extends Success<Result, Key> {
  readonly areEffectsApplied: true
}

/** An error over HTTP 200. */
export interface BusinessError<Key extends ErrorKey> extends Reply {
  readonly status: 200
  readonly code: CodeOf<Key>
}

/** An error of the call itself. */
export interface HttpError<Status extends number> extends Reply {
  readonly status: Status
}

/** Success with a result. Writes say by the key of their code what happened. */
export function ok<const Result>(result: Result): Success<Result, 'ok'>
export function ok<const Result, Key extends SuccessKey>(result: Result, key: Key): Success<Result, Key>
export function ok(result: unknown, key: SuccessKey = 'ok'): Reply {
  return { status: 200, code: codes[key], msg: '', result }
}

/** A business error: HTTP 200 with a code of the catalogue; its message is filled in with the envelope. */
export const error = <Key extends ErrorKey>(key: Key): BusinessError<Key> => ({
  status: 200,
  code: codes[key],
  msg: '',
  result: null,
})

/** A business error by its code, which need not be one of the catalogue: for faults and stubs. */
export const errorOfCode = (code: string): Reply => ({ status: 200, code, msg: '', result: null })

/** An error of the call itself. */
export const httpError = <Status extends number>(
  status: Status,
  msg: string,
  more: {
    key?: ErrorKey
    code?: string
    errors?: readonly FieldError[]
    headers?: Readonly<Record<string, string>>
  } = {},
): HttpError<Status> => ({
  status,
  code: more.key === undefined ? (more.code ?? String(status)) : codes[more.key],
  msg,
  result: null,
  errors: more.errors,
  headers: more.headers,
})

/** The request does not fit the contract. */
export const badRequest = (errors: readonly FieldError[]): HttpError<400> =>
  httpError(400, 'The request does not fit the contract: see errors.', { errors })

/** The longest wait that `Retry-After` names, by the contract. */
const LONGEST_WAIT_SECONDS = 86_400

/**
 * Too many requests.
 *
 * @param waitMs how long to hold back, in real time
 * @param msg what there is to say besides; the message of the catalogue where it is empty
 */
export const tooManyRequests = (waitMs: number, msg = ''): HttpError<429> => {
  const seconds = Math.min(LONGEST_WAIT_SECONDS, Math.max(1, Math.ceil(waitMs / 1_000)))
  return httpError(429, msg, { key: 'tooManyRequests', headers: { 'Retry-After': String(seconds) } })
}

/** An image beyond 2 MB. */
export const IMAGE_TOO_LARGE = httpError(413, '', { key: 'imageTooLarge' })
