import { BusinessError } from '../errors/business-error.ts'
import { ContractError } from '../errors/contract-error.ts'
import { HttpError } from '../errors/http-error.ts'
import { SessionExpiredError } from '../errors/session-expired-error.ts'
import type { FieldProblem } from '../errors/swx-error.ts'
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

/** Sorts a complete answer into success or one kind of error. */
export function readAnswer(method: string, path: string, response: Response, text: string): Answer {
  let data: Envelope = {}
  try {
    data = Object(JSON.parse(text))
  } catch {
    // The parser's message quotes the body, so it is not kept.
  }
  if (typeof data.code === 'number') data.code = String(data.code)
  const code = textOf(data.code)
  const { ok } = response
  if (ok && code !== undefined && isSuccessCode(code)) return { data, response }

  const { status } = response
  const about = (data.params ?? data.result) as Record<string, unknown>
  const errors = data.errors as readonly FieldProblem[]
  const says = textOf(data.msg)
  const Failure =
    status === 401 || code === '401'
      ? SessionExpiredError
      : ok
        ? code === undefined
          ? ContractError
          : BusinessError
        : HttpError
  const what = ok ? (code === undefined ? 'no envelope' : `code ${code}`) : `HTTP ${status}`
  const error = new Failure(`answered ${what}${says ? `: ${says}` : ''}`, {
    method,
    path,
    status,
    code,
    traceId: textOf(data.traceId),
    errors: Array.isArray(errors) ? errors : undefined,
    params: about && typeof about === 'object' && !Array.isArray(about) ? about : undefined,
  })
  return { error: error as HttpError, response }
}
