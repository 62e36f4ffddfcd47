import type { JsonObject } from '../../src/document/json.ts'
import type { Style } from './style.ts'

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` })
const json = (type: string, schema: JsonObject): JsonObject => ({ content: { [type]: { schema } } })
const mediaType = ({ envelope }: Style) =>
  envelope === 'jsonapi' ? 'application/vnd.api+json' : 'application/json'

const failure = (style: Style, description: string): JsonObject => ({
  description,
  ...json(style.errors === 'problem' ? 'application/problem+json' : mediaType(style), ref('Failure')),
})

/** The answers of an operation: its own, and the errors that it can give. */
function answers(
  style: Style,
  status: number,
  schema: JsonObject | undefined,
  ...errors: number[]
): JsonObject {
  const signed = style.auth === 'none' ? [] : [401]
  const done =
    schema === undefined
      ? { description: 'Done.' }
      : { description: 'Done.', ...json(mediaType(style), schema) }
  const all = [...errors, ...signed].map((one): [string, JsonObject] => [
    String(one),
    failure(style, 'Refused.'),
  ])
  return Object.fromEntries([[String(status), done], ...all])
}

/** What an answer is wrapped in. */
function wrapped({ envelope }: Style, schema: JsonObject): JsonObject {
  if (envelope === 'bare') return schema
  if (envelope !== 'code') return { type: 'object', required: ['data'], properties: { data: schema } }
  const branch = (code: JsonObject, data: JsonObject): JsonObject => ({
    type: 'object',
    required: ['code', 'data'],
    properties: { code, data, msg: { type: 'string' } },
  })
  const refused = branch({ type: 'string', enum: ['E404', 'E409'] }, { type: 'object', maxProperties: 0 })
  return { oneOf: [branch({ type: 'string', enum: ['0'] }, schema), refused] }
}

const whole = (name: string, rules: JsonObject): JsonObject => ({
  name,
  in: 'query',
  schema: { type: 'integer', ...rules },
})
const size = (name: string) => whole(name, { minimum: 1, maximum: 40, default: 5 })

const pagingParameters: Readonly<Record<Style['paging'], JsonObject[]>> = {
  none: [],
  offset: [size('limit'), whole('offset', { minimum: 0, default: 0 })],
  page: [size('per_page'), whole('page', { minimum: 1, default: 1 })],
  zeroPage: [size('size'), whole('page', { minimum: 0, default: 0 })],
  cursor: [size('limit'), { name: 'cursor', in: 'query', schema: { type: 'string', maxLength: 60 } }],
  jsonapi: [size('page[size]'), whole('page[number]', { minimum: 1, default: 1 })],
}

function listSchema(style: Style): JsonObject {
  const rows: JsonObject = { type: 'array', items: ref('Thing') }
  const total = style.hasTotal ? { total: { type: 'integer', minimum: 0 } } : {}
  const next =
    style.paging === 'cursor'
      ? {
          nextCursor:
            style.version === '3.0.3' ? { type: 'string', nullable: true } : { type: ['string', 'null'] },
        }
      : {}
  if (style.envelope === 'jsonapi')
    return {
      type: 'object',
      required: ['data'],
      properties: { data: rows, meta: { type: 'object', required: Object.keys(total), properties: total } },
    }
  if (style.paging === 'none') return wrapped(style, rows)
  const page = { type: 'object', required: ['items'], properties: { items: rows, ...total, ...next } }
  return wrapped(style, page)
}

/** The operations of the collection. */
export function collectionItem(style: Style): JsonObject {
  const filter = style.envelope === 'jsonapi' ? 'filter[state]' : 'state'
  const state = { name: filter, in: 'query', schema: { type: 'string', enum: ['draft', 'open', 'closed'] } }
  const sort = { name: 'sort', in: 'query', schema: { type: 'string', enum: ['quantity', '-quantity'] } }
  const body = { required: true, ...json(mediaType(style), ref('NewThing')) }
  return {
    get: {
      operationId: 'listThings',
      parameters: [...pagingParameters[style.paging], state, sort],
      responses: answers(style, 200, listSchema(style), style.invalid),
    },
    post: {
      operationId: 'createThing',
      requestBody: body,
      responses: answers(style, style.created, wrapped(style, ref('Thing')), style.invalid, 415),
    },
  }
}

/** The operations of one thing. */
export function oneItem(style: Style): JsonObject {
  const id =
    style.ids === 'integer'
      ? { type: 'integer', minimum: 1 }
      : { type: 'string', ...(style.ids === 'uuid' ? { format: 'uuid' } : { maxLength: 40 }) }
  const missing = style.envelope === 'code' ? [] : [404]
  const body = { required: true, ...json(mediaType(style), ref('ThingChange')) }
  return {
    parameters: [{ name: 'id', in: 'path', required: true, schema: id }],
    get: {
      operationId: 'readThing',
      responses: answers(style, 200, wrapped(style, ref('Thing')), style.invalid, ...missing),
    },
    [style.update]: {
      operationId: 'changeThing',
      requestBody: body,
      responses: answers(style, 200, wrapped(style, ref('Thing')), style.invalid, 415, ...missing),
    },
    delete: {
      operationId: 'removeThing',
      responses: answers(
        style,
        style.removed,
        style.removed === 200 ? wrapped(style, ref('Thing')) : undefined,
        style.invalid,
        ...missing,
      ),
    },
  }
}
