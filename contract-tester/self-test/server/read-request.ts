import { isObject, type Json, type JsonObject } from '../../src/document/json.ts'
import type { Operation, Parameter } from '../../src/document/operation.ts'
import { mediaFor } from '../../src/plan/call-of.ts'
import { mergedSchema, typeOf } from '../../src/schema/merged-schema.ts'
import type { Validator } from '../../src/schema/validator.ts'

/** A request as its operation reads it, or the statuses by which it may be refused. */
export type ReadRequest =
  | {
      readonly path: Record<string, string>
      readonly query: Record<string, Json>
      readonly body: Json | undefined
    }
  | { readonly refused: readonly number[] }

/** Reads and checks a request: parameters, media type, body. */
export async function readRequest(
  root: JsonObject,
  validator: Validator,
  operation: Operation,
  path: Record<string, string>,
  request: Request,
): Promise<ReadRequest> {
  const url = new URL(request.url)
  const query: Record<string, Json> = {}
  for (const parameter of operation.parameters) {
    const text = textOf(parameter, path, url, request)
    if (text === undefined) {
      if (parameter.isRequired) return { refused: [400, 422] }
      continue
    }
    const value = coerce(text, mergedSchema(root, parameter.schema), root)
    if (!validator.allowsRequest(parameter.schemaPointer, value))
      return { refused: parameter.in === 'path' ? [400, 422, 404] : [400, 422] }
    if (parameter.in === 'query') query[parameter.name] = value
  }
  const media = mediaFor(operation)
  if (media === undefined) return { path, query, body: undefined }
  const text = await request.text()
  if (text === '')
    return operation.body?.isRequired ? { refused: [400, 422] } : { path, query, body: undefined }
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim()
  if (!operation.body?.media.some((one) => one.type.split(';')[0] === type))
    return { refused: [415, 400, 422] }
  try {
    const body = JSON.parse(text) as Json
    const isValid = media.schemaPointer === undefined || validator.allowsRequest(media.schemaPointer, body)
    return isValid ? { path, query, body } : { refused: [400, 422] }
  } catch {
    return { refused: [400, 422] }
  }
}

function textOf(
  parameter: Parameter,
  path: Record<string, string>,
  url: URL,
  request: Request,
): string | string[] | undefined {
  const { name, in: place, schema } = parameter
  if (place === 'path') return path[name]
  if (place === 'header') return request.headers.get(name) ?? undefined
  if (place === 'cookie') return undefined
  const all = url.searchParams.getAll(name)
  if (all.length === 0) return undefined
  return schema.type === 'array' ? all : all[0]
}

function coerce(text: string | string[], schema: JsonObject, root: JsonObject): Json {
  if (Array.isArray(text)) return text.map((one) => coerce(one, mergedSchema(root, schema.items), root))
  const type = typeOf(schema)
  if ((type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  if (type === 'object') {
    try {
      const value = JSON.parse(text)
      return isObject(value) ? value : text
    } catch {
      return text
    }
  }
  return text
}
