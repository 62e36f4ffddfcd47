import type { JsonObject } from '../../src/document/json.ts'
import { basic, id, store } from './thing-store.ts'
import {
  answer,
  type Feature,
  failed,
  inPath,
  list,
  nothing,
  object,
  sends,
  sent,
  shown,
  text,
} from './things.ts'

/** Jobs, switches, log-ins, and how what does not fit is answered. */
export const working: readonly Feature[] = [
  {
    name: 'a job behind a 202',
    paths: {
      ...basic(),
      '/things': {
        get: { operationId: 'listThings', responses: { 200: answer(list(shown)) } },
        post: {
          operationId: 'createThing',
          requestBody: sends(sent(true)),
          responses: {
            202: { description: 'Later', headers: { Location: { required: true, schema: text } } },
            400: answer({}),
          },
        },
      },
      '/jobs/{job}': {
        get: {
          operationId: 'readJob',
          parameters: [inPath('job')],
          responses: {
            200: answer(
              object({ state: { type: 'string', enum: ['running', 'done'] }, thing: text }, ['state']),
            ),
            404: answer({}),
          },
        },
      },
    },
    faults: {
      'the job is not there': 'location',
      'the job made nothing': 'location',
      'what is sent does not come back': 'echo',
    },
    reached: 6,
    serve: (fault) => {
      const jobs = new Map<string, { asks: number; thing: string }>()
      return store(async ({ method, path }, things, next) => {
        const job = jobs.get(path.slice('/jobs/'.length))
        if (path.startsWith('/jobs/')) {
          if (job === undefined || fault === 'the job is not there' || method !== 'GET') return failed(404)
          job.asks += 1
          return Response.json(
            job.asks > 1 ? { state: 'done', thing: `/things/${job.thing}` } : { state: 'running' },
          )
        }
        const response = next()
        if (method !== 'POST' || !response?.ok) return response
        const { id: made } = (await response.json()) as { id: string }
        jobs.set(`j-${made}`, { asks: 0, thing: made })
        const thing = things.get(made)
        if (fault === 'the job made nothing') things.delete(made)
        if (fault === 'what is sent does not come back' && thing)
          things.set(made, { ...thing, fields: { ...thing.fields, name: 'Other' } })
        return new Response(null, { status: 202, headers: { location: `/jobs/j-${made}` } })
      })
    },
  },
  {
    name: 'a switch',
    paths: {
      '/things': { get: { operationId: 'listThings', responses: { 200: answer(list(shown)) } } },
      '/things/{id}': {
        get: { operationId: 'readThing', parameters: id, responses: { 200: answer(shown), 404: answer({}) } },
      },
      '/things/{id}/star': {
        get: { operationId: 'isStarred', parameters: id, responses: { 204: nothing, 404: answer({}) } },
        put: { operationId: 'star', parameters: id, responses: { 204: nothing, 404: answer({}) } },
        delete: { operationId: 'unstar', parameters: id, responses: { 204: nothing, 404: answer({}) } },
      },
    },
    faults: { 'switching off does nothing': 'switch', 'switching on does nothing': 'switch' },
    reached: 5,
    serve: (fault) => {
      const stars = new Set(['t2'])
      return store(({ method, path }, things, next) => {
        const key = /^\/things\/([^/]+)\/star$/.exec(path)?.[1]
        if (key === undefined) return next()
        if (!things.has(key)) return failed(404)
        if (method === 'PUT' && fault !== 'switching on does nothing') stars.add(key)
        if (method === 'DELETE' && fault !== 'switching off does nothing') stars.delete(key)
        if (!['GET', 'PUT', 'DELETE'].includes(method)) return failed(405)
        return method === 'GET' && !stars.has(key) ? failed(404) : new Response(null, { status: 204 })
      })
    },
  },
  {
    name: 'a log-in',
    paths: {
      '/login': {
        post: {
          operationId: 'login',
          security: [],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: object({ name: text, password: { type: 'string', minLength: 3 } }, [
                  'name',
                  'password',
                ]),
                example: { name: 'mei', password: 'correct horse' },
              },
            },
          },
          responses: { 200: answer(object({ token: text }, ['token'])), 400: answer({}), 401: answer({}) },
        },
      },
      '/here': { get: { operationId: 'here', responses: { 200: answer(list(text)) } } },
    },
    faults: { 'any password will do': 'wrongPassword' },
    reached: 2,
    serve:
      (fault) =>
      ({ method, path, body }) => {
        if (method === 'GET' && path === '/here') return Response.json(['a'])
        if (method !== 'POST' || path !== '/login') return undefined
        const { name, password } = (typeof body === 'object' ? (body ?? {}) : {}) as JsonObject
        if (typeof name !== 'string' || typeof password !== 'string' || password.length < 3)
          return failed(400)
        return password === 'correct horse' || fault !== '' ? Response.json({ token: 'x' }) : failed(401)
      },
  },
  {
    name: 'problem details, and a status for what does not fit',
    paths: {
      '/orders': {
        get: { operationId: 'listOrders', responses: { 200: answer(list(text)) } },
        post: {
          operationId: 'order',
          requestBody: sends(object({ count: { type: 'integer', minimum: 1 } }, ['count'])),
          responses: {
            201: answer(object({})),
            422: {
              description: 'No',
              content: { 'application/problem+json': { schema: object({ status: { type: 'integer' } }) } },
            },
          },
        },
      },
    },
    faults: {
      'the problem has another status': 'problemStatus',
      'what does not fit is answered with 400, which is not declared': 'status',
    },
    reached: 2,
    left: ['order', 'order'],
    serve:
      (fault) =>
      ({ method, path, body }) => {
        if (path !== '/orders') return undefined
        if (method === 'GET') return Response.json(['a'])
        if (method !== 'POST') return failed(405)
        const { count } = (typeof body === 'object' ? (body ?? {}) : {}) as JsonObject
        if (Number.isInteger(count) && Number(count) >= 1) return Response.json({}, { status: 201 })
        if (fault.startsWith('what does not fit')) return failed(400)
        return new Response(JSON.stringify({ status: fault === '' ? 422 : 400 }), {
          status: 422,
          headers: { 'content-type': 'application/problem+json' },
        })
      },
  },
]
