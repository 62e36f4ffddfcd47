import type { JsonObject } from '../../../src/document/json.ts'
import { FIRST_IDS, type ForeignStyle } from '../core.ts'
import {
  answer,
  colorParameter,
  documentOf,
  inPath,
  inQuery,
  limitParameter,
  requestBody,
  sentSchema,
  shown,
  shownSchema,
  userOf,
} from '../parts.ts'

const FORM = 'application/x-www-form-urlencoded'
const problem = answer({
  type: 'object',
  required: ['error'],
  properties: {
    error: { type: 'object', required: ['message'], properties: { message: { type: 'string' } } },
  },
})
const customer = shownSchema({ object: { type: 'string', const: 'customer' } })
const deleted: JsonObject = {
  type: 'object',
  required: ['id', 'deleted'],
  properties: { id: { type: 'integer' }, deleted: { type: 'boolean', const: true } },
}
const errors = { 400: problem, 401: problem }
const key = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: { type: 'string', maxLength: 60 },
}

/** List objects with `has_more` and the last id as cursor, bodies as forms, `POST` changes, keys are looked at. */
export const forms: ForeignStyle = {
  name: 'list objects and forms',
  ids: { customer: FIRST_IDS.map(String) },
  document: documentOf(
    'Customers',
    {
      '/v1/customers': {
        get: {
          operationId: 'ListCustomers',
          parameters: [
            limitParameter('limit'),
            inQuery('starting_after', { type: 'string' }),
            colorParameter('color'),
          ],
          responses: {
            200: answer({
              type: 'object',
              required: ['object', 'data', 'has_more'],
              properties: {
                object: { type: 'string', const: 'list' },
                data: { type: 'array', items: customer },
                has_more: { type: 'boolean' },
              },
            }),
            ...errors,
          },
        },
        post: {
          operationId: 'PostCustomers',
          parameters: [key],
          requestBody: requestBody(sentSchema(true), FORM),
          responses: { 200: answer(customer), ...errors },
        },
      },
      '/v1/customers/{customer}': {
        get: {
          operationId: 'GetCustomer',
          parameters: [inPath('customer', { type: 'string' })],
          responses: { 200: answer({ anyOf: [customer, deleted] }), ...errors, 404: problem },
        },
        post: {
          operationId: 'PostCustomer',
          parameters: [inPath('customer', { type: 'string' })],
          requestBody: requestBody(sentSchema(false), FORM),
          responses: { 200: answer(customer), ...errors, 404: problem },
        },
        delete: {
          operationId: 'DeleteCustomer',
          parameters: [inPath('customer', { type: 'string' })],
          responses: { 200: answer(deleted), ...errors, 404: problem },
        },
      },
    },
    '3.0.3',
  ),
  create(core) {
    const keys = new Map<string, string>()
    const answers = new Map<string, Response>()
    const error = (status: number) => Response.json({ error: { message: 'no' } }, { status })
    return async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      const id = /^\/v1\/customers\/([^/]+)$/.exec(pathname)?.[1]
      if (id === undefined && pathname !== '/v1/customers') return error(404)
      const text = await request.text()
      const isForm = (request.headers.get('content-type') ?? '').startsWith(FORM)
      const form = Object.fromEntries(new URLSearchParams(text))
      const fields: JsonObject = {
        ...form,
        ...('size' in form ? { size: /^-?\d+$/.test(form.size ?? '') ? Number(form.size) : form.size } : {}),
      }
      const user = userOf(request)
      const { method } = request
      if (method === 'POST' && !isForm && user !== undefined) return error(400)
      const list = () => {
        const all = core({ kind: 'list', user, limit: '20' })
        const after = searchParams.get('starting_after')
        const at =
          after === null || all.is !== 'list' ? -1 : all.items.findIndex((item) => String(item.id) === after)
        return core({
          kind: 'list',
          user,
          limit: searchParams.get('limit') ?? undefined,
          color: searchParams.get('color') ?? undefined,
          offset: at + 1,
        })
      }
      if (id === undefined && method === 'POST') {
        const given = request.headers.get('idempotency-key')
        if ((given === null || given.length > 60) && user !== undefined) return error(400)
        if (given !== null && keys.has(given) && keys.get(given) !== text) return error(400)
        const before = given === null ? undefined : answers.get(given)
        if (before !== undefined && user !== undefined) return before.clone()
        if (given !== null) keys.set(given, text)
      }
      const known =
        id === undefined
          ? { GET: list, POST: () => core({ kind: 'create', user, fields }) }
          : {
              GET: () => core({ kind: 'read', user, id }),
              POST: () => core({ kind: 'update', user, id, fields }),
              DELETE: () => core({ kind: 'remove', user, id }),
            }
      const act = known[method as 'GET' | 'POST']
      if (act === undefined) return error(405)
      const outcome = act()
      if (outcome.is === 'list')
        return Response.json({
          object: 'list',
          data: outcome.items.map((item) => ({ object: 'customer', ...shown(item) })),
          has_more: outcome.next !== undefined,
        })
      if (outcome.is === 'item') return Response.json({ object: 'customer', ...shown(outcome.item) })
      if (outcome.is === 'created') {
        const status = outcome.status === 202 ? 202 : 200
        const made = Response.json({ object: 'customer', ...shown(outcome.item) }, { status })
        answers.set(request.headers.get('idempotency-key') ?? '', made.clone())
        return made
      }
      if (outcome.is === 'gone') return Response.json({ id: outcome.id, deleted: true })
      if (outcome.is === 'deletedBefore')
        return method === 'GET' ? Response.json({ id: Number(id), deleted: true }) : error(404)
      if (outcome.is === 'failed') return error(500)
      return error(outcome.is === 'unknown' ? 404 : outcome.status)
    }
  },
}
