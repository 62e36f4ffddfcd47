import { BusinessError } from '../errors/business-error.ts'
import type { CallError } from '../errors/call-error.ts'
import { ContractError } from '../errors/contract-error.ts'
import { HttpError } from '../errors/http-error.ts'
import { SessionExpiredError } from '../errors/session-expired-error.ts'
import type { ErrorFacts, FieldProblem } from '../errors/swx-error.ts'
import type { Answer } from './answer.ts'
import { isSuccessCode } from './success-code.ts'

interface Envelope {
  code?: unknown
  msg?: unknown
  result?: unknown
  params?: unknown
  traceId?: unknown
  errors?: unknown
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** A redirect as `fetch` gives it when it may not follow: browsers hide its status. */
export const isRedirect = ({ type, status, redirected }: Response): boolean =>
  redirected || type === 'opaqueredirect' || (status > 300 && status < 400 && status !== 304)

/** A redirect as an error. */
export const redirectError = (method: string, path: string, response: Response): CallError =>
  new ContractError(
    'answered with a redirect, which is not followed, since it would carry token and body elsewhere: check baseUrl',
    { method, path, status: response.status || undefined },
  )

/** An answer that is larger than a client takes, as an error. */
export const tooLargeError = (method: string, path: string, { status }: Response, most: number): CallError =>
  new ContractError(`answered more than the ${most} bytes of maxAnswerBytes`, { method, path, status })

/** What errors said, for those who take the client as a `fetch`: the body of a response can be read once only. */
export const errorTexts = new WeakMap<Response, string>()

function errorOf(data: Envelope, code: string | undefined, { ok, status }: Response, facts: ErrorFacts) {
  const says = textOf(data.msg)
  const message = (what: string) => `answered ${what}${says ? `: ${says}` : ''}`
  if (status === 401 || code === '401')
    return new SessionExpiredError(message(ok ? `code ${code}` : `HTTP ${status}`), facts)
  if (!ok) return new HttpError(message(`HTTP ${status}`), facts)
  if (code === undefined) return new ContractError(message('no envelope'), facts)
  return new BusinessError(message(`code ${code}`), facts)
}

/** Sorts a complete answer into success or one kind of error. */
export function readAnswer(method: string, path: string, response: Response, text: string): Answer {
  // What decoding puts in the place of bytes that are not UTF-8; JSON may write the character as an escape.
  if (text.includes('\uFFFD')) {
    const { status } = response
    return {
      error: new ContractError('answered bytes that are not UTF-8', { method, path, status }),
      response,
    }
  }
  let data: Envelope = {}
  try {
    data = Object(JSON.parse(text))
  } catch {
    // The parser's message quotes the body, so it is not kept.
  }
  if (typeof data.code === 'number') data.code = String(data.code)
  const code = textOf(data.code)
  if (response.ok && code !== undefined && isSuccessCode(code)) return { data, response }

  const about = (data.params ?? data.result) as Record<string, unknown>
  const errors = data.errors as readonly FieldProblem[]
  const error = errorOf(data, code, response, {
    method,
    path,
    status: response.status,
    code,
    traceId: textOf(data.traceId),
    errors: Array.isArray(errors) ? errors : undefined,
    params: about && typeof about === 'object' && !Array.isArray(about) ? about : undefined,
  })
  if (code !== undefined || !response.ok) errorTexts.set(response, text)
  return { error, response }
}
