import type { JsonObject } from '../../../src/document/json.ts'
import {
  answer,
  documentOf,
  FIRST_IDS,
  type ForeignStyle,
  inPath,
  inQuery,
  limitParameter,
  readJson,
  requestBody,
  sentSchema,
  shown,
  shownSchema,
  userOf,
} from '../core.ts'

const problem = answer({
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: { code: { type: 'string' }, message: { type: 'string' } },
    },
  },
})
const product = shownSchema()
const errors = { 400: problem, 401: problem, 404: problem }

/** OData-like: the id in brackets, `$top`, `$skip` and `$filter`, `value`, changes that answer nothing. */
export const odata: ForeignStyle = {
  name: 'OData-like',
  ids: { key: FIRST_IDS },
  document: documentOf('Products', {
    '/odata/Products': {
      get: {
        operationId: 'Products_List',
        parameters: [
          limitParameter('$top'),
          inQuery('$skip', { type: 'integer', minimum: 0, default: 0 }),
          inQuery('$filter', { type: 'string', example: "color eq 'red'" }),
        ],
        responses: {
          200: answer({
            type: 'object',
            required: ['value'],
            properties: {
              '@odata.count': { type: 'integer' },
              '@odata.nextLink': { type: 'string' },
              value: { type: 'array', items: product },
            },
          }),
          ...errors,
        },
      },
      post: {
        operationId: 'Products_Create',
        requestBody: requestBody(sentSchema(true)),
        responses: {
          201: answer(product, 'application/json', {
            Location: { required: true, schema: { type: 'string' } },
          }),
          ...errors,
        },
      },
    },
    '/odata/Products({key})': {
      get: {
        operationId: 'Products_Get',
        parameters: [inPath('key')],
        responses: { 200: answer(product), ...errors },
      },
      patch: {
        operationId: 'Products_Update',
        parameters: [inPath('key')],
        requestBody: requestBody(sentSchema(false)),
        responses: { 204: { description: 'Changed.' }, ...errors },
      },
      delete: {
        operationId: 'Products_Delete',
        parameters: [inPath('key')],
        responses: { 204: { description: 'Gone.' }, ...errors },
      },
    },
  }),
  create(core) {
    const error = (status: number) =>
      Response.json({ error: { code: String(status), message: 'no' } }, { status })
    return async (request) => {
      const url = new URL(request.url)
      const user = userOf(request)
      const { method } = request
      const found = /^\/odata\/Products(?:\(([^)]*)\))?$/.exec(decodeURIComponent(url.pathname))
      if (found === null) return error(404)
      const id = found[1]
      const fields: JsonObject =
        method === 'POST' || method === 'PATCH'
          ? ((await readJson(request, /^application\/json/)) ?? { name: 5 })
          : {}
      const get = (name: string) => url.searchParams.get(name) ?? undefined
      const filter = get('$filter')
      const color = filter === undefined ? undefined : (/^color eq '(\w+)'$/.exec(filter)?.[1] ?? 'none')
      const skip = Number(get('$skip') ?? 0)
      if (!(Number.isInteger(skip) && skip >= 0) && user !== undefined) return error(400)
      const outcome =
        id === undefined
          ? method === 'GET'
            ? core({ kind: 'list', user, limit: get('$top'), color, offset: skip })
            : method === 'POST'
              ? core({ kind: 'create', user, fields })
              : undefined
          : method === 'GET'
            ? core({ kind: 'read', user, id })
            : method === 'PATCH'
              ? core({ kind: 'update', user, id, fields })
              : method === 'DELETE'
                ? core({ kind: 'remove', user, id })
                : undefined
      if (outcome === undefined) return error(405)
      if (outcome.is === 'list')
        return Response.json({
          '@odata.count': outcome.total,
          ...(outcome.next === undefined
            ? {}
            : { '@odata.nextLink': `/odata/Products?$skip=${outcome.next}` }),
          value: outcome.items.map(shown),
        })
      if (outcome.is === 'created')
        return Response.json(shown(outcome.item), {
          status: outcome.status,
          headers: { location: `${url.origin}/odata/Products(${outcome.item.id})` },
        })
      if (outcome.is === 'item')
        return method === 'PATCH' ? new Response(null, { status: 204 }) : Response.json(shown(outcome.item))
      if (outcome.is === 'gone') return new Response(null, { status: 204 })
      if (outcome.is === 'failed') return error(500)
      if (outcome.is === 'unknown' || outcome.is === 'deletedBefore') return error(404)
      return error(outcome.status)
    }
  },
}
