import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'

// The bundles are read as what they are: any JSON.
// biome-ignore lint/suspicious/noExplicitAny: a test walks whole documents.
type Json = any

const read = (name: string): Json => JSON.parse(readFileSync(join(import.meta.dirname, 'dist', name), 'utf8'))

const documents: Record<string, Json> = {
  customer: read('openapi.json'),
  control: read('sandbox-control.json'),
}
const feed = read('asyncapi.json')

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true })
;(ajvFormats as unknown as (instance: Ajv2020) => void)(ajv)
ajv.addFormat('binary', true)
for (const [name, document] of Object.entries(documents)) ajv.addSchema(document, name)

const pointerPart = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))

/** A place in one of the documents, references followed. */
function place(document: string, ...keys: string[]): { value: Json; schema: string } {
  const value = keys.reduce((node, key) => node?.[key], documents[document])
  if (typeof value?.$ref === 'string') return place(document, ...value.$ref.slice(2).split('/'))
  return { value, schema: `${document}#/${keys.map(pointerPart).join('/')}` }
}

function problems(schema: string, value: unknown): string[] {
  const validate = ajv.getSchema(schema)
  if (!validate) return [`no schema at ${schema}`]
  if (validate(value)) return []
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** What is wrong with the examples of a media type, by example. */
function badExamples(document: string, { value, schema }: { value: Json; schema: string }): string[] {
  return Object.entries<Json>(value.examples ?? {}).flatMap(([name, example]) => {
    const shown = example.$ref ? place(document, ...example.$ref.slice(2).split('/')).value : example
    return problems(`${schema}/schema`, shown.value).map((problem) => `${name}: ${problem}`)
  })
}

const operations = Object.entries(documents).flatMap(([document, { paths }]) =>
  Object.entries<Json>(paths).flatMap(([path, item]) =>
    Object.entries<Json>(item).map(([method, { operationId: id }]) => ({ document, path, method, id })),
  ),
)

describe.each(operations)('$document $id', ({ document, path, method }) => {
  const operation = ['paths', path, method]

  test('its request examples fit the request', () => {
    const media = place(document, ...operation, 'requestBody', 'content', 'application/json')
    if (media.value !== undefined) expect(badExamples(document, media)).toEqual([])
  })

  test('its answer examples fit the answers', () => {
    const { value: responses } = place(document, ...operation, 'responses')
    for (const status of Object.keys(responses)) {
      const [, at = ''] = place(document, ...operation, 'responses', status).schema.split('#/')
      const content = [...at.split('/').map(pointerKey), 'content']
      for (const type of Object.keys(place(document, ...content).value)) {
        const media = place(document, ...content, type)
        expect({ status, type, bad: badExamples(document, media) }).toEqual({ status, type, bad: [] })
      }
    }
  })

  test('its parameter examples fit the parameters', () => {
    const { value: parameters = [] } = place(document, ...operation, 'parameters')
    for (const index of Object.keys(parameters)) {
      const parameter = place(document, ...operation, 'parameters', index)
      if (parameter.value.example === undefined) continue
      expect({
        name: parameter.value.name,
        bad: problems(`${parameter.schema}/schema`, parameter.value.example),
      }).toEqual({ name: parameter.value.name, bad: [] })
    }
  })
})

function pointerKey(key: string): string {
  return decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')
}

test('the examples of the market feed fit its messages', () => {
  const { payload, examples } = feed.components.messages.quotes
  const validate = new Ajv2020({ strict: false }).compile({ ...payload, components: feed.components })
  for (const example of examples) expect(validate(example.payload)).toBe(true)
})
