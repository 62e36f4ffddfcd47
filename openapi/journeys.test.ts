import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

// biome-ignore lint/suspicious/noExplicitAny: a test walks whole documents.
type Json = any

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
const documents: Record<string, Json> = {
  customer: JSON.parse(read('dist/openapi.json')),
  control: JSON.parse(read('dist/sandbox-control.json')),
}
const journeys: Json = parse(read('journeys.arazzo.yaml'))

function deref(document: Json, value: Json): Json {
  if (value?.$ref === undefined) return value
  return deref(
    document,
    value.$ref
      .slice(2)
      .split('/')
      .reduce((node: Json, key: string) => node?.[key], document),
  )
}

/** The operation that a step names, with its document. */
function operationOf(name: string): { document: Json; operation: Json } | undefined {
  const [, source = '', id = ''] = /^\$sourceDescriptions\.(\w+)\.(\w+)$/.exec(name) ?? []
  const document = documents[source]
  const operations = Object.values<Json>(document?.paths ?? {}).flatMap((item) => Object.values<Json>(item))
  const operation = operations.find(({ operationId }) => operationId === id)
  return operation && { document, operation }
}

/** Whether a JSON pointer leads to something in one of the outcomes of a schema. */
function leads(document: Json, schema: Json, keys: string[]): boolean {
  const whole = deref(document, schema)
  if (whole === undefined) return false
  if (whole.oneOf) return whole.oneOf.some((outcome: Json) => leads(document, outcome, keys))
  const [key, ...rest] = keys
  if (key === undefined) return true
  return leads(document, /^\d+$/.test(key) ? whole.items : whole.properties?.[key], rest)
}

const steps = journeys.workflows.flatMap(({ workflowId, steps: own }: Json) =>
  own.map((step: Json) => ({ name: `${workflowId} ${step.stepId}`, step })),
)
const calls: { name: string; step: Json }[] = steps.filter(({ step }: Json) => step.operationId !== undefined)

test('there are the four main journeys, each starting with a session', () => {
  const [first, ...rest] = journeys.workflows.map(({ workflowId }: Json) => workflowId)
  expect([first, ...rest.sort()]).toEqual([
    'signIn',
    'borrowAndRepay',
    'depositAndWithdraw',
    'planToMaturity',
    'tradeAndClose',
  ])
})

describe.each(calls)('$name', ({ step }) => {
  const found = operationOf(step.operationId)
  const { document, operation } = found ?? { document: {}, operation: { parameters: [] } }

  test('names an operation of the contract', () => {
    expect(found).toBeDefined()
  })

  test('gives the parameters the operation knows, the required ones all', () => {
    const known = operation.parameters.map((entry: Json) => deref(document, entry))
    // The session token and the key are sent as their security schemes say.
    const names = [...known.map(({ name }: Json) => name), 'Authorization', 'X-Sandbox-Key']
    const given = (step.parameters ?? []).map(({ name }: Json) => name)
    expect(given.filter((name: string) => !names.includes(name))).toEqual([])
    const required = known.filter((entry: Json) => entry.required).map(({ name }: Json) => name)
    expect(required.filter((name: string) => !given.includes(name))).toEqual([])
  })

  test('sends the fields the operation knows, the required ones all', () => {
    const media = operation.requestBody?.content['application/json']
    const schema = media && deref(document, media.schema)
    const sent = Object.keys(step.requestBody?.payload ?? {})
    expect(sent.filter((field) => schema?.properties[field] === undefined)).toEqual([])
    expect((schema?.required ?? []).filter((field: string) => !sent.includes(field))).toEqual([])
  })

  test('reads only what the operation answers', () => {
    const schema = operation.responses?.['200']?.content['application/json'].schema
    const conditions = (step.successCriteria ?? []).map(({ condition }: Json) => condition)
    const texts: string[] = [...conditions, ...Object.values<string>(step.outputs ?? {})]
    const pointers = texts.flatMap((text) =>
      [...text.matchAll(/\$response\.body#\/([\w/]+)/g)].map(([, at = '']) => at),
    )
    expect(pointers.filter((at) => !leads(document, schema, at.split('/')))).toEqual([])
  })
})
