import contract from '@swx/openapi/openapi.json' with { type: 'json' }
import { type OperationId, operations } from '@swx/openapi/operations'
import { describe, expect, it } from 'vitest'
import { openEnums } from '../scripts/open-enums.ts'
import { answerSchemas } from '../src/gen/answer-schemas.ts'
import { checkAnswer } from '../src/validate/check-answer.ts'
import { makeClient } from './make-client.ts'

interface Schema {
  $ref?: string
  enum?: unknown[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
}
interface Example {
  $ref?: string
  value: { code: string; result: unknown }
}
interface Answer {
  data?: unknown
  error?: unknown
}
interface Described {
  operationId: OperationId
  requestBody?: unknown
  parameters?: unknown
  responses: Record<
    string,
    { content: { 'application/json': { schema: Schema; examples: Record<string, Example> } } }
  >
}

const opened = openEnums(contract as object) as {
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, Schema>; examples: Record<string, Example> }
}
const described = Object.values(opened.paths).flatMap((item) => Object.values(item))
const last = ({ $ref = '' }) => $ref.split('/').at(-1) ?? ''
const resolved = (schema: Schema): Schema =>
  schema.$ref ? resolved(opened.components.schemas[last(schema)] ?? {}) : schema

const changed = { members: 0, objects: 0 }

/** A result as a later backend answers it: new members wherever the contract allows them, and a field more in each object. */
function later(of: Schema, value: unknown): unknown {
  const { anyOf = [], items, properties, additionalProperties } = resolved(of)
  const other = anyOf.map(last).find((name) => name.startsWith('Other'))
  if (other && value !== null) {
    changed.members++
    return other === 'OtherNumber' ? 99 : 'LATER_MEMBER'
  }
  if (Array.isArray(value)) return items ? value.map((one) => later(items, one)) : value
  if (typeof value !== 'object' || value === null) return value
  changed.objects++
  const others = typeof additionalProperties === 'object' ? additionalProperties : undefined
  const fields = Object.entries(value).map(([name, one]) => {
    const field = properties?.[name] ?? others
    return [name, field ? later(field, one) : one]
  })
  return { ...Object.fromEntries(fields), ...(others ? {} : { laterField: { more: 1 } }) }
}

/** Every success example of the contract, as a later backend sends it. */
const cases = described.flatMap(({ operationId, responses }) => {
  const { schema, examples } = responses['200']?.content['application/json'] ?? { schema: {}, examples: {} }
  const { oneOf: [success = {}] = [schema] } = resolved(schema)
  const { result = {} } = resolved(success).properties ?? {}
  return Object.values(examples)
    .map((example) => (opened.components.examples[last(example)] ?? example).value)
    .filter(({ code }) => (operations[operationId].successCodes as readonly string[]).includes(code))
    .map((value) => ({
      id: operationId,
      value: { ...value, laterField: 1, result: later(result, value.result) },
    }))
})

/** Something for each value in the path of an operation. */
const pathValues = (id: OperationId) =>
  Object.fromEntries([...operations[id].path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'x1']))

describe('a backend of a later version, with a new member of each enum and a field more in each object', () => {
  it('is tried on every operation and on every enum of an answer', () => {
    expect(new Set(cases.map(({ id }) => id)).size).toBe(described.length)
    const enums = JSON.stringify(opened.components.schemas).match(/schemas\/Other(Text|Number)/g) ?? []
    expect(changed.members).toBeGreaterThan(enums.length)
    expect(changed.objects).toBeGreaterThan(described.length)
  })

  it.each(cases)('is borne by a call of $id, checked or not', async ({ id, value }) => {
    for (const more of [{}, { validate: checkAnswer }]) {
      const { client } = makeClient(() => Response.json(value), more)
      const { method, path } = operations[id]
      const call = client[method === 'get' ? 'GET' : 'POST'] as (
        path: string,
        init: object,
      ) => Promise<Answer>
      const answer = await call(path, { params: { path: pathValues(id) } })
      expect(answer.error).toBeUndefined()
      expect(answer.data).toEqual(value)
    }
    expect(answerSchemas[id].safeParse(value).error?.issues ?? []).toEqual([])
  })
})

it('asks requests for the listed members alone', () => {
  const reach = (schema: unknown): string[] => {
    if (typeof schema !== 'object' || schema === null) return []
    const { $ref } = schema as Schema
    if ($ref?.includes('/schemas/Other')) return [$ref]
    const next = $ref?.includes('/schemas/')
      ? [opened.components.schemas[last({ $ref })]]
      : Object.values(schema)
    return next.flatMap(reach)
  }
  expect(described.flatMap(({ requestBody, parameters }) => reach([requestBody, parameters]))).toEqual([])
})
