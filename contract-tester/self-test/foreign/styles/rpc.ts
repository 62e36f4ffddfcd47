import type { JsonObject } from '../../../src/document/json.ts'
import { FIRST_IDS, type ForeignStyle } from '../core.ts'
import {
  answer,
  colorParameter,
  documentOf,
  inQuery,
  limitParameter,
  readJson,
  requestBody,
  sentSchema,
  shown,
  shownSchema,
  userOf,
} from '../parts.ts'

const refused: JsonObject = {
  type: 'object',
  required: ['ok', 'error'],
  properties: {
    ok: { type: 'boolean', const: false },
    error: { type: 'string', enum: ['not_found', 'not_authed', 'invalid_arguments'] },
  },
}
const done = (properties: JsonObject): JsonObject =>
  answer({
    oneOf: [
      {
        type: 'object',
        required: ['ok', ...Object.keys(properties).filter((name) => name !== 'next_cursor')],
        properties: { ok: { type: 'boolean', const: true }, ...properties },
      },
      refused,
    ],
  })
const task = shownSchema()
const id = { ...inQuery('id', { type: 'integer' }), required: true }
const withId = (schema: JsonObject): JsonObject => ({
  ...schema,
  required: ['id'],
  properties: { id: { type: 'integer' }, ...(schema.properties as JsonObject) },
})

/** Remote procedure calls: a verb in each path, ids in query and body, HTTP 200 with `ok` true or false. */
export const rpc: ForeignStyle = {
  name: 'RPC over POST',
  ids: { id: FIRST_IDS },
  document: documentOf('Tasks', {
    '/task.list': {
      get: {
        operationId: 'task.list',
        parameters: [limitParameter('limit'), inQuery('cursor', { type: 'string' }), colorParameter('color')],
        responses: { 200: done({ tasks: { type: 'array', items: task }, next_cursor: { type: 'string' } }) },
      },
    },
    '/task.info': { get: { operationId: 'task.info', parameters: [id], responses: { 200: done({ task }) } } },
    '/task.create': {
      post: {
        operationId: 'task.create',
        requestBody: requestBody(sentSchema(true)),
        responses: { 200: done({ task }) },
      },
    },
    '/task.update': {
      post: {
        operationId: 'task.update',
        requestBody: requestBody(withId(sentSchema(false))),
        responses: { 200: done({ task }) },
      },
    },
    '/task.delete': {
      post: {
        operationId: 'task.delete',
        requestBody: requestBody(withId({ properties: {} })),
        responses: { 200: done({}) },
      },
    },
  }),
  create(core) {
    const error = (name: string, status = 200) => Response.json({ ok: false, error: name }, { status })
    return async (request) => {
      const url = new URL(request.url)
      const user = userOf(request)
      const verb = /^\/task\.(list|info|create|update|delete)$/.exec(url.pathname)?.[1]
      if (verb === undefined) return error('not_found', 404)
      const isRead = verb === 'list' || verb === 'info'
      if (request.method !== (isRead ? 'GET' : 'POST')) return error('not_found', 405)
      const get = (name: string) => url.searchParams.get(name) ?? undefined
      const sent = isRead ? {} : ((await readJson(request, /^application\/json/)) ?? { name: 5, id: 'x' })
      const { id: own, ...fields } = sent as JsonObject
      const given = isRead ? get('id') : own === undefined ? undefined : String(own)
      if (
        (verb === 'info' || verb === 'update' || verb === 'delete') &&
        user !== undefined &&
        (!/^-?\d+$/.test(given ?? '') || (!isRead && !Number.isInteger(own)))
      )
        return error('invalid_arguments')
      const cursor = Number(get('cursor') ?? 0)
      const kind = (
        { list: 'list', info: 'read', create: 'create', update: 'update', delete: 'remove' } as const
      )[verb as 'list']
      const outcome = core({
        kind,
        user,
        id: given,
        fields,
        limit: get('limit'),
        color: get('color'),
        offset: cursor,
      })
      if (outcome.is === 'list')
        return Response.json({
          ok: true,
          tasks: outcome.items.map(shown),
          ...(outcome.next === undefined ? {} : { next_cursor: String(outcome.next) }),
        })
      if (outcome.is === 'created')
        return Response.json(
          { ok: true, task: shown(outcome.item) },
          { status: outcome.status === 202 ? 202 : 200 },
        )
      if (outcome.is === 'item') return Response.json({ ok: true, task: shown(outcome.item) })
      if (outcome.is === 'gone') return Response.json({ ok: true })
      if (outcome.is === 'unauthorized')
        return outcome.status === 403 ? error('not_authed', 403) : error('not_authed')
      if (outcome.is === 'failed') return error('fatal', 500)
      return error(
        outcome.is === 'invalid' ? 'invalid_arguments' : 'not_found',
        outcome.is === 'invalid' && outcome.status === 409 ? 409 : 200,
      )
    }
  },
}
