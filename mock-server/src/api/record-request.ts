import { shownInBody } from '../gen/shown-fields.ts'
import type { RecordedRequest } from '../runtime/journal.ts'
import type { SandboxTables } from '../runtime/tables.ts'
import type { ReadTables } from '../store/store.ts'
import { keyDigest } from './attempt-key.ts'
import type { CustomerRequest } from './customer-request.ts'
import type { Exchange } from './exchange.ts'
import { isJson, parseJson } from './request-parts.ts'
import { shownQuery } from './shown-fields.ts'

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
export const recordRequest = (
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
