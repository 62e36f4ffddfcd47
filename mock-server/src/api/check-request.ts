import type { OperationId } from '../contract/contract.ts'
import type { FieldError } from '../contract/reply.ts'
import { fieldErrors } from '../gen/field-errors.ts'
import { requestValidators } from '../gen/request-validators.ts'
import type { Validate } from '../gen/validate.ts'

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

const NO_ERRORS: readonly FieldError[] = []

const errorsOf = (validate: Validate | undefined, value: unknown, whole: string): readonly FieldError[] =>
  !validate || validate(value) ? NO_ERRORS : fieldErrors(validate.errors, whole)

/** Every field of a request that breaks a rule of the contract; empty when it fits. */
export const checkRequest = (id: OperationId, parts: RequestParts): readonly FieldError[] => {
  const { path, query, headers, body } = requestValidators[id]
  const isMissing = body !== undefined && parts.body === undefined
  const found = [
    errorsOf(path, parts.path, 'path'),
    errorsOf(query, parts.query, 'query'),
    errorsOf(headers, describedHeaders(parts.header), 'headers'),
    isMissing ? [{ field: 'body', rule: 'required' }] : errorsOf(body, parts.body, 'body'),
  ]
  return found.every((errors) => errors.length === 0) ? NO_ERRORS : found.flat()
}
