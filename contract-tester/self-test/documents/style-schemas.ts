import type { JsonObject } from '../../src/document/json.ts'
import type { Style } from './style.ts'

const nullable = ({ version }: Style, schema: JsonObject): JsonObject =>
  version === '3.0.3' ? { ...schema, nullable: true } : { ...schema, type: [schema.type as string, 'null'] }

/** Fields that users set. */
const fields = (style: Style): JsonObject => ({
  title: { type: 'string', minLength: 3, maxLength: 30 },
  state: { type: 'string', enum: ['draft', 'open', 'closed'] },
  quantity: { type: 'integer', minimum: 1, maximum: 99 },
  price: { type: 'string', pattern: '^[1-9]\\d{0,4}\\.\\d{2}$' },
  note: nullable(style, { type: 'string', maxLength: 80 }),
  dueOn: { type: 'string', format: 'date' },
})

const idOf = ({ ids }: Style): JsonObject =>
  ids === 'integer'
    ? { type: 'integer', minimum: 1 }
    : ids === 'uuid'
      ? { type: 'string', format: 'uuid' }
      : { type: 'string', minLength: 1, maxLength: 40 }

const errorOf = ({ errors }: Style): JsonObject => {
  switch (errors) {
    case 'problem':
      return {
        type: 'object',
        required: ['title'],
        properties: { title: { type: 'string' }, status: { type: 'integer' } },
      }
    case 'message':
      return { type: 'object', required: ['message'], properties: { message: { type: 'string' } } }
    default:
      return {
        type: 'object',
        required: ['errors'],
        properties: {
          errors: {
            type: 'array',
            minItems: 1,
            items: { type: 'object', properties: { status: { type: 'string' }, title: { type: 'string' } } },
          },
        },
      }
  }
}

/** The schemas of a style: `Thing` as it is read, `NewThing` as it is written, and `Failure`. */
export function thingSchemas(style: Style): JsonObject {
  const own = fields(style)
  const required = ['title', 'state', 'quantity']
  const createdAt = { type: 'string', format: 'date-time', readOnly: true }
  const isJsonApi = style.envelope === 'jsonapi'
  const type = { type: 'string', enum: ['things'] }
  const attributes = { type: 'object', required, properties: { ...own, createdAt } }
  const written = { type: 'object', required, additionalProperties: false, properties: own }
  const thing = isJsonApi
    ? {
        type: 'object',
        required: ['type', 'id', 'attributes'],
        properties: { type, id: idOf(style), attributes },
      }
    : {
        type: 'object',
        required: ['id', ...required],
        properties: { id: idOf(style), ...own, createdAt, nickname: { type: 'string' } },
      }
  const wrap = (attributeSchema: JsonObject): JsonObject =>
    isJsonApi
      ? {
          type: 'object',
          required: ['data'],
          properties: {
            data: {
              type: 'object',
              required: ['type', 'attributes'],
              properties: { type, id: idOf(style), attributes: attributeSchema },
            },
          },
        }
      : attributeSchema
  const change = style.update === 'put' ? written : { ...written, required: [] }
  return { Thing: thing, NewThing: wrap(written), ThingChange: wrap(change), Failure: errorOf(style) }
}
