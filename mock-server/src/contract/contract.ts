import type { operations as OperationTypes } from '@swx/sdk'
import { messages } from '../gen/messages.ts'
import { type OperationId, type OperationInfo, operations, refusalCodes } from '../gen/operations.ts'
import { type RequestRules, requestRules } from '../gen/request-rules.ts'
import { brokenRules, type Check, checkOf } from './check-value.ts'
import type { FieldError } from './reply.ts'

/** The one place where the mock server touches what is generated from the contract. */
export { type OperationId, operations }

/** Whether a text names an operation. */
export const isOperation = (text: string): text is OperationId => Object.hasOwn(operations, text)

/** What the contract says of an operation. */
export const infoOf = (id: OperationId): OperationInfo => operations[id]

type Parameters<Id extends OperationId> = OperationTypes[Id]['parameters']

/** Query parameters of an operation, as the contract types them. */
export type QueryOf<Id extends OperationId> = NonNullable<Parameters<Id>['query']>

/** Path values of an operation. */
export type PathOf<Id extends OperationId> = NonNullable<Parameters<Id>['path']>

/** A form as its handler gets it: a file is its bytes, or a text when a user sent it as one. */
type FormBody<Form> = { readonly [Name in keyof Form]: Name extends 'file' ? FileBytes | string : Form[Name] }

/** The bytes of a file that was sent. */
export type FileBytes = Uint8Array<ArrayBuffer>

/** JSON body or form of an operation. */
export type BodyOf<Id extends OperationId> = OperationTypes[Id] extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : OperationTypes[Id] extends { requestBody: { content: { 'multipart/form-data': infer Form } } }
    ? FormBody<Form>
    : undefined

type Checks = { readonly [Part in keyof RequestRules]: Check | undefined }

const known = new Map<OperationId, Checks>()

/** The checks of an operation, made when it is called for the first time. */
const checksOf = (id: OperationId): Checks => {
  let checks = known.get(id)
  if (!checks) {
    const { path, query, headers, body } = requestRules[id]
    checks = {
      path: path && checkOf(path, 'text'),
      query: query && checkOf(query, 'text'),
      headers: headers && checkOf(headers, 'text'),
      body: body && checkOf(body),
    }
    known.set(id, checks)
  }
  return checks
}

const NO_ERRORS: readonly FieldError[] = []

/** Headers that the contract describes; the rest is the transport's. */
const HEADER_NAMES = ['virtually', 'accept-language', 'idempotency-key']

const describedHeaders = (header: (name: string) => string | undefined): Record<string, string> => {
  const headers: Record<string, string> = {}
  for (const name of HEADER_NAMES) {
    const value = header(name)
    if (value !== undefined) headers[name] = value
  }
  return headers
}

/** A request taken apart, before it is checked. Query and path values are converted in place. */
export interface RequestParts {
  readonly query: object
  readonly path: object
  readonly header: (name: string) => string | undefined
  readonly body: unknown
}

/** Every field of a request that breaks a rule of the contract; empty when it fits. */
export const checkRequest = (id: OperationId, parts: RequestParts): readonly FieldError[] => {
  const checks = checksOf(id)
  let errors = NO_ERRORS
  const check = (rules: Check | undefined, value: unknown, whole: string): void => {
    const broken = rules && brokenRules(rules, value, whole)
    if (broken) errors = [...errors, ...broken]
  }
  check(checks.path, parts.path, 'path')
  check(checks.query, parts.query, 'query')
  check(checks.headers, describedHeaders(parts.header), 'headers')
  if (checks.body && parts.body === undefined) errors = [...errors, { field: 'body', rule: 'required' }]
  else check(checks.body, parts.body, 'body')
  return errors
}

/** Whether an operation may refuse with a code over HTTP 200. */
export const canRefuseWith = (id: OperationId, code: string): boolean =>
  refusalCodes[id].split(' ').includes(code)

/** The English sentence that goes with a code; empty for plain success. */
export const messageOf = (code: string): string =>
  code === '200' ? '' : ((messages as Readonly<Record<string, string>>)[code] ?? '')
