import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import contract from './dist/openapi.json' with { type: 'json' }

interface Described {
  readonly operationId: string
  readonly 'x-codes': Readonly<Record<string, string>>
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
  'the outcomes of $operationId have the codes of its x-codes, each once',
  ({ responses, 'x-codes': listed }) => {
    const { content } = responses['200']
    const codes = (content['application/json'].schema.oneOf ?? []).flatMap(
      ({ $ref }) => schemas[$ref.split('/').at(-1) ?? '']?.properties?.code?.enum ?? [],
    )
    expect([...codes].sort()).toEqual(Object.keys(listed).sort())
  },
)

test('what an error is called follows from its operation', () => {
  const folder = join(import.meta.dirname, 'paths')
  for (const file of readdirSync(folder)) {
    const text = readFileSync(join(folder, file), 'utf8')
    const [operation] = Object.values(parse(text)) as [{ operationId: string }]
    for (const [, name] of text.matchAll(/errors\/(\w+)Error\.yaml/g))
      expect(name?.toLowerCase(), file).toBe(operation.operationId.toLowerCase())
  }
})

test('the answer lists the codes with their reasons, the success first', () => {
  const operation = operations.find(({ operationId }) => operationId === 'setSavings')
  expect(operation?.responses['200'].description).toBe(`The result; \`code\` says what happened:

- \`20005\`: the setting was changed
- \`401\`: the session token is missing, unknown or expired
- \`10008\`: the account is frozen
- \`11006\`: the call is for the demo account, and the demo account is disabled
`)
})
