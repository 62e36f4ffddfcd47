import { expect, test } from 'vitest'
import { checkApi } from '../check-api.ts'
import { documentFrom } from '../document/load-document.ts'

const document = documentFrom({
  openapi: '3.1.0',
  info: { title: 'Payments', version: '1' },
  security: [{ token: [] }],
  paths: {
    '/payments': {
      get: {
        operationId: 'listPayments',
        responses: {
          200: {
            description: 'All',
            content: {
              'application/json': {
                schema: { type: 'array', items: { type: 'object', properties: { id: { type: 'string' } } } },
              },
            },
          },
        },
      },
      post: {
        operationId: 'pay',
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['amount', 'to'],
                properties: {
                  amount: { type: 'number', minimum: 1, maximum: 5_000 },
                  to: { type: 'string' },
                },
              },
              example: { amount: 20, to: 'Mei' },
            },
          },
        },
        responses: { 201: { description: 'Paid' } },
      },
    },
  },
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
})

/** A server that takes everything, and remembers what it was sent. */
function open() {
  const amounts: number[] = []
  const methods = new Set<string>()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    methods.add(request.method)
    const text = await request.text()
    const amount = /"amount":"?(-?[\d.]+)/.exec(text)?.[1]
    if (amount !== undefined) amounts.push(Math.abs(Number(amount)))
    return request.method === 'GET' ? Response.json([{ id: 'a' }]) : new Response(null, { status: 201 })
  }
  return { amounts, methods, fetch }
}
const token = 'a-token-that-must-not-be-printed'

test('safe mode sends nothing that could change anything', async () => {
  const { methods, fetch } = open()
  await checkApi({ document, baseUrl: 'http://api.test', token, fetch })
  expect([...methods].filter((method) => !['GET', 'OPTIONS', 'PROPFIND'].includes(method))).toEqual([])
})

test('payments are listed and read, and a GET that may be one is not sent', async () => {
  const read = (schema: object) => ({
    responses: { 200: { description: 'Read', content: { 'application/json': { schema } } } },
  })
  const item = { type: 'object', properties: { id: { type: 'string' } } }
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }
  const paths: string[] = []
  await checkApi({
    document: documentFrom({
      openapi: '3.1.0',
      info: { title: 'Payments', version: '1' },
      paths: {
        '/payments': { get: { operationId: 'listPayments', ...read({ type: 'array', items: item }) } },
        '/payments/{id}': { get: { operationId: 'getPayment', parameters: [id], ...read(item) } },
        '/account/transfer': { get: read(item) },
      },
    }),
    baseUrl: 'http://api.test',
    fetch: async (input, init) => {
      const { pathname } = new URL(new Request(input, init).url)
      paths.push(pathname)
      return Response.json(pathname === '/payments' ? [{ id: 'a' }] : { id: 'a' })
    },
  })
  expect(paths).toEqual(expect.arrayContaining(['/payments', '/payments/a']))
  expect(paths).not.toContain('/account/transfer')
})

test('full mode sends no amount above the limit, not even to see it refused', async () => {
  const { amounts, fetch } = open()
  await checkApi({ document, baseUrl: 'http://api.test', token, fetch, mode: 'full', maxMoney: 50 })
  expect(amounts.length).toBeGreaterThan(3)
  expect(Math.max(...amounts)).toBeLessThanOrEqual(50)
})

test('full mode moves no money at all unless it is allowed', async () => {
  const { amounts, fetch } = open()
  const { skipped } = await checkApi({ document, baseUrl: 'http://api.test', token, fetch, mode: 'full' })
  expect(amounts.filter((amount) => amount > 0)).toEqual([])
  expect(skipped).toContainEqual(expect.objectContaining({ operation: 'pay' }))
})

test('no report shows a token', async () => {
  const { fetch } = open()
  const report = await checkApi({
    document,
    baseUrl: 'http://api.test',
    token,
    fetch,
    mode: 'full',
    maxMoney: 50,
  })
  expect(report.violations.length).toBeGreaterThan(0)
  expect(JSON.stringify(report)).not.toContain(token)
  expect(JSON.stringify(report)).toContain('$TOKEN')
})

/** A document with one operation: its path, the properties of its body, and an example. */
const moving = (path: string, properties: object, example: object) =>
  documentFrom({
    openapi: '3.1.0',
    info: { title: 'Payments', version: '1' },
    paths: {
      [path]: {
        post: {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: { type: 'object', properties }, example } },
          },
          responses: { 201: { description: 'Done' } },
        },
      },
      '/ping': { get: { responses: { 200: { description: 'Here' } } } },
    },
  })
const number = { type: 'integer' }
const text = { type: 'string' }

test.each([
  [
    'an object of value and currency',
    '/orders',
    { amount: { type: 'object', properties: { value: number, currency: text } } },
    { amount: { value: 100_000, currency: 'EUR' } },
  ],
  [
    'a value beside a currency',
    '/orders',
    { item: { type: 'object', properties: { value: text, currency_code: text } } },
    { item: { value: '12.50', currency_code: 'EUR' } },
  ],
  [
    'a price beside a currency',
    '/orders',
    { price: { type: 'number' }, currency: text },
    { price: 12.5, currency: 'EUR' },
  ],
  ['an amount with groups of digits', '/orders', { amount: text }, { amount: '1.000,00' }],
  ['what is credited', '/entries', { credit: number }, { credit: 5 }],
  ['what sends money by its name', '/money/send', { to: text }, { to: 'a' }],
  ['minor units', '/orders', { amountMinor: number }, { amountMinor: 5 }],
  ['a name that says it, without an amount', '/payouts', { target: text }, { target: 'a' }],
])('without --max-money, %s is not sent', async (_, path, properties, example) => {
  const sent: string[] = []
  const { skipped } = await checkApi({
    document: moving(path, properties, example),
    baseUrl: 'http://api.test',
    mode: 'full',
    fetch: async (input, init) => {
      const { method } = new Request(input, init)
      sent.push(method)
      return new Response(null, { status: method === 'GET' ? 200 : 201 })
    },
  })
  expect(sent).not.toContain('POST')
  expect(skipped).toContainEqual(expect.objectContaining({ operation: `POST ${path}`, rule: '*' }))
})
