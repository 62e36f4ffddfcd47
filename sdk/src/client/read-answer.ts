import type { Failure } from '../errors/failure.ts'
import { fieldErrorsOf } from '../errors/field-errors.ts'
import type { ErrorFacts } from '../errors/swx-error.ts'
import type { Outcome } from './answer.ts'
import { codeOf, isSuccessCode } from './success-code.ts'

interface Envelope {
  code?: unknown
  msg?: unknown
  result?: unknown
  params?: unknown
  traceId?: unknown
  errors?: unknown
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Whether a response is a redirect that `fetch` did not follow; browsers hide its status. */
export const isRedirect = ({ type, status, redirected }: Response): boolean =>
  redirected || type === 'opaqueredirect' || (status > 300 && status < 400 && status !== 304)

export const redirectFailure = (method: string, path: string, { status }: Response): Failure => ({
  kind: 'contract',
  message:
    'answered with a redirect, which is not followed, since it would carry token and body elsewhere: check baseUrl',
  method,
  path,
  status: status || undefined,
})

/** An answer that was not read to its end or cannot be read, as a failure. */
export const unreadFailure = (method: string, path: string, { status }: Response, what: string): Failure => ({
  kind: 'contract',
  message: `answered ${what}`,
  method,
  path,
  status,
})

/** The bodies of errors as texts, for `client.fetch`: the body of a response can be read only once. */
export const errorTexts = new WeakMap<Response, string>()

function failureOf(
  data: Envelope,
  code: string | undefined,
  { ok, status }: Response,
  facts: ErrorFacts,
): Failure {
  const says = textOf(data.msg)
  const message = (what: string) => `answered ${what}${says ? `: ${says}` : ''}`
  if (status === 401 || code === '401')
    return { kind: 'sessionExpired', message: message(ok ? `code ${code}` : `HTTP ${status}`), ...facts }
  if (!ok) return { kind: 'http', message: message(`HTTP ${status}`), ...facts }
  if (code === undefined) return { kind: 'contract', message: message('no envelope'), ...facts }
  return { kind: 'business', message: message(`code ${code}`), ...facts }
}

/** Sorts a complete answer into success or one kind of failure. */
export function readAnswer(method: string, path: string, response: Response, text: string): Outcome {
  let data: Envelope = {}
  try {
    data = Object(JSON.parse(text))
  } catch {
    // The parser's message quotes the body, so it is not kept.
  }
  const code = codeOf(data)
  if (code !== undefined) data.code = code
  if (response.ok && code !== undefined && isSuccessCode(code)) return { data, response }

  const about = (data.params ?? data.result) as Record<string, unknown>
  const failure = failureOf(data, code, response, {
    method,
    path,
    status: response.status,
    code,
    traceId: textOf(data.traceId),
    errors: fieldErrorsOf(data.errors),
    params: about && typeof about === 'object' && !Array.isArray(about) ? about : undefined,
  })
  if (code !== undefined || !response.ok) errorTexts.set(response, text)
  return { failure, response }
}
