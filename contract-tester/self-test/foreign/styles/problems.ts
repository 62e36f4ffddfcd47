import { FIRST_IDS, type ForeignStyle } from '../core.ts'
import {
  answer,
  colorParameter,
  documentOf,
  inPath,
  inQuery,
  limitParameter,
  readJson,
  requestBody,
  sentSchema,
  shown,
  shownSchema,
} from '../parts.ts'
import { idBy, servePaths } from '../serve-paths.ts'

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
  create: servePaths({
    idIn: idBy(/^\/api\/devices(?:\/([^/]+))?$/),
    fieldsOf: (request) =>
      readJson(request, request.method === 'POST' ? /^application\/json/ : /^application\/merge-patch\+json/),
    partOf: (get) => ({ limit: get('limit'), color: get('color'), offset: Number(get('offset') ?? 0) }),
    error: (status) =>
      new Response(JSON.stringify({ type: 'about:blank', title: 'No', status }), {
        status,
        headers: { 'content-type': 'application/problem+json' },
      }),
    answer(outcome) {
      if (outcome.is === 'list')
        return Response.json(outcome.items.map(shown), {
          headers: { 'x-total-count': String(outcome.total) },
        })
      if (outcome.is === 'item') return Response.json(shown(outcome.item))
      const { status, item } = outcome
      return new Response(null, { status, headers: { location: `/api/devices/${item.id}` } })
    },
  }),
}
