import { isObject } from '../../document/json.ts'
import { join } from '../../document/pointer.ts'
import type { Exchange } from '../../http/call.ts'
import { codesOf } from '../../plan/envelope.ts'
import { answerFor, successAnswer, successMedia } from '../../plan/success-media.ts'
import { shorten, wordsOf } from '../../report/words.ts'
import type { Purpose, Run } from '../../run/run.ts'
import { checkBody } from './check-body.ts'
import { checkEnvelope } from './check-envelope.ts'
import { checkHeaders } from './check-headers.ts'
import { checkSecrets } from './check-secrets.ts'

/** Statuses of rejected requests, which documents need not list. */
const ERRORS = new Set([400, 401, 403, 404, 405, 406, 409, 410, 411, 413, 414, 415, 422, 429])

/** What every answer is checked for: status, media type, headers, body. */
export function checkShape(run: Run, exchange: Exchange, purpose: Purpose, isStrict: boolean): void {
  const { call, answer } = exchange
  const { operation } = call
  const isUndeclared = operation !== undefined && operation.method !== call.method
  if (answer.status >= 500 && answer.status !== 501 && answer.status !== 503) {
    run.report(exchange, {
      rule: 'serverError',
      where: operation?.pointer ?? '#/paths',
      expected: 'an answer below 500',
      got: wordsOf(exchange),
    })
    return
  }
  if (operation === undefined || isUndeclared) return
  const declared = answerFor(operation, answer.status)
  if (declared === undefined) {
    if (isExcused(run, exchange, purpose)) return
    const keys = operation.answers.map(({ key }) => key).join(', ')
    run.report(exchange, {
      rule: 'status',
      where: join(operation.pointer, 'responses'),
      expected: `one of ${keys}`,
      got: wordsOf(exchange),
    })
    return
  }
  if (answer.cut !== undefined) {
    run.report(exchange, {
      rule: 'body',
      where: declared.pointer,
      expected: 'a whole body',
      got: answer.cut,
    })
    return
  }
  checkHeaders(run, exchange, declared)
  const type = answer.headers.get('content-type')
  const hasBody = call.method !== 'HEAD' && ![204, 205, 304].includes(answer.status)
  if (!hasBody || declared.media.length === 0) return
  const media = declared.media.find((one) => matches(one.type, type))
  if (media === undefined) {
    if (answer.text === '' && type === null && successAnswer(operation) !== declared) return
    run.report(exchange, {
      rule: 'mediaType',
      where: join(declared.pointer, 'content'),
      expected: declared.media.map((one) => one.type).join(' or '),
      got: shorten(type ?? 'none'),
    })
    return
  }
  if (!checkEnvelope(run, exchange, declared, media)) checkBody(run, exchange, media, isStrict)
  checkSecrets(run, exchange, media)
  const said = type?.includes('problem+json') && isObject(answer.json) ? answer.json.status : undefined
  if (typeof said === 'number' && said !== answer.status)
    run.report(exchange, {
      rule: 'problemStatus',
      where: media.pointer,
      expected: `the status ${answer.status} in the problem details, as in the answer itself`,
      got: String(said),
    })
}

/** Whether an operation declares another status for the very reason for which a call was refused. */
function hasItsOwn({ call, answer }: Exchange): boolean {
  const declares = (...keys: string[]) =>
    call.operation?.answers.some(({ key }) => keys.includes(key)) === true
  const isPublic = call.operation?.security.length === 0
  if (call.credentials === 'none' && !isPublic) return answer.status === 403 && declares('401')
  const isOwn = isPublic || call.credentials === 'first'
  return isOwn && [400, 409, 422].includes(answer.status) && declares('400', '422')
}

/** Whether all errors of an operation are codes of its envelope, with the status of a success. */
function hasItsCode({ root, envelope }: Run, { call, answer }: Exchange): boolean {
  const pointer = call.operation && successMedia(call.operation)?.schemaPointer
  if (envelope === undefined || pointer === undefined || ![400, 403, 409, 422].includes(answer.status))
    return false
  if (call.operation?.answers.some(({ key }) => /^(4|default)/.test(key))) return false
  const codes = codesOf(root, pointer, envelope.property)
  return codes !== 'any' && [...codes].some((code) => !envelope.isSuccess(code))
}

function isExcused(run: Run, { call, answer }: Exchange, purpose: Purpose): boolean {
  if (answer.status === 429 || answer.status === 503) return true
  if (purpose === 'broken' && (hasItsOwn({ call, answer }) || hasItsCode(run, { call, answer }))) return false
  if (purpose !== 'valid') return ERRORS.has(answer.status)
  const isSigned = call.operation?.needsToken === true
  return isSigned && (answer.status === 401 || answer.status === 403)
}

const essence = (type: string) => (type.split(';')[0] ?? '').trim().toLowerCase()

/** Whether a media type of an answer is one that the document declares, wildcards and parameters aside. */
function matches(declared: string, got: string | null): boolean {
  if (got === null) return false
  const [wanted, actual] = [essence(declared), essence(got)]
  if (wanted === '*/*' || wanted === actual) return true
  return wanted.endsWith('/*') && actual.startsWith(wanted.slice(0, -1))
}
