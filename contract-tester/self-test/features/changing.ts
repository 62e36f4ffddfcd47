import type { JsonObject } from '../../src/document/json.ts'
import {
  type Asked,
  answer,
  type Feature,
  failed,
  firstThings,
  inPath,
  isFit,
  list,
  nothing,
  object,
  sends,
  sent,
  show,
  shown,
  text,
} from './things.ts'

const errors = { 400: answer({}), 404: answer({}) }
const id = [inPath('id')]
const tagged = { headers: { ETag: { required: true, schema: text } } }
const basic = (more: Record<string, JsonObject> = {}): JsonObject => ({
  '/things': {
    get: { operationId: 'listThings', responses: { 200: answer(list(shown)) } },
    post: {
      operationId: 'createThing',
      requestBody: sends(sent(true)),
      responses: { 201: answer(shown, more.created), 400: answer({}) },
    },
  },
  '/things/{id}': {
    get: {
      operationId: 'readThing',
      parameters: id,
      responses: { 200: answer(shown, more.read), ...errors, ...more.reads },
    },
    patch: {
      operationId: 'changeThing',
      parameters: [...id, ...(more.match ? [more.match] : [])],
      requestBody: sends(sent(false), 'application/merge-patch+json'),
      responses: { 200: answer(shown), ...errors, ...more.changes },
    },
    delete: { operationId: 'deleteThing', parameters: id, responses: { 204: nothing, ...errors } },
  },
})

/** A server of things: what a feature does in another way comes before. */
function store(
  step: (
    asked: Asked,
    things: ReturnType<typeof firstThings>,
    next: () => Response | undefined,
  ) => Response | undefined | Promise<Response | undefined>,
) {
  const things = firstThings()
  let last = 100
  const plain = ({ method, path, body }: Asked): Response | undefined => {
    if (path === '/things' && method === 'GET') return Response.json([...things.values()].map(show))
    if (path === '/things' && method === 'POST') {
      if (!isFit(body, true)) return failed(400)
      const made = { id: `t${++last}`, fields: { ...body }, version: 1 }
      things.set(made.id, made)
      return Response.json(show(made), { status: 201, headers: { location: `/things/${made.id}` } })
    }
    const thing = things.get(path.slice('/things/'.length))
    if (!path.startsWith('/things/')) return undefined
    if (thing === undefined) return failed(404)
    if (method === 'GET') return Response.json(show(thing))
    if (method === 'DELETE') {
      things.delete(thing.id)
      return new Response(null, { status: 204 })
    }
    if (method !== 'PATCH') return undefined
    if (!isFit(body, false, true)) return failed(400)
    const fields = Object.fromEntries(
      Object.entries({ ...thing.fields, ...body }).filter(([, value]) => value !== null),
    )
    const changed = { ...thing, fields, version: thing.version + 1 }
    things.set(thing.id, changed)
    return Response.json(show(changed))
  }
  return (asked: Asked) => step(asked, things, () => plain(asked))
}

/** What is created, changed and switched. */
export const changing: readonly Feature[] = [
  {
    name: 'ETag with If-None-Match and If-Match',
    paths: basic({
      read: tagged,
      reads: { 304: nothing },
      match: { name: 'If-Match', in: 'header', required: true, schema: text },
      changes: { 412: answer({}), 428: answer({}) },
    }),
    faults: {
      'a read is never answered with 304': 'notModified',
      'a read is always answered with 304': 'notModified',
      'the ETag never changes': 'etag',
      'If-Match is ignored': 'precondition',
    },
    reached: 5,
    serve: (fault) =>
      store(({ method, path, headers }, things, next) => {
        const thing = things.get(path.slice('/things/'.length))
        if (thing === undefined) return next()
        const tag = fault === 'the ETag never changes' ? '"1"' : `"${thing.id}-${thing.version}"`
        if (method === 'GET') {
          const given = headers.get('if-none-match')
          const isSame = fault === 'a read is always answered with 304' ? given !== null : given === tag
          if (isSame && fault !== 'a read is never answered with 304')
            return new Response(null, { status: 304, headers: { etag: tag } })
          return Response.json(show(thing), { headers: { etag: tag } })
        }
        if (method !== 'PATCH' || fault === 'If-Match is ignored') return next()
        const given = headers.get('if-match')
        if (given === null) return failed(428)
        return given === tag ? next() : failed(412)
      }),
  },
  {
    name: 'changes of a part, and null in a merge patch',
    paths: basic(),
    faults: {
      'a change of the name takes the color away': 'updateLost',
      'null is taken and does nothing': 'updateLost',
    },
    reached: 5,
    serve: (fault) =>
      store((asked, things, next) => {
        const { method, path, body } = asked
        const key = path.slice('/things/'.length)
        const before = things.get(key)
        const response = next()
        const after = things.get(key)
        if (method !== 'PATCH' || !before || !after || !response?.ok) return response
        const { color: _, ...others } = after.fields
        if (fault === 'a change of the name takes the color away' && (body as JsonObject).color === undefined)
          things.set(key, { ...after, fields: others })
        if (fault === 'null is taken and does nothing' && (body as JsonObject).color === null)
          things.set(key, { ...after, fields: { ...after.fields, color: before.fields.color } })
        return response
      }),
  },
  {
    name: 'Location of what was created',
    paths: basic({ created: { headers: { Location: { required: true, schema: text } } } }),
    faults: { 'Location leads to nothing': 'location' },
    reached: 5,
    serve: (fault) =>
      store(({ method }, _, next) => {
        const response = next()
        if (method === 'POST' && response?.ok && fault !== '')
          response.headers.set('location', '/things/gone')
        return response
      }),
  },
  {
    name: 'two creations at once',
    paths: basic(),
    faults: { 'two that come at once get one id': 'duplicateId' },
    reached: 5,
    serve: (fault) => {
      let open = 0
      let first: Response | undefined
      return store(async ({ method }, _, next) => {
        if (method !== 'POST' || fault === '') return next()
        open += 1
        const isSecond = open > 1
        await new Promise((resolve) => setImmediate(resolve))
        const response = isSecond && first ? first.clone() : next()
        first = isSecond ? undefined : response?.clone()
        open -= 1
        return response
      })
    },
  },
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
