import type { JsonObject } from '../../src/document/json.ts'
import { COLORS, DEFAULT_LIMIT, type Item, MOST } from './core.ts'

/** The user of a token, in the header that most styles use. */
export function userOf(request: Request): string | undefined {
  const token = request.headers.get('authorization')?.replace(/^Bearer /, '')
  return token === 'first-token-3f9c2b7a' ? 'first' : token === 'second-token-8d1e4c6b' ? 'second' : token
}

/** The schema of what every style shows of a record. */
export const shownSchema = (more: JsonObject = {}): JsonObject => ({
  type: 'object',
  required: ['id', 'name', 'color', 'size', 'created'],
  properties: {
    id: { type: 'integer' },
    name: { type: 'string', minLength: 1, maxLength: 30 },
    color: { type: 'string', enum: COLORS },
    size: { type: 'integer', minimum: 1, maximum: 100 },
    created: { type: 'string', format: 'date-time' },
    ...more,
  },
})

/** The schema of what is sent. */
export const sentSchema = (isWhole: boolean): JsonObject => ({
  type: 'object',
  ...(isWhole ? { required: ['name', 'size'] } : {}),
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 30 },
    color: { type: 'string', enum: COLORS },
    size: { type: 'integer', minimum: 1, maximum: 100 },
  },
})

/** What users see of a record. */
export const shown = ({ owner: _, ...item }: Item): JsonObject => JSON.parse(JSON.stringify(item))

/** A query parameter. */
export const inQuery = (name: string, schema: JsonObject): JsonObject => ({ name, in: 'query', schema })
/** The limit of a list, under the name that a style gives it. */
export const limitParameter = (name: string): JsonObject =>
  inQuery(name, { type: 'integer', minimum: 1, maximum: MOST, default: DEFAULT_LIMIT })
export const colorParameter = (name: string): JsonObject => inQuery(name, { type: 'string', enum: COLORS })
export const inPath = (name: string, schema: JsonObject = { type: 'integer' }): JsonObject => ({
  name,
  in: 'path',
  required: true,
  schema,
})
/** An answer with a body. */
export const answer = (schema: JsonObject, type = 'application/json', headers?: JsonObject): JsonObject => ({
  description: 'An answer.',
  content: { [type]: { schema } },
  ...(headers === undefined ? {} : { headers }),
})
/** A body that is required. */
export const requestBody = (schema: JsonObject, type = 'application/json'): JsonObject => ({
  required: true,
  content: { [type]: { schema } },
})
/** A document of a style. */
export const documentOf = (title: string, paths: JsonObject, version = '3.1.0'): JsonObject => ({
  openapi: version,
  info: { title, version: '1' },
  security: [{ token: [] }],
  paths,
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
})
/** Reads a JSON body; undefined when it is none. */
export async function readJson(request: Request, types: RegExp): Promise<JsonObject | undefined> {
  try {
    const value = JSON.parse(await request.text())
    const isFit = types.test(request.headers.get('content-type') ?? '')
    return isFit && typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
