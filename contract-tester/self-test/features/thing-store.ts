import type { JsonObject } from '../../src/document/json.ts'
import {
  type Asked,
  answer,
  failed,
  firstThings,
  inPath,
  isFit,
  list,
  nothing,
  sends,
  sent,
  show,
  shown,
} from './things.ts'

const errors = { 400: answer({}), 404: answer({}) }
export const id = [inPath('id')]
/** The paths of things, with what a feature adds. */
export const basic = (more: Record<string, JsonObject> = {}): JsonObject => ({
  '/things': {
    get: { operationId: 'listThings', responses: { 200: answer(list(shown)) } },
    post: {
      operationId: 'createThing',
      requestBody: sends(sent(true, more.fields)),
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
export function store(
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
