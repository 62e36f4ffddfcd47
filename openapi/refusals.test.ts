import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import contract from './dist/openapi.json' with { type: 'json' }
import { listedCodes } from './scripts/refusals.ts'

interface Described {
  readonly operationId: string
  readonly responses: {
    readonly '200': {
      readonly description: string
      readonly content: {
        readonly 'application/json': { readonly schema: { readonly oneOf?: readonly { $ref: string }[] } }
      }
    }
  }
}

const schemas = contract.components.schemas as unknown as Record<
  string,
  { properties?: { code?: { enum?: string[] } } }
>
const operations = Object.values(
  contract.paths as unknown as Record<string, Record<string, Described>>,
).flatMap((item) => Object.values(item))

test.each(operations.filter(({ responses }) => responses['200'].content['application/json'].schema.oneOf))(
  'the outcomes of $operationId travel with the codes that its description lists, each once',
  ({ responses }) => {
    const { description, content } = responses['200']
    const codes = (content['application/json'].schema.oneOf ?? []).flatMap(
      ({ $ref }) => schemas[$ref.split('/').at(-1) ?? '']?.properties?.code?.enum ?? [],
    )
    expect([...codes].sort()).toEqual([...listedCodes(description)].sort())
  },
)

test('what a refusal is called follows from its operation', () => {
  const folder = join(import.meta.dirname, 'paths')
  for (const file of readdirSync(folder)) {
    const text = readFileSync(join(folder, file), 'utf8')
    const [operation] = Object.values(parse(text)) as [{ operationId: string }]
    for (const [, name] of text.matchAll(/refusals\/(\w+)Refused\.yaml/g))
      expect(name?.toLowerCase(), file).toBe(operation.operationId.toLowerCase())
  }
})

test('a list names its codes at the beginning of its lines', () => {
  expect(listedCodes('What:\n\n- `200`: done\n- `10010`: gone\n  for good, see `11020`\n')).toEqual([
    '200',
    '10010',
  ])
})
