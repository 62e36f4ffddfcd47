import { isObject, type Json, type JsonObject } from '../../src/document/json.ts'
import type { Operation } from '../../src/document/operation.ts'
import { follow } from '../../src/document/pointer.ts'
import { successAnswer, successMedia } from '../../src/plan/success-media.ts'
import { mergedSchema } from '../../src/schema/merged-schema.ts'
import type { FaultContext, FaultKind } from './fault.ts'
import { changeAnswer, changeRequest, withBody } from './wrappers.ts'

const answering = ({ operations }: FaultContext) =>
  operations.filter((one) => successMedia(one)?.schemaPointer !== undefined)

/** Changes the first property, anywhere in an answer, whose schema fits. */
function changeProperty(
  context: FaultContext,
  operation: Operation,
  fits: (schema: JsonObject, isRequired: boolean) => boolean,
  change: (owner: JsonObject, name: string) => void,
) {
  const { root } = context.document
  const pointer = successMedia(operation)?.schemaPointer
  const visit = (value: Json | undefined, schema: JsonObject, depth: number): boolean => {
    if (depth > 6) return false
    if (Array.isArray(value)) {
      const last = value.at(-1)
      return last !== undefined && visit(last, mergedSchema(root, schema.items), depth + 1)
    }
    if (!isObject(value) || !isObject(schema.properties)) return false
    const required = Array.isArray(schema.required) ? schema.required : []
    for (const [name, property] of Object.entries(schema.properties)) {
      if (!(name in value)) continue
      const one = mergedSchema(root, property)
      if (visit(value[name], one, depth + 1)) return true
      if (!fits(one, required.includes(name))) continue
      change(value, name)
      return true
    }
    return false
  }
  const schema = mergedSchema(root, pointer === undefined ? {} : follow(root, pointer).value)
  const canChange = hasFitting(root, schema, fits, 0)
  return canChange
    ? [
        changeAnswer(context, operation, (body, response) => {
          visit(body, schema, 0)
          return withBody(response, body)
        }),
      ]
    : []
}

function hasFitting(
  root: JsonObject,
  schema: JsonObject,
  fits: (schema: JsonObject, isRequired: boolean) => boolean,
  depth: number,
): boolean {
  if (depth > 6) return false
  if (schema.items !== undefined) return hasFitting(root, mergedSchema(root, schema.items), fits, depth + 1)
  const required = Array.isArray(schema.required) ? schema.required : []
  return Object.entries(isObject(schema.properties) ? schema.properties : {}).some(([name, property]) => {
    const one = mergedSchema(root, property)
    return hasFitting(root, one, fits, depth + 1) || fits(one, required.includes(name))
  })
}

const kind = (name: string, faults: FaultKind['faults']): FaultKind => ({ name, layer: 'response', faults })
const ofProperty = (
  name: string,
  fits: (schema: JsonObject, isRequired: boolean) => boolean,
  change: (owner: JsonObject, name: string) => void,
): FaultKind =>
  kind(name, (context) =>
    answering(context).flatMap((operation) => changeProperty(context, operation, fits, change)),
  )

const isTyped = (schema: JsonObject) => typeof schema.type === 'string'

/** Answers that do not have the shape that the document says. */
export const responseFaults: readonly FaultKind[] = [
  ofProperty(
    'required property missing in the last row',
    (_, isRequired) => isRequired,
    (owner, name) => delete owner[name],
  ),
  ofProperty('wrong type', isTyped, (owner, name) => {
    owner[name] = typeof owner[name] === 'string' ? 17 : 'seventeen'
  }),
  ofProperty('null where none is allowed', isTyped, (owner, name) => {
    owner[name] = null
  }),
  ofProperty(
    'value outside its enum',
    (schema) => Array.isArray(schema.enum),
    (owner, name) => {
      owner[name] = 'UNHEARD_OF'
    },
  ),
  ofProperty(
    'malformed time',
    (schema) => schema.format === 'date-time' || schema.format === 'date',
    (owner, name) => {
      owner[name] = '03/01/2026 10:00'
    },
  ),
  ofProperty(
    'text that is too long',
    (schema) => typeof schema.maxLength === 'number' && schema.enum === undefined && schema.maxLength < 500,
    (owner, name) => {
      owner[name] = `${owner[name]}${'x'.repeat(500)}`
    },
  ),
  kind('secret that is not declared', (context) =>
    answering(context).map((operation) =>
      changeAnswer(context, operation, (body, response) =>
        withBody(response, addTo(body, 'passwordHash', '$2b$10$abcdefghijk')),
      ),
    ),
  ),
  kind('written-only property shown', (context) =>
    answering(context).flatMap((operation) => {
      const name = writeOnlyName(context, operation)
      return name === undefined
        ? []
        : [
            changeAnswer(context, operation, (body, response) =>
              withBody(response, addTo(body, name, 'hunter22')),
            ),
          ]
    }),
  ),
  kind('undeclared status', (context) =>
    answering(context).map((operation) =>
      changeAnswer(context, operation, (body, response) => withStatus(response, 206, body)),
    ),
  ),
  kind('wrong media type', (context) =>
    answering(context).map((operation) =>
      changeAnswer(context, operation, (body, response) => {
        const other = withBody(response, body)
        other.headers.set('content-type', 'text/html')
        return other
      }),
    ),
  ),
  kind('required header missing', (context) =>
    context.operations.flatMap((operation) => {
      const header = successAnswer(operation)?.headers.find(({ isRequired }) => isRequired)
      if (header === undefined) return []
      return [
        changeAnswer(context, operation, (body, response) => {
          const other = withBody(response, body)
          other.headers.delete(header.name)
          return other
        }),
      ]
    }),
  ),
  kind('truncated body', (context) =>
    answering(context).map((operation) =>
      changeAnswer(context, operation, (body, response) =>
        withBody(response, JSON.stringify(body).slice(0, -2)),
      ),
    ),
  ),
  kind('empty body', (context) =>
    answering(context).map((operation) =>
      changeAnswer(context, operation, (_, response) => withBody(response, '')),
    ),
  ),
  kind('server error', (context) =>
    context.operations.map((operation) =>
      changeRequest(context, operation, async () => Response.json({ message: 'boom' }, { status: 500 })),
    ),
  ),
]

function withStatus(response: Response, status: number, body: Json): Response {
  return new Response(JSON.stringify(body), { status, headers: response.headers })
}

/** Adds a property to the innermost first object of an answer. */
function addTo(body: Json, name: string, value: string): Json {
  const target = (part: Json | undefined): JsonObject | undefined => {
    if (Array.isArray(part)) return target(part[0])
    if (!isObject(part)) return undefined
    for (const inner of Object.values(part)) {
      const found = Array.isArray(inner) || isObject(inner) ? target(inner) : undefined
      if (found) return found
    }
    return part
  }
  const owner = target(body)
  if (owner) owner[name] = value
  return body
}

function writeOnlyName({ document, resources }: FaultContext, operation: Operation): string | undefined {
  const { root } = document
  const resource = resources.find((one) => [one.list, one.read, one.create, one.update].includes(operation))
  const pointer = resource?.create?.body?.media[0]?.schemaPointer
  const { properties } = mergedSchema(root, pointer === undefined ? {} : follow(root, pointer).value)
  return Object.entries(isObject(properties) ? properties : {}).find(
    ([, one]) => mergedSchema(root, one).writeOnly === true,
  )?.[0]
}
