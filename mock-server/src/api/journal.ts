import { deprecationHeaders } from '@swx/openapi/operations'
import type { Reply } from '../contract/reply.ts'
import { shownInBody } from '../gen/shown-fields.ts'
import { type RecordedRequest, tookSince } from '../runtime/journal.ts'
import type { SandboxTables } from '../runtime/tables.ts'
import type { ReadTables } from '../store/store.ts'
import type { CustomerReply, CustomerRequest } from './customer-request.ts'
import type { Exchange } from './exchange.ts'
import { keyDigest } from './idempotency.ts'
import { shownQuery } from './redaction.ts'
import { isJson, parseJson } from './request-body.ts'

/** What ids, order numbers, parameters and words of a path look like here. */
const FORMS = [
  /^\d{1,9}$/,
  /^[A-Z]{2}\d{18}$/,
  /^[a-z]{1,12}(-[a-z0-9]{1,16}){0,3}$/,
  /^[a-zA-Z]{1,32}(\.[a-zA-Z]{1,32}){0,3}$/,
]

/** A value as it is shown. If it has not the form of an id, it may be a token or a password: only its length is shown. */
const shownId = (value: string): string =>
  FORMS.some((form) => form.test(value)) ? value : `of-${value.length}-signs`

/** The path of a request as journal and archive show it. */
const shownPath = ({
  request,
  operation,
  path = {},
}: Pick<Exchange, 'request' | 'operation' | 'path'>): string => {
  if (operation !== undefined && Object.keys(path).length === 0) return request.path
  return request.path
    .split('/')
    .map((part) => (part === '' ? part : shownId(part)))
    .join('/')
}

/** A longer body is not kept. */
const LONGEST_BODY = 8_192

/** Headers that make a difference to the answer and name no user. */
const KEPT_HEADERS = ['virtually', 'accept-language']

const NO_SECRETS: readonly string[] = []

type Fields = Readonly<Record<string, unknown>>

/** No operation takes an object inside its body, so nothing is known of what would be in one. */
const isSecret = (name: string, value: unknown): boolean =>
  (!shownInBody.has(name) && value !== null && value !== '') ||
  (typeof value === 'object' && value !== null && !Array.isArray(value))

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined

/** The fields of a body that may be kept, and the names of those that may not. */
const withoutSecrets = (body: Fields): { body: Fields; secrets: readonly string[] } => {
  let secrets = NO_SECRETS
  for (const name in body) if (isSecret(name, body[name])) secrets = [...secrets, name]
  if (secrets === NO_SECRETS) return { body, secrets }
  return {
    body: Object.fromEntries(Object.entries(body).filter(([name]) => !secrets.includes(name))),
    secrets,
  }
}

/** The body of a call that ended before it was read. */
const unreadBody = ({ body, header }: CustomerRequest): Fields | undefined => {
  if (!body || !isJson(header('content-type'))) return undefined
  const json = parseJson(body)
  return 'value' in json ? fieldsOf(json.value) : undefined
}

/**
 * What the journal keeps of a request. Of the body it keeps the fields that were read, which are there already; of a
 * request for no path of the contract it keeps none.
 */
const recordRequest = (
  rows: ReadTables<SandboxTables>,
  { request, body: read, caller, attempt, operation }: Exchange,
): RecordedRequest => {
  const headers: Record<string, string> = {}
  for (const name of KEPT_HEADERS) {
    const value = request.header(name)
    if (value !== undefined) headers[name] = value
  }
  const sessionId = caller?.session.id
  const key = request.header('idempotency-key')
  if (key !== undefined) headers['idempotency-key'] = keyDigest(rows, key)
  const token =
    sessionId !== undefined ? 'session' : request.header('authorization') === undefined ? 'none' : 'unknown'
  const start = { query: shownQuery(request.query), headers, attempt, token, sessionId } as const
  if (request.isBodyUnread) return { ...start, bodyKind: 'unkept', secrets: NO_SECRETS }
  if (request.body === undefined || request.body.length === 0)
    return { ...start, bodyKind: 'none', secrets: NO_SECRETS }
  const isForm = !isJson(request.header('content-type'))
  const fits = operation !== undefined && (isForm || request.body.length <= LONGEST_BODY)
  const fields = fits ? (fieldsOf(read?.described) ?? unreadBody(request)) : undefined
  if (!fields) return { ...start, bodyKind: 'unkept', secrets: NO_SECRETS }
  return { ...start, bodyKind: isForm ? 'form' : 'json', ...withoutSecrets(fields) }
}

const NO_HEADERS = {}
/** A longer answer is not kept, because up to a thousand answers are. */
const LONGEST_ANSWER = 32_768

/** Writes an exchange that is over into the journal, and gives the answer to send. */
export const journal = (exchange: Exchange, reply: Reply, body: string): CustomerReply => {
  const { world, request, now, began, operation, caller, traceId, rule, before, after } = exchange
  const { method } = request
  const { status, code, fault } = reply
  world.journal.record({
    at: now,
    kind: 'customer',
    method,
    path: shownPath(exchange),
    operation,
    status,
    code,
    took: tookSince(began) + (fault?.delayMs ?? 0),
    traceId,
    userId: caller?.user.id,
    rule,
    request: recordRequest(world.store.read, exchange),
    answer: body.length <= LONGEST_ANSWER ? body : undefined,
    before,
    after,
  })
  const ending = operation && deprecationHeaders[operation]
  const headers = ending ? { ...ending, ...reply.headers } : (reply.headers ?? NO_HEADERS)
  return fault ? { status, headers, body, fault } : { status, headers, body }
}
