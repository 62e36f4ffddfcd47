import { isObject, type JsonObject } from '../../../src/document/json.ts'
import { FIRST_IDS, type ForeignStyle, type Item } from '../core.ts'
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
import { idBy, rowsBefore, servePaths } from '../serve-paths.ts'

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

const say = (body: JsonObject, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': TYPE } })
const show = (item: Item): JsonObject => {
  const { id, ...rest } = shown(item)
  return { type: 'articles', id: String(id), attributes: rest }
}

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
  create: servePaths({
    idIn: idBy(/^\/articles(?:\/([^/]+))?$/),
    async fieldsOf(request) {
      const body = await readJson(request, /^application\/vnd\.api\+json/)
      const data = body?.data
      const isFit =
        isObject(data) && data.type === 'articles' && (data.id === undefined || typeof data.id === 'string')
      return isFit && isObject(data.attributes) ? data.attributes : undefined
    },
    partOf: (get) => ({
      limit: get('page[size]'),
      color: get('filter[color]'),
      offset: rowsBefore(get('page[number]'), get('page[size]')),
    }),
    error: (status) => say({ errors: [{ status: String(status) }] }, status),
    answer(outcome, { url }) {
      if (outcome.is === 'created') return say({ data: show(outcome.item) }, outcome.status)
      if (outcome.is === 'item') return say({ data: show(outcome.item) })
      const next = Number(url.searchParams.get('page[number]') ?? 1) + 1
      return say({
        data: outcome.items.map(show),
        meta: { total: outcome.total },
        links: { next: outcome.next === undefined ? null : `/articles?page[number]=${next}` },
      })
    },
  }),
}
