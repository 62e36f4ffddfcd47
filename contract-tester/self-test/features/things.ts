import type { Json, JsonObject } from '../../src/document/json.ts'

/** A thing as the servers of features store it. */
export interface Thing {
  readonly id: string
  readonly fields: JsonObject
  readonly version: number
}

const COLORS = ['red', 'green', 'blue']

export const text = { type: 'string' }
export const whole = { type: 'integer' }
export const object = (properties: JsonObject, required: string[] = []): JsonObject => ({
  type: 'object',
  properties,
  required,
})
export const list = (items: Json): JsonObject => ({ type: 'array', items })
/** An answer with a body. */
export const answer = (schema: Json, more: JsonObject = {}): JsonObject => ({
  description: 'An answer',
  content: { 'application/json': { schema } },
  ...more,
})
export const nothing: JsonObject = { description: 'Nothing' }
export const inPath = (name: string, schema: Json = text, more: JsonObject = {}): JsonObject => ({
  name,
  in: 'path',
  required: true,
  schema,
  ...more,
})
export const inQuery = (name: string, schema: Json, more: JsonObject = {}): JsonObject => ({
  name,
  in: 'query',
  schema,
  ...more,
})
export const sends = (schema: Json, type = 'application/json'): JsonObject => ({
  required: true,
  content: { [type]: { schema } },
})

/** The schema of a thing that is sent. */
export const sent = (isWhole: boolean, more: JsonObject = {}): JsonObject =>
  object(
    {
      name: { type: 'string', minLength: 1, maxLength: 30 },
      size: { type: 'integer', minimum: 1, maximum: 900 },
      color: { type: 'string', enum: COLORS },
      ...more,
    },
    isWhole ? ['name', 'size'] : [],
  )
export const shown: JsonObject = object(
  { id: text, name: text, size: whole, color: { type: 'string', enum: COLORS } },
  ['id', 'name', 'size'],
)

/** Whether what is sent fits {@link sent}. */
export function isFit(body: unknown, isWhole: boolean, mayBeNull = false): body is JsonObject {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false
  const { name, size, color } = body as JsonObject
  const isName =
    name === undefined ? !isWhole : typeof name === 'string' && name.length > 0 && name.length <= 30
  const isSize =
    size === undefined ? !isWhole : Number.isInteger(size) && Number(size) >= 1 && Number(size) <= 900
  const isColor = color === undefined || (mayBeNull && color === null) || COLORS.includes(String(color))
  return isName && isSize && isColor
}

/** Things that are there before anything is created. */
export const firstThings = (): Map<string, Thing> =>
  new Map(
    Array.from({ length: 6 }, (_, at) => [
      `t${at + 1}`,
      {
        id: `t${at + 1}`,
        fields: { name: `Thing ${at + 1}`, size: 10 * (at + 1), color: COLORS[at % 3] as string },
        version: 1,
      },
    ]),
  )

export const show = ({ id, fields }: Thing): JsonObject => ({ id, ...fields })

/** The parts of a request that features read. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Headers
  readonly body: unknown
  readonly text: string
}

/** Reads a request; a JSON body that does not parse, or comes under another type, is undefined. */
export async function asked(request: Request): Promise<Asked> {
  const url = new URL(request.url)
  const text = await request.text()
  let body: unknown
  try {
    body = /json/.test(request.headers.get('content-type') ?? '') ? JSON.parse(text) : undefined
  } catch {
    body = undefined
  }
  return {
    method: request.method,
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body,
    text,
  }
}

export const failed = (status: number): Response => Response.json({ error: status }, { status })

/** A small API for one feature: right, or with one fault. */
export interface Feature {
  readonly name: string
  readonly paths: JsonObject
  /** What is wrong with each faulty server, and the rule that has to report it. */
  readonly faults: Readonly<Record<string, string>>
  /** A server with state of its own. */
  readonly serve: (fault: string) => (asked: Asked) => Response | undefined | Promise<Response | undefined>
  /** Operations that a right server must reach. */
  readonly reached: number
  /** What cannot be deleted again: the document has no operation for it. */
  readonly left?: readonly string[]
}
