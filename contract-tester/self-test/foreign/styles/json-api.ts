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

const TYPE = 'application/vnd.api+json'
const problem = answer(
  {
    type: 'object',
    required: ['errors'],
    properties: {
      errors: {
        type: 'array',
        items: { type: 'object', required: ['status'], properties: { status: { type: 'string' } } },
      },
    },
  },
  TYPE,
)
const { id: _, ...attributes } = (shownSchema().properties ?? {}) as JsonObject
const resource: JsonObject = {
  type: 'object',
  required: ['type', 'id', 'attributes'],
  properties: {
    type: { type: 'string', const: 'articles' },
    id: { type: 'string' },
    attributes: { type: 'object', required: ['name', 'color', 'size', 'created'], properties: attributes },
  },
}
const one = answer({ type: 'object', required: ['data'], properties: { data: resource } }, TYPE)
const sent = (isWhole: boolean) =>
  requestBody(
    {
      type: 'object',
      required: ['data'],
      properties: {
        data: {
          type: 'object',
          required: ['type', 'attributes'],
          properties: {
            type: { type: 'string', const: 'articles' },
            id: { type: 'string' },
            attributes: sentSchema(isWhole),
          },
        },
      },
    },
    TYPE,
  )
const errors = { 400: problem, 401: problem, 404: problem }

/** JSON:API: `data`, `attributes`, `page[number]`, `filter[color]`, a media type of its own. */
export const jsonApi: ForeignStyle = {
  name: 'JSON:API',
  ids: { article: FIRST_IDS.map(String) },
  document: documentOf('Articles', {
    '/articles': {
      get: {
        operationId: 'articles.index',
        parameters: [
          limitParameter('page[size]'),
          inQuery('page[number]', { type: 'integer', minimum: 1, default: 1 }),
          colorParameter('filter[color]'),
        ],
        responses: {
          200: answer(
            {
              type: 'object',
              required: ['data'],
              properties: {
                data: { type: 'array', items: resource },
                meta: { type: 'object', properties: { total: { type: 'integer' } } },
                links: { type: 'object', properties: { next: { type: ['string', 'null'] } } },
              },
            },
            TYPE,
          ),
          ...errors,
        },
      },
      post: {
        operationId: 'articles.store',
        requestBody: sent(true),
        responses: { 201: one, ...errors, 415: problem },
      },
    },
    '/articles/{article}': {
      get: {
        operationId: 'articles.show',
        parameters: [inPath('article', { type: 'string' })],
        responses: { 200: one, ...errors },
      },
      patch: {
        operationId: 'articles.update',
        parameters: [inPath('article', { type: 'string' })],
        requestBody: sent(false),
        responses: { 200: one, ...errors, 415: problem },
      },
      delete: {
        operationId: 'articles.destroy',
        parameters: [inPath('article', { type: 'string' })],
        responses: { 204: { description: 'Gone.' }, ...errors },
      },
    },
  }),
  create(core) {
    const say = (body: JsonObject, status = 200) =>
      new Response(JSON.stringify(body), { status, headers: { 'content-type': TYPE } })
    const error = (status: number) => say({ errors: [{ status: String(status) }] }, status)
    return async (request) => {
      const url = new URL(request.url)
      const user = userOf(request)
      const { method } = request
      const found = /^\/articles(?:\/([^/]+))?$/.exec(url.pathname)
      if (found === null) return error(404)
      const id = found[1]
      let fields: JsonObject = {}
      if (method === 'POST' || method === 'PATCH') {
        const body = await readJson(request, /^application\/vnd\.api\+json/)
        const data = body?.data as JsonObject | undefined
        const isFit =
          typeof data === 'object' &&
          data !== null &&
          data.type === 'articles' &&
          (data.id === undefined || typeof data.id === 'string') &&
          typeof data.attributes === 'object' &&
          data.attributes !== null
        fields = isFit ? (data.attributes as JsonObject) : { name: 5 }
      }
      const get = (name: string) => url.searchParams.get(name) ?? undefined
      const page = Number(get('page[number]') ?? 1)
      if (!(Number.isInteger(page) && page >= 1) && user !== undefined) return error(400)
      const outcome =
        id === undefined
          ? method === 'GET'
            ? core({
                kind: 'list',
                user,
                limit: get('page[size]'),
                color: get('filter[color]'),
                offset: (page - 1) * Number(get('page[size]') ?? 5),
              })
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
      const show = (item: Parameters<typeof shown>[0]): JsonObject => {
        const { id: own, ...rest } = shown(item)
        return { type: 'articles', id: String(own), attributes: rest }
      }
      if (outcome.is === 'list')
        return say({
          data: outcome.items.map(show),
          meta: { total: outcome.total },
          links: { next: outcome.next === undefined ? null : `/articles?page[number]=${page + 1}` },
        })
      if (outcome.is === 'created') return say({ data: show(outcome.item) }, outcome.status)
      if (outcome.is === 'item') return say({ data: show(outcome.item) })
      if (outcome.is === 'gone') return new Response(null, { status: 204 })
      if (outcome.is === 'failed') return error(500)
      if (outcome.is === 'unknown' || outcome.is === 'deletedBefore') return error(404)
      return error(outcome.status)
    }
  },
}
