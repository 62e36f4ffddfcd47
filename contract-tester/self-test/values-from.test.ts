import { expect, test } from 'vitest'
import { checkApi } from '../src/check-api.ts'
import { documentFrom } from '../src/document/load-document.ts'
import { answer, asked, object, sends, text } from './features/things.ts'

const quote = object({ id: text, network: text }, ['id'])
const order = object({ quoteId: text, network: { type: 'string', minLength: 1, maxLength: 8 } }, [
  'quoteId',
  'network',
])

/** A document of orders that name a quote, with hints of the order. */
const documentWith = (hints: object) =>
  documentFrom({
    openapi: '3.1.0',
    info: { title: 'Orders', version: '1' },
    paths: {
      '/quote': {
        post: {
          operationId: 'quote',
          requestBody: sends(object({ network: text }, ['network'])),
          responses: { 200: answer(quote), 400: answer({}) },
        },
      },
      '/order': {
        post: {
          operationId: 'order',
          ...hints,
          requestBody: {
            required: true,
            content: { 'application/json': { schema: order, example: { quoteId: 'q-0', network: 'BTC' } } },
          },
          responses: { 200: answer({}), 400: answer({}) },
        },
      },
      '/ping': { get: { responses: { 200: answer({}) } } },
    },
  })

/** A server that takes an order with one of its quotes only, for one network. */
function open() {
  const quotes = new Set<string>()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { path, method, body } = await asked(new Request(input, init))
    if (method === 'GET' && path === '/ping') return Response.json({})
    const sent = (typeof body === 'object' ? body : {}) as { network?: unknown; quoteId?: unknown }
    if (sent?.network !== 'BTC') return Response.json({}, { status: 400 })
    if (path === '/order') return Response.json({}, { status: quotes.has(String(sent.quoteId)) ? 200 : 400 })
    const id = `q-${quotes.size + 1}`
    quotes.add(id)
    return Response.json({ id, network: 'BTC' })
  }
  return fetch
}
const check = (hints: object) =>
  checkApi({
    document: documentWith(hints),
    baseUrl: 'http://api.test',
    mode: 'full',
    fetch: open(),
    only: ['order'],
  })
const from = { quoteId: { operation: 'quote', with: { network: 'BTC' }, at: '/id' } }

test('a value that another operation answers is asked for before, where the hint says so', async () => {
  expect((await check({})).unreached).toEqual([expect.objectContaining({ operation: 'order', status: 400 })])
  const { unreached, violations } = await check({
    'x-values-from': from,
    'x-known-fields': ['network'],
  })
  expect({ unreached, violations }).toEqual({ unreached: [], violations: [] })
})

test('a text that the server may not know is tried where no hint says that it takes what is known', async () => {
  const { violations } = await check({ 'x-values-from': from })
  expect(violations.map(({ rule }) => rule)).toContain('refusesValid')
})
