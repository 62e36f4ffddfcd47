import { FIRST_IDS, type ForeignStyle } from '../core.ts'
import {
  answer,
  documentOf,
  inPath,
  inQuery,
  limitParameter,
  requestBody,
  sentSchema,
  shown,
  shownSchema,
} from '../parts.ts'
import { idBy, servePaths } from '../serve-paths.ts'

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
  create: servePaths({
    idIn: idBy(/^\/odata\/Products(?:\(([^)]*)\))?$/),
    partOf(get) {
      const filter = get('$filter')
      const color = filter === undefined ? undefined : (/^color eq '(\w+)'$/.exec(filter)?.[1] ?? 'none')
      return { limit: get('$top'), color, offset: Number(get('$skip') ?? 0) }
    },
    error: (status) => Response.json({ error: { code: String(status), message: 'no' } }, { status }),
    answer(outcome, { request, url }) {
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
      return request.method === 'PATCH'
        ? new Response(null, { status: 204 })
        : Response.json(shown(outcome.item))
    },
  }),
}
