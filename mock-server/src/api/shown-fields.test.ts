import contract from '@swx/openapi/openapi.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { type Contract, operationSchemas, type Schema } from '../../scripts/validator-sources.ts'
import { secretInBody, shownInBody, shownInQuery, shownQuery } from './shown-fields.ts'

const hiddenInQuery = ['phone']

const { components } = contract as unknown as Contract
const operations = operationSchemas(contract as unknown as Contract)

interface Rules {
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly oneOf?: readonly Rules[]
  readonly allOf?: readonly Rules[]
}

const fieldsOf = (rules: Rules | undefined): string[] => [
  ...(rules?.$ref ? fieldsOf(components.schemas[rules.$ref.split('/').at(-1) as string]) : []),
  ...Object.keys(rules?.properties ?? {}),
  ...[...(rules?.oneOf ?? []), ...(rules?.allOf ?? [])].flatMap(fieldsOf),
]
const ofContract = (part: 'body' | 'query') =>
  [
    ...new Set(
      operations.flatMap(({ body, parameters }) => fieldsOf(part === 'body' ? body : parameters[part])),
    ),
  ].sort()

test('says of each field of the contract whether the journal shows it', () => {
  expect([...shownInBody, ...secretInBody].sort()).toEqual(ofContract('body'))
  expect([...shownInQuery, ...hiddenInQuery].sort()).toEqual(ofContract('query'))
})

test('leaves out of a query what is not listed', () => {
  expect(shownQuery('type=2&code=BTC&code=ETH')).toBe('type=2&code=BTC&code=ETH')
  expect(shownQuery('token=abc&type=2')).toBe('type=2')
  expect(shownQuery('Token=abc')).toBe('')
})
