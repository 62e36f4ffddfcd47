import contract from '@swx/openapi/openapi.json' with { type: 'json' }
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCompiler, lean } from '../../scripts/compile.ts'
import { type Contract, operationSchemas } from '../../scripts/validator-sources.ts'
import { fieldErrors } from '../gen/field-errors.ts'
import type { OperationId } from '../gen/operations.ts'
import { type RequestRules, type Rules, requestRules } from '../gen/request-rules.ts'
import { type Arrival, brokenRules, checkOf } from './check-value.ts'

const { components } = contract as unknown as Contract
const operations = operationSchemas(contract as unknown as Contract)

/** The same schemas, as a validator that others wrote understands them. */
const strangers = {
  text: createCompiler(components.schemas, { coerceTypes: true, useDefaults: true, allErrors: true }),
  json: createCompiler(components.schemas, { allErrors: true }),
}

const cases = operations.flatMap(({ operationId, parameters, body }) =>
  [
    ...Object.entries(parameters).map(([part, schema]) => ({ part, schema, arrival: 'text' as Arrival })),
    ...(body === undefined ? [] : [{ part: 'body', schema: body, arrival: 'json' as Arrival }]),
  ].map(({ part, schema, arrival }) => {
    const rules = requestRules[operationId as OperationId][part as keyof RequestRules] as Rules
    return {
      name: `${operationId}, ${part}`,
      part,
      rules,
      arrival,
      stranger: strangers[arrival].compile(lean(schema)),
    }
  }),
)

const TEXTS = [
  '',
  ' ',
  '0',
  '1',
  '-1',
  '7',
  '101',
  '1.5',
  'true',
  'false',
  '654321',
  '+65',
  '81234567',
  'SG',
  '0.00',
]
const MORE_TEXTS = [
  '2026-02-29',
  '2028-02-29',
  '2026-01-12T08:00:00.000Z',
  'https://swx.example/back',
  'null',
  '😀',
]
const text = fc.oneof(
  fc.constantFrom(...TEXTS, ...MORE_TEXTS, 'x'.repeat(65), 'x'.repeat(9_000)),
  fc.string({ unit: 'grapheme', maxLength: 50 }),
)
const json = fc.oneof(
  text,
  fc.constantFrom<unknown>(null, true, false, 0, 1, -1, 0.5, [], {}, ['a', 1], { a: 1 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.array(text, { maxLength: 3 }),
)

/** Values that come near what the rules ask for, for each of their fields, and one they do not name. */
const near = (rules: Rules, arrival: Arrival): fc.Arbitrary<unknown> => {
  if (rules.oneOf) return fc.oneof(...rules.oneOf.map((one) => near(one, arrival)))
  if (!rules.properties) {
    const odd = arrival === 'json' ? json : fc.oneof(text, fc.array(text, { maxLength: 2 }))
    const fitting = (rules.enum ?? [rules.const, rules.default]).filter((value) => value !== undefined)
    const listed = rules.items ? [fc.array(near(rules.items, arrival), { maxLength: 102 })] : []
    const told = fitting.map((value) => (arrival === 'json' ? value : String(value)))
    return fc.oneof(odd, ...listed, ...(told.length > 0 ? [fc.constantFrom(...told)] : []))
  }
  const fields = Object.entries(rules.properties).map(([name, one]) => [name, near(one, arrival)])
  return fc.record({ ...Object.fromEntries(fields), unnamed: text }, { requiredKeys: [] })
}

test('requests are checked as the schemas of the contract say, field by field', () => {
  for (const { name, part, rules, arrival, stranger } of cases) {
    const check = checkOf(rules, arrival)
    const whole =
      arrival === 'json'
        ? fc.oneof({ weight: 9, arbitrary: near(rules, arrival) }, json)
        : near(rules, arrival)
    fc.assert(
      fc.property(whole, (value) => {
        const [ours, theirs] = [structuredClone(value), structuredClone(value)]
        const expected = stranger(theirs) ? [] : fieldErrors(stranger.errors, part)
        expect(brokenRules(check, ours, part) ?? [], name).toEqual(expected)
        // What texts stand for and defaults have been filled in alike.
        expect(ours, name).toEqual(theirs)
      }),
      { numRuns: 60 },
    )
  }
})

test('a value that fits costs no report', () => {
  const check = checkOf(requestRules.listOrder.query as Rules, 'text')
  const query = { pageSize: '5' }
  expect(brokenRules(check, query, 'query')).toBeUndefined()
  expect(query).toEqual({ pageNum: 1, pageSize: 5 })
})

test('a hundred broken rules are told at most', () => {
  const check = checkOf(requestRules.readNotification.body as Rules)
  const broken = brokenRules(check, { ids: Array.from({ length: 500 }, () => '') }, 'body')
  expect(broken).toHaveLength(100)
  expect(broken?.[0]).toEqual({ field: 'ids', rule: 'maxItems' })
})
