import contract from '@swx/openapi/openapi.json' with { type: 'json' }
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOperation, type OperationId, operations } from '../../contract/contract.ts'
import { checkRequest } from './parse.ts'

const noHeader = () => undefined
const check = (id: OperationId, parts: Partial<Parameters<typeof checkRequest>[1]>) =>
  checkRequest(id, { query: {}, path: {}, header: noHeader, body: undefined, ...parts })

interface Described {
  readonly operationId: string
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly examples?: Readonly<Record<string, { readonly value: object }>> }>
    >
  }
}

const examples = Object.values(contract.paths as unknown as Record<string, Record<string, Described>>)
  .flatMap((item) => Object.values(item))
  .flatMap(({ operationId, requestBody }) =>
    Object.entries(requestBody?.content['application/json']?.examples ?? {}).map(
      ([name, { value }]) => [operationId, name, value] as const,
    ),
  )

test.each(examples)('%s takes the example %s of the contract', (id, _, body) => {
  if (!isOperation(id)) throw new Error(`There is no operation ${id}.`)
  expect(check(id, { body })).toEqual([])
})

test.each(examples)('%s names the field of its example %s that is no text, number or list', (id, _, body) => {
  for (const field of Object.keys(body)) {
    const errors = check(id as OperationId, { body: { ...body, [field]: { no: 'value' } } })
    expect(errors.map((error) => error.field.split('.')[0])).toContain(field)
  }
})

test('texts of a query become what they stand for, and defaults are filled in', () => {
  const query = { pageSize: '5' }
  expect(check('listOrder', { query })).toEqual([])
  expect(query).toEqual({ pageNum: 1, pageSize: 5 })
})

test('a text is no number in a body, and a number no text', () => {
  const body = { productId: 'p-30', days: '30', amount: 5000, acceptedTermsVersion: '2026-01' }
  expect(check('buySmart', { body })).toEqual([
    { field: 'days', rule: 'type' },
    { field: 'amount', rule: 'type' },
  ])
})

test('a body that is missing is told as such', () => {
  expect(check('buySmart', {})).toContainEqual({ field: 'body', rule: 'required' })
})

test('everything that is wrong is told, in every part of the request', () => {
  const header = (name: string) => (name === 'virtually' ? 'MAYBE' : undefined)
  expect(check('listOrder', { query: { pageNum: '0', pageSize: '1000' }, header })).toEqual([
    { field: 'pageNum', rule: 'minimum' },
    { field: 'pageSize', rule: 'maximum' },
    { field: 'virtually', rule: 'enum' },
  ])
})

test('a hundred broken rules are told at most', () => {
  const broken = check('readNotification', { body: { ids: Array.from({ length: 500 }, () => '') } })
  expect(broken).toHaveLength(100)
  expect(broken[0]).toEqual({ field: 'ids', rule: 'maxItems' })
})

test('a hundred broken rules are told at most, whichever parts of the request they are in', () => {
  const header = (name: string) => (name === 'virtually' ? 'MAYBE' : undefined)
  const broken = check('readNotification', { body: { ids: Array.from({ length: 100 }, () => '') }, header })
  expect(broken).toHaveLength(100)
  expect(broken).toContainEqual({ field: 'virtually', rule: 'enum' })
})

test('a field whose name is empty or has no end is told in 1 to 200 characters', () => {
  const long = 'x'.repeat(5_000)
  expect(check('updateProfile', { body: { '': 1, [long]: 1 } })).toEqual([
    { field: 'body', rule: 'additionalProperties' },
    { field: long.slice(0, 200), rule: 'additionalProperties' },
  ])
})

test('whatever is sent is answered, never thrown', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(operations) as OperationId[])),
      fc.jsonValue(),
      (id, body) => {
        for (const { field, rule } of check(id, { body }))
          expect([typeof field, typeof rule]).toEqual(['string', 'string'])
      },
    ),
    { numRuns: 2_000 },
  )
})
