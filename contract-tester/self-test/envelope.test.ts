import { expect, test } from 'vitest'
import type { Json } from '../src/document/json.ts'
import { documentFrom } from '../src/document/load-document.ts'
import { checkHandler } from './engine/run-self-test.ts'
import { TOKENS } from './server/serve-document.ts'

const answer = (schema: Json) => ({ description: 'A', content: { 'application/json': { schema } } })
const coded = (codes: readonly string[], more: Record<string, Json> = {}, required: string[] = []) => ({
  type: 'object',
  required: ['code', ...required],
  properties: { code: { type: 'string', enum: [...codes] }, ...more },
})
const done = coded(['200'], { result: { type: 'object' } }, ['result'])

const document = documentFrom({
  openapi: '3.1.0',
  info: { title: 'Envelopes', version: '1' },
  paths: {
    '/balance': {
      get: {
        operationId: 'getBalance',
        responses: {
          200: answer({ oneOf: [done, coded(['10011', '11004'])] }),
          409: answer(coded(['11015'])),
        },
      },
    },
  },
})

const ask = async (status: number, body: Json) => {
  const { violations } = await checkHandler(document, async (request) =>
    new URL(request.url).pathname === '/balance' && request.method === 'GET'
      ? Response.json(body, { status })
      : Response.json({}, { status: 404 }),
  )
  return violations.filter(({ layer }) => layer === 'envelope' || layer === 'response')
}

test.each([
  ['a success with its result', 200, { code: '200', result: {} }],
  ['a declared error', 200, { code: '10011' }],
  ['an error under its own status', 409, { code: '11015' }],
])('%s is no violation', async (_, status, body) => expect(await ask(status, body)).toEqual([]))

test('a code that the operation does not declare is named, with those that it does', async () => {
  expect(await ask(200, { code: '19999' })).toMatchObject([
    {
      rule: 'envelopeCode',
      layer: 'envelope',
      operation: 'getBalance',
      expected: 'code: 200, 10011, 11004',
      got: '19999',
    },
  ])
})

test('a code under a status that it does not belong to is told where it does', async () => {
  expect(await ask(200, { code: '11015' })).toMatchObject([
    { rule: 'envelopeStatus', expected: 'code 11015 under HTTP 409', got: 'HTTP 200' },
  ])
})

test.each([
  ['nothing', { code: '200' }],
  ['null', { code: '200', result: null }],
])('a success whose result is %s is told', async (got, body) => {
  expect(await ask(200, body)).toMatchObject([
    { rule: 'envelopeResult', expected: 'result beside code 200', got },
  ])
})

test('what never succeeds is named with the answer to a whole call, not with that to one without a token', async () => {
  const { unreached } = await checkHandler(
    documentFrom({
      openapi: '3.1.0',
      info: { title: 'Loans', version: '1' },
      security: [{ token: [] }],
      paths: {
        '/loan': {
          post: {
            operationId: 'borrow',
            requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
            responses: { 200: answer({ oneOf: [done, coded(['10022'])] }), 401: answer(coded(['401'])) },
          },
        },
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    }),
    async (request) =>
      request.headers.get('authorization') === `Bearer ${TOKENS[0]}`
        ? Response.json({ code: '10022' })
        : Response.json({ code: '401' }, { status: 401 }),
  )
  expect(unreached).toEqual([{ operation: 'borrow', status: 200, code: '10022' }])
})
