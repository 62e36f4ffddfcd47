import { expect, test } from 'vitest'
import { checkApi } from '../src/check-api.ts'
import type { Json, JsonObject } from '../src/document/json.ts'
import { documentFrom } from '../src/document/load-document.ts'

const json = (schema: Json, more: JsonObject = {}) => ({
  description: 'An answer',
  content: { 'application/json': { schema } },
  ...more,
})
const text = { type: 'string' }
const object = (properties: JsonObject, required: string[] = []) => ({ type: 'object', properties, required })
const inPath = (name: string, schema: Json) => ({ name, in: 'path', required: true, schema })

/** Checks a server that gives each path one answer, as mocks of examples do. */
const check = (paths: JsonObject, answers: Record<string, Json>, isAllowed = true) => {
  const sent: Request[] = []
  const report = checkApi({
    document: documentFrom({ openapi: '3.1.0', info: { title: 'Odd', version: '1' }, paths }),
    baseUrl: 'http://api.test',
    mode: 'full',
    allow: isAllowed ? ['*'] : [],
    skipRules: ['acceptsInvalid', 'acceptsMediaType', 'acceptsMalformed', 'method', 'path'],
    fetch: async (input, init) => {
      const request = new Request(input, init)
      sent.push(request)
      const { pathname } = new URL(request.url)
      const known = Object.keys(answers).find((one) => new RegExp(`^${one}$`).test(pathname))
      return known === undefined
        ? Response.json({}, { status: 404 })
        : Response.json(answers[known], { status: request.method === 'POST' ? 201 : 200 })
    },
  })
  return report.then((one) => ({ ...one, sent, rules: one.violations.map(({ rule }) => rule) }))
}

test('a status of one thing is no envelope around all answers', async () => {
  const status = { type: 'string', enum: ['success', 'error', 'active'] }
  const { rules, unreached } = await check(
    {
      '/link': { get: { operationId: 'readLink', responses: { 200: json(object({ status })) } } },
      '/other': { get: { responses: { 200: json(object({ name: text })) } } },
      '/third': { get: { responses: { 200: json(object({ name: text })) } } },
    },
    { '/link': { status: 'active' }, '/other': { name: 'a' }, '/third': { name: 'b' } },
  )
  expect([rules, unreached]).toEqual([[], []])
})

test('a mock of examples is recognised where ids have a pattern', async () => {
  const id = { type: 'string', pattern: '^VA[0-9a-f]{8}$' }
  const item = object({ id, name: text })
  const { skipped, rules } = await check(
    {
      '/things': {
        get: {
          parameters: [{ name: 'name', in: 'query', schema: text }],
          responses: { 200: json({ type: 'array', items: item }) },
        },
      },
      '/things/{id}': { get: { parameters: [inPath('id', id)], responses: { 200: json(item) } } },
    },
    {
      '/things': [
        { id: 'VA00000001', name: 'a' },
        { id: 'VA00000002', name: 'b' },
      ],
      '/things/VA[0-9a-f]{8}': { id: 'VA00000001', name: 'a' },
    },
  )
  expect(rules).toEqual([])
  expect(skipped).toContainEqual(expect.objectContaining({ rule: 'stateful, metamorphic' }))
})

test.each([
  ["contains(color, 'e')", [], 'its example does not compare a field by eq'],
  [undefined, [], 'its example does not compare a field by eq'],
  ['size eq 3', [], 'no item has a text in the field "size"'],
  ["color eq 'red'", ['filterSound'], undefined],
])('of $filter with the example %s, %j is reported, and skipped is: %s', async (example, found, reason) => {
  const item = object({ id: text, color: text, size: { type: 'integer' } })
  const filter = { name: '$filter', in: 'query', schema: { ...text, ...(example && { example }) } }
  const { rules, skipped } = await check(
    {
      '/things': {
        get: {
          operationId: 'listThings',
          parameters: [filter],
          responses: { 200: json({ type: 'array', items: item }) },
        },
      },
    },
    {
      '/things': [
        { id: 'a', color: 'red', size: 3 },
        { id: 'b', color: 'blue', size: 4 },
      ],
    },
  )
  expect(rules).toEqual(found)
  expect(skipped.filter(({ rule }) => rule.includes('$filter'))).toEqual(
    reason === undefined ? [] : [{ operation: 'listThings', rule: 'what $filter does', reason }],
  )
})

test('an id of a list that the parameter does not allow is not sent', async () => {
  const item = object({ id: text })
  const { sent, rules } = await check(
    {
      '/things': { get: { responses: { 200: json({ type: 'array', items: item }) } } },
      '/things/{id}': {
        get: {
          parameters: [inPath('id', { type: 'string', format: 'uuid' })],
          responses: { 200: json(item) },
        },
      },
    },
    { '/things': [{ id: 'string' }], '/things/[0-9a-f-]{36}': { id: 'string' } },
  )
  expect(rules).toEqual([])
  expect(sent.map(({ url }) => url)).not.toContain('http://api.test/things/string')
})

test('what OpenAPI ignores or a server is never sent is left out', async () => {
  const { sent, skipped } = await check(
    {
      '/things': {
        get: {
          parameters: [{ name: 'Content-Type', in: 'header', schema: { type: 'string', enum: ['a/b'] } }],
          responses: { 200: json(object({})) },
        },
      },
      '/things#old': { get: { responses: { 200: json(object({})) } } },
    },
    { '/things': {} },
  )
  expect(sent.map(({ headers }) => headers.get('content-type')).filter(Boolean)).toEqual([])
  expect(skipped).toContainEqual(expect.objectContaining({ operation: 'GET /things#old', rule: '*' }))
})

test('a schema that is no schema is said, and the others are checked', async () => {
  const { rules, skipped, stopped } = await check(
    {
      '/odd': { get: { responses: { 200: json(object({ kind: { enum: [] } })) } } },
      '/even': {
        get: {
          responses: {
            200: json(object({ a: text, b: text }, ['a', 'b']), {
              headers: { 'x-request-id': { required: true, schema: text } },
            }),
          },
        },
      },
    },
    { '/odd': {}, '/even': {} },
  )
  expect(stopped).toBeUndefined()
  expect(skipped).toContainEqual(
    expect.objectContaining({ reason: expect.stringContaining('no JSON Schema') }),
  )
  // Two missing properties are two violations.
  expect(rules.toSorted()).toEqual(['header', 'schema', 'schema'])
})

test('in a map, a name that sounds like a secret is data', async () => {
  const { rules } = await check(
    { '/emojis': { get: { responses: { 200: json({ type: 'object', additionalProperties: text }) } } } },
    { '/emojis': { salt: 'https://example.com/salt.png' } },
  )
  expect(rules).toEqual([])
})

test('of a choice inside a list, only the branch that was meant is told', async () => {
  const kind = (name: string) =>
    object({ kind: { type: 'string', enum: [name] }, size: { type: 'integer' } }, ['kind'])
  const { violations } = await check(
    {
      '/found': {
        get: {
          responses: { 200: json({ type: 'array', items: { oneOf: [kind('file'), kind('folder')] } }) },
        },
      },
    },
    { '/found': [{ kind: 'folder', size: 'large' }] },
  )
  expect(violations).toMatchObject([{ expected: '/0/size must be integer', got: '"large"' }])
})

test('a server that checks no body at all is told once', async () => {
  const body = object({ a: text, b: text, c: text, d: { type: 'integer', minimum: 1 } }, ['a', 'b', 'c', 'd'])
  const paths = {
    '/things': {
      post: {
        requestBody: { required: true, content: { 'application/json': { schema: body } } },
        responses: { 201: json(object({})) },
      },
    },
    '/here': { get: { responses: { 200: json(object({})) } } },
  }
  const { violations } = await checkApi({
    document: documentFrom({ openapi: '3.1.0', info: { title: 'Odd', version: '1' }, paths }),
    baseUrl: 'http://api.test',
    mode: 'full',
    skipRules: ['acceptsMediaType', 'acceptsMalformed', 'method', 'path'],
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const isEmpty = (await request.text()) === ''
      return Response.json({}, { status: request.method === 'GET' ? 200 : isEmpty ? 400 : 201 })
    },
  })
  expect(violations.filter(({ rule }) => rule === 'acceptsInvalid')).toHaveLength(1)
})

test('a mock of examples is known by its first thing that is read by an id, after many lists', async () => {
  const lists = Object.fromEntries(
    Array.from({ length: 9 }, (_, at) => [
      `/list-${at}`,
      { get: { responses: { 200: json({ type: 'array', items: object({ id: text }) }) } } },
    ]),
  )
  const { rules, skipped } = await check(
    {
      ...lists,
      '/hooks': { get: { responses: { 200: json({ type: 'array', items: object({ id: text }) }) } } },
      '/hooks/{hookId}': {
        get: { parameters: [inPath('hookId', text)], responses: { 200: json(object({ id: text })) } },
      },
    },
    { '/list-\\d': [{ id: 'a' }], '/hooks': [{ id: 'a' }], '/hooks/[^/]+': { id: 'a' } },
  )
  expect(rules).toEqual([])
  expect(skipped.map(({ reason }) => reason).join()).toContain('mock of examples')
})
