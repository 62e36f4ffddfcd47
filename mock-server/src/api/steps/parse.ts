import type { OperationId } from '../../contract/contract.ts'
import { badRequest } from '../../contract/reply.ts'
import { requestValidators } from '../../gen/request-validators.ts'
import { type FieldError, fieldErrors, MOST_FIELD_ERRORS } from '../../validation/field-errors.ts'
import type { Validate } from '../../validation/validate.ts'
import type { Step } from '../exchange.ts'
import { packedError, readRequestBody } from '../request-body.ts'

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

/** The fields of a request that break a rule of the contract, as many as an answer may name; empty when it fits. */
export const checkRequest = (id: OperationId, parts: RequestParts): readonly FieldError[] => {
  const { path, query, headers, body } = requestValidators[id]
  const isMissing = body !== undefined && parts.body === undefined
  const found = [
    errorsOf(path, parts.path, 'path'),
    errorsOf(query, parts.query, 'query'),
    errorsOf(headers, describedHeaders(parts.header), 'headers'),
    isMissing ? [{ field: 'body', rule: 'required' }] : errorsOf(body, parts.body, 'body'),
  ]
  return found.every((errors) => errors.length === 0) ? NO_ERRORS : found.flat().slice(0, MOST_FIELD_ERRORS)
}

/** Query parameters by name; a name given twice becomes a list, which the contract then refuses or takes. */
export const parseQuery = (query: string): Record<string, string | string[]> => {
  // An object of its own, because defaults are filled in.
  if (query === '') return {}
  const values: Record<string, string | string[]> = Object.create(null)
  for (const [name, value] of new URLSearchParams(query)) {
    const known = values[name]
    values[name] = known === undefined ? value : [...(Array.isArray(known) ? known : [known]), value]
  }
  return values
}

/** Reads the body by its content type. Only a form takes a while. */
export const readBody: Step = (exchange) => {
  const { operation, request } = exchange
  if (!operation) return undefined
  const packed = request.body?.length ? packedError(request.header('content-encoding')) : undefined
  if (packed) return packed
  const body = readRequestBody(operation, request.body, request.header('content-type'))
  const take = (read: Awaited<typeof body>) => {
    if ('status' in read) return read
    exchange.body = read
    return undefined
  }
  return body instanceof Promise ? body.then(take) : take(body)
}

/** Parses every part of the request by the contract; query and path values become what their schemas say. */
export const parse: Step = (exchange) => {
  const { operation, request, path = {}, body } = exchange
  if (!operation) return undefined
  const query = parseQuery(request.query)
  const errors = checkRequest(operation, { query, path, header: request.header, body: body?.described })
  if (errors.length > 0) return badRequest(errors)
  exchange.query = query
  exchange.mode = request.header('virtually') === 'NO' ? 'real' : 'demo'
  return undefined
}
