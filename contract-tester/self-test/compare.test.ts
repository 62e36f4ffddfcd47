import { expect, test } from 'vitest'
import { compareApis } from '../src/compare/compare-apis.ts'
import { documentFrom } from '../src/document/load-document.ts'

const document = documentFrom({
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  paths: {
    '/items': {
      get: {
        operationId: 'listItems',
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 50 }, example: 2 },
        ],
        responses: {
          200: { description: 'Items.', content: { 'application/json': { schema: { type: 'object' } } } },
          400: { description: 'Not that.' },
        },
      },
    },
  },
})
type Answer = (request: Request) => Response
const conforming: Answer = ({ url }) => {
  const limit = new URL(url).searchParams.get('limit') ?? '10'
  if (!/^([1-9]|[1-4]\d|50)$/.test(limit)) return new Response(null, { status: 400 })
  return Response.json({ code: '200', at: '2026-01-10T15:20:00Z', items: [{ id: 'a', price: '1.50' }] })
}

/** What `--compare` tells of two servers. */
async function differences(one: Answer, two: Answer, of = document) {
  const { violations } = await compareApis({
    document: of,
    baseUrl: 'http://one.test',
    otherUrl: 'http://two.test',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      return (new URL(request.url).host === 'one.test' ? one : two)(request)
    },
  })
  return violations.map(({ rule, operation, expected, got }) => ({ rule, operation, expected, got }))
}
const answering = (body: object) => () => Response.json(body)
const differs = { rule: 'differs', operation: 'listItems' }

test('two servers with other data and another time are alike', async () => {
  const other: Answer = (request) => {
    const answer = conforming(request)
    return answer.ok
      ? Response.json({ code: '200', at: '2026-11-01T00:00:00Z', items: [{ id: 'b', price: '9.99' }] })
      : answer
  }
  expect(await differences(conforming, other)).toEqual([])
})

test('what only some rows have is no difference, in whatever order they come', async () => {
  const rows = [{ id: 'a' }, { id: 'b', year: 1998 }]
  const one = answering({ items: rows })
  expect(await differences(one, answering({ items: rows.toReversed() }))).toEqual([])
})

test.each([
  ['status', conforming, () => new Response(null, { status: 404 }), 'HTTP 404', 'HTTP 200'],
  ['code', answering({ code: '200' }), answering({ code: '10011' }), 'code 10011', 'code 200'],
  ['properties', answering({ a: 1, b: 2 }), answering({ a: 1 }), '/b missing', '/b there'],
  [
    'types',
    answering({ price: '1.50' }),
    answering({ price: 1.5 }),
    '/price number',
    '/price decimal with 2 places',
  ],
  [
    'decimals of an amount',
    answering({ price: '1.50' }),
    answering({ price: '1.5' }),
    '/price decimal with 1 places',
    '/price decimal with 2 places',
  ],
])('another one in %s differs', async (_, one, two, expected, got) => {
  expect(await differences(one, two)).toContainEqual({ ...differs, expected, got })
})

test('a limit that only one of them keeps is a difference', async () => {
  const lax: Answer = () => conforming(new Request('http://two.test/items'))
  expect(await differences(conforming, lax)).toContainEqual({
    ...differs,
    expected: 'HTTP 200',
    got: 'HTTP 400',
  })
})

const itemDocument = documentFrom({
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  paths: {
    '/items': {
      get: {
        operationId: 'listItems',
        responses: {
          200: {
            description: 'Items.',
            content: {
              'application/json': {
                schema: {
                  type: 'array',
                  items: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
                },
              },
            },
          },
        },
      },
    },
    '/items/{id}': {
      get: {
        operationId: 'getItem',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'days', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 50 }, example: 2 },
        ],
        responses: {
          200: { description: 'The item.', content: { 'application/json': { schema: { type: 'object' } } } },
          400: { description: 'Not that.' },
          404: { description: 'No such item.' },
        },
      },
    },
  },
})

/** A server that knows one item, and looks for it before it looks at what else is asked; `most` days may be asked for. */
const knowing = (id: string, asked: string[], most = 50): Answer => {
  return ({ url }) => {
    const { pathname, searchParams } = new URL(url)
    if (pathname === '/items') return Response.json([{ id }])
    asked.push(pathname)
    if (pathname !== `/items/${id}`) return new Response(null, { status: 404 })
    const days = searchParams.get('days') ?? '1'
    const isValid = /^\d+$/.test(days) && Number(days) >= 1 && Number(days) <= most
    return isValid ? Response.json({ id }) : new Response(null, { status: 400 })
  }
}

test('each server gets the invalid calls about things of its own', async () => {
  const [one, two]: [string[], string[]] = [[], []]
  expect(await differences(knowing('a1', one), knowing('b2', two), itemDocument)).toEqual([])
  expect([new Set(one), new Set(two)]).toEqual([new Set(['/items/a1']), new Set(['/items/b2'])])
  expect(two).toHaveLength(one.length)
  expect(one.length).toBeGreaterThan(2)
})

test('a limit that only one of them keeps is a difference, whatever things they have', async () => {
  expect(await differences(knowing('a1', []), knowing('b2', [], 51), itemDocument)).toContainEqual({
    rule: 'differs',
    operation: 'getItem',
    expected: 'HTTP 200',
    got: 'HTTP 400',
  })
})
