import type { JsonObject } from '../../../src/document/json.ts'
import {
  answer,
  colorParameter,
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

const problem = answer(
  {
    type: 'object',
    required: ['type', 'title', 'status'],
    properties: { type: { type: 'string' }, title: { type: 'string' }, status: { type: 'integer' } },
  },
  'application/problem+json',
)
const device = shownSchema()
const errors = { 400: problem, 401: problem, 404: problem, 415: problem }

/** Problem details, `X-Total-Count`, changes by merge patch, creates that answer with `Location` alone. */
export const problems: ForeignStyle = {
  name: 'problem+json with merge-patch',
  ids: { deviceId: FIRST_IDS },
  document: documentOf('Devices', {
    '/api/devices': {
      get: {
        operationId: 'listDevices',
        parameters: [
          limitParameter('limit'),
          inQuery('offset', { type: 'integer', minimum: 0, default: 0 }),
          colorParameter('color'),
        ],
        responses: {
          200: answer({ type: 'array', items: device }, 'application/json', {
            'X-Total-Count': { required: true, schema: { type: 'integer' } },
          }),
          ...errors,
        },
      },
      post: {
        operationId: 'createDevice',
        requestBody: requestBody(sentSchema(true)),
        responses: {
          201: {
            description: 'Made.',
            headers: { Location: { required: true, schema: { type: 'string' } } },
          },
          ...errors,
        },
      },
    },
    '/api/devices/{deviceId}': {
      get: {
        operationId: 'getDevice',
        parameters: [inPath('deviceId')],
        responses: { 200: answer(device), ...errors },
      },
      patch: {
        operationId: 'updateDevice',
        parameters: [inPath('deviceId')],
        requestBody: requestBody(sentSchema(false), 'application/merge-patch+json'),
        responses: { 200: answer(device), ...errors },
      },
      delete: {
        operationId: 'deleteDevice',
        parameters: [inPath('deviceId')],
        responses: { 204: { description: 'Gone.' }, ...errors },
      },
    },
  }),
  create(core) {
    const error = (status: number) =>
      new Response(JSON.stringify({ type: 'about:blank', title: 'No', status }), {
        status,
        headers: { 'content-type': 'application/problem+json' },
      })
    return async (request) => {
      const url = new URL(request.url)
      const user = userOf(request)
      const { method } = request
      const found = /^\/api\/devices(?:\/([^/]+))?$/.exec(url.pathname)
      if (found === null) return error(404)
      const id = found[1]
      const fields: JsonObject =
        method === 'POST' || method === 'PATCH'
          ? ((await readJson(
              request,
              method === 'POST' ? /^application\/json/ : /^application\/merge-patch\+json/,
            )) ?? { name: 5 })
          : {}
      const get = (name: string) => url.searchParams.get(name) ?? undefined
      const offset = Number(get('offset') ?? 0)
      if (!(Number.isInteger(offset) && offset >= 0) && user !== undefined) return error(400)
      const outcome =
        id === undefined
          ? method === 'GET'
            ? core({ kind: 'list', user, limit: get('limit'), color: get('color'), offset })
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
        return Response.json(outcome.items.map(shown), {
          headers: { 'x-total-count': String(outcome.total) },
        })
      if (outcome.is === 'created')
        return new Response(null, {
          status: outcome.status,
          headers: { location: `/api/devices/${outcome.item.id}` },
        })
      if (outcome.is === 'item') return Response.json(shown(outcome.item))
      if (outcome.is === 'gone') return new Response(null, { status: 204 })
      if (outcome.is === 'failed') return error(500)
      if (outcome.is === 'unknown' || outcome.is === 'deletedBefore') return error(404)
      return error(outcome.status)
    }
  },
}
