import { expect, test } from 'vitest'
import { compare } from './compare.ts'
import { changelog, isRaisedEnough, nextBreaking, releasedPart, versionSection } from './document.ts'
import { type Contract, factsOfContract, readFacts, writeFacts } from './facts.ts'

type Schema = Record<string, unknown>

interface Parts {
  body?: Schema
  result?: Schema
  success?: string
  errors?: string[]
  security?: Record<string, unknown>[]
  sunset?: string
}

function facts({
  body,
  result,
  success = '200',
  errors = ['401'],
  security = [{ token: [] }],
  sunset,
}: Parts = {}) {
  const outcome = (codes: string[], value: Schema) => ({
    properties: { code: { enum: codes }, result: value },
  })
  const contract = {
    info: { version: '0.1.0' },
    components: { schemas: { Id: { type: 'string', maxLength: 64 } } },
    paths: {
      '/swx/customer/user/loan': {
        post: {
          operationId: 'loan',
          ...(sunset === undefined ? {} : { deprecated: true, 'x-sunset': sunset }),
          security,
          parameters: [],
          ...(body ? { requestBody: { content: { 'application/json': { schema: body } } } } : {}),
          responses: {
            '200': {
              content: {
                'application/json': {
                  schema: {
                    oneOf: [
                      outcome([success], result ?? { type: 'object' }),
                      outcome(errors, { type: 'null' }),
                    ],
                  },
                },
              },
            },
          },
        },
      },
    },
  }
  return factsOfContract(contract as unknown as Contract)
}

const none = { version: '0.0.0', operations: {} }
const object = (properties: Schema, required: string[] = []) => ({ type: 'object', properties, required })
const text = { type: 'string', maxLength: 9 }

test('equal contracts do not differ', () => {
  expect(compare(facts(), facts())).toEqual([])
})

test('a new operation breaks nothing, a lost one does', () => {
  expect(compare(none, facts())).toEqual([
    { isBreaking: false, text: expect.stringContaining('New operation `loan`') },
  ])
  expect(compare(facts(), none)).toEqual([
    { isBreaking: true, text: expect.stringContaining('`loan` is gone') },
  ])
})

test.each<[string, Parts, Parts, boolean]>([
  ['asks for `body.note` (optional)', { body: object({}) }, { body: object({ note: text }) }, false],
  ['asks for `body.note`', { body: object({}) }, { body: object({ note: text }, ['note']) }, true],
  ['no longer takes `body.note`', { body: object({ note: text }) }, { body: object({}) }, true],
  [
    'requires `body.note`',
    { body: object({ note: text }) },
    { body: object({ note: text }, ['note']) },
    true,
  ],
  [
    'says that `body.note` is required; without it, it answers `10013` as before',
    { body: object({ note: { ...text, 'x-refusals': [{ rule: 'blank', code: '10013' }] } }) },
    { body: object({ note: { ...text, 'x-refusals': [{ rule: 'blank', code: '10013' }] } }, ['note']) },
    false,
  ],
  [
    'requires `body.note`',
    { body: object({ note: { ...text, 'x-refusals': [{ rule: 'pattern', code: '10013' }] } }) },
    { body: object({ note: { ...text, 'x-refusals': [{ rule: 'blank', code: '10013' }] } }, ['note']) },
    true,
  ],
  [
    '`body.note` is deprecated and ends on 2027-06-30',
    { body: object({ note: text }) },
    { body: object({ note: { ...text, deprecated: true, 'x-sunset': '2027-06-30' } }) },
    false,
  ],
  ['`loan` is deprecated and ends on 2027-06-30', {}, { sunset: '2027-06-30' }, false],
  ['no longer requires', { body: object({ note: text }, ['note']) }, { body: object({ note: text }) }, false],
  [
    'takes `body.note` as integer',
    { body: object({ note: text }) },
    { body: object({ note: { type: 'integer', maxLength: 9 } }) },
    true,
  ],
  [
    '`body.note` keeps to maxLength 5',
    { body: object({ note: text }) },
    { body: object({ note: { ...text, maxLength: 5 } }) },
    true,
  ],
  [
    '`body.note` keeps to maxLength 12, was maxLength 9',
    { body: object({ note: text }) },
    { body: object({ note: { ...text, maxLength: 12 } }) },
    false,
  ],
  [
    '`body.note` keeps to minLength 2, maxLength 12',
    { body: object({ note: text }) },
    { body: object({ note: { ...text, minLength: 2, maxLength: 12 } }) },
    true,
  ],
  [
    '`body.days` keeps to minimum 1, maximum 90, was minimum 7, maximum 90',
    { body: object({ days: { type: 'integer', minimum: 7, maximum: 90 } }) },
    { body: object({ days: { type: 'integer', minimum: 1, maximum: 90 } }) },
    false,
  ],
  [
    '`body.days` keeps to exclusiveMinimum 1, was exclusiveMinimum 0',
    { body: object({ days: { type: 'integer', exclusiveMinimum: 0 } }) },
    { body: object({ days: { type: 'integer', exclusiveMinimum: 1 } }) },
    true,
  ],
  [
    '`body.note` keeps to no limit, was pattern ^a{1, 2}$',
    { body: object({ note: { type: 'string', pattern: '^a{1, 2}$' } }) },
    { body: object({ note: { type: 'string' } }) },
    false,
  ],
  [
    '`body.note` keeps to pattern ^b$, was pattern ^a$',
    { body: object({ note: { type: 'string', pattern: '^a$' } }) },
    { body: object({ note: { type: 'string', pattern: '^b$' } }) },
    true,
  ],
  [
    'takes `body.days` as number, was integer',
    { body: object({ days: { type: 'integer' } }) },
    { body: object({ days: { type: 'number' } }) },
    false,
  ],
  [
    'takes `body.note` as string, was string or null',
    { body: object({ note: { ...text, type: ['string', 'null'] } }) },
    { body: object({ note: text }) },
    true,
  ],
  [
    '`body.kind` is one of `a`, was any string',
    { body: object({ kind: { type: 'string' } }) },
    { body: object({ kind: { type: 'string', enum: ['a'] } }) },
    true,
  ],
  [
    '`body.kind` is any string, was `a`',
    { body: object({ kind: { type: 'string', enum: ['a'] } }) },
    { body: object({ kind: { type: 'string' } }) },
    false,
  ],
  [
    '`result.note` keeps to maxLength 12, was maxLength 9',
    { result: object({ note: text }) },
    { result: object({ note: { ...text, maxLength: 12 } }) },
    true,
  ],
  [
    '`result.note` keeps to minLength 1, maxLength 9, was maxLength 9',
    { result: object({ note: text }) },
    { result: object({ note: { ...text, minLength: 1 } }) },
    false,
  ],
  [
    'answers `result.note` as string or null, was string',
    { result: object({ note: text }) },
    { result: object({ note: { ...text, type: ['string', 'null'] } }) },
    true,
  ],
  [
    'answers `result.note` as string, was string or null',
    { result: object({ note: { ...text, type: ['string', 'null'] } }) },
    { result: object({ note: text }) },
    false,
  ],
  [
    '`result.kind` is any string, was `a`',
    { result: object({ kind: { type: 'string', enum: ['a'] } }) },
    { result: object({ kind: { type: 'string' } }) },
    true,
  ],
  [
    '`body.kind` is never `b`',
    { body: object({ kind: { type: 'string', enum: ['a', 'b'] } }) },
    { body: object({ kind: { type: 'string', enum: ['a'] } }) },
    true,
  ],
  [
    '`body.kind` may be `b`',
    { body: object({ kind: { type: 'string', enum: ['a'] } }) },
    { body: object({ kind: { type: 'string', enum: ['a', 'b'] } }) },
    false,
  ],
  ['answers `result.note`', { result: object({}) }, { result: object({ note: text }) }, false],
  ['no longer answers `result.note`', { result: object({ note: text }) }, { result: object({}) }, true],
  [
    'may leave out `result.note`',
    { result: object({ note: text }, ['note']) },
    { result: object({ note: text }) },
    true,
  ],
  [
    'always answers `result.note`',
    { result: object({ note: text }) },
    { result: object({ note: text }, ['note']) },
    false,
  ],
  [
    '`result.kind` may be `b`',
    { result: object({ kind: { type: 'string', enum: ['a'] } }) },
    { result: object({ kind: { type: 'string', enum: ['a', 'b'] } }) },
    false,
  ],
  ['answers `result` as array', { result: object({}) }, { result: { type: 'array', items: text } }, true],
  ['succeeds with `20001`', {}, { success: '20001' }, true],
  ['may answer the error `10011`', {}, { errors: ['401', '10011'] }, false],
  ['never answers the error `10011`', { errors: ['401', '10011'] }, {}, false],
  ['is session now', { security: [] }, {}, true],
])('says: %s', (words, before, after, isBreaking) => {
  const changes = compare(facts(before), facts(after))
  expect(changes).toContainEqual({ isBreaking, text: expect.stringContaining(words) })
})

test('a field beside a new one of a similar name is a line of its own', () => {
  const after = facts({ result: object({ note: text, notes: text }) })
  expect(compare(facts({ result: object({}) }), after)).toHaveLength(2)
})

test('facts survive being written and read', () => {
  expect(readFacts(writeFacts(facts()))).toEqual(facts())
})

test('a new object is one line, not one for each of its fields', () => {
  const before = facts({ result: object({}) })
  const after = facts({ result: object({ charity: object({ name: { $ref: '#/components/schemas/Id' } }) }) })
  expect(compare(before, after)).toHaveLength(1)
})

test('breaking changes ask for a higher version, others do not', () => {
  const breaking = [{ isBreaking: true, text: '' }]
  expect(isRaisedEnough('0.1.0', '0.1.1', breaking)).toBe(false)
  expect(isRaisedEnough('0.1.0', '0.2.0', breaking)).toBe(true)
  expect(isRaisedEnough('1.1.0', '1.2.0', breaking)).toBe(false)
  expect(isRaisedEnough('1.1.0', '2.0.0', breaking)).toBe(true)
  expect(['0.1.0', '1.4.2'].map(nextBreaking)).toEqual(['0.2.0', '2.0.0'])
  expect(isRaisedEnough('0.1.0', '0.1.0', [{ isBreaking: false, text: '' }])).toBe(true)
})

test('released sections stay when what is not released is written again', () => {
  const old = changelog([], versionSection('0.1.0', [{ isBreaking: false, text: 'First.' }]))
  const next = changelog([{ isBreaking: true, text: 'Gone.' }], releasedPart(old))
  expect(next).toContain('## Unreleased\n\n### Breaking\n\n- Gone.')
  expect(changelog([], releasedPart(next))).toBe(old)
})
