import type { JsonObject } from '../../src/document/json.ts'
import { TOKENS } from '../server/serve-document.ts'
import {
  type Asked,
  answer,
  type Feature,
  failed,
  inPath,
  isFit,
  list,
  nothing,
  sends,
  sent,
  shown,
} from './things.ts'

const errors = { 400: answer({}), 401: answer({}), 404: answer({}) }
const mine = { security: [{ token: [] }], parameters: [inPath('id')] }

const userOf = ({ headers }: Asked): 0 | 1 | undefined => {
  const at = TOKENS.findIndex((token) => headers.get('authorization') === `Bearer ${token}`)
  return at === 0 || at === 1 ? at : undefined
}

/** Things that have an owner. */
export const owning: readonly Feature[] = [
  {
    name: 'things of two users',
    paths: {
      '/things': {
        get: {
          operationId: 'listThings',
          security: [{ token: [] }],
          responses: { 200: answer(list(shown)), ...errors },
        },
        post: {
          operationId: 'createThing',
          security: [{ token: [] }],
          requestBody: sends(sent(true)),
          responses: { 201: answer(shown), ...errors },
        },
      },
      '/things/{id}': {
        get: { operationId: 'readThing', ...mine, responses: { 200: answer(shown), ...errors } },
        patch: {
          operationId: 'changeThing',
          ...mine,
          requestBody: sends(sent(false)),
          responses: { 200: answer(shown), ...errors },
        },
        delete: { operationId: 'deleteThing', ...mine, responses: { 204: nothing, ...errors } },
      },
    },
    faults: {
      'the second user may read it': 'otherUser',
      'the second user may change it': 'otherUser',
      'the second user may delete it': 'otherUser',
    },
    reached: 5,
    serve(fault) {
      let last = 2
      const things = new Map<string, { readonly owner: 0 | 1; readonly shown: JsonObject }>(
        ([0, 1] as const).map((owner) => [
          `t${owner}`,
          { owner, shown: { id: `t${owner}`, name: 'A thing', size: 5, color: 'red' } },
        ]),
      )
      const open: Record<string, string> = {
        GET: 'the second user may read it',
        PATCH: 'the second user may change it',
        DELETE: 'the second user may delete it',
      }
      return (asked) => {
        const { method, path, body } = asked
        const owner = userOf(asked)
        if (!path.startsWith('/things')) return undefined
        if (owner === undefined) return failed(401)
        if (path === '/things' && method === 'GET')
          return Response.json(
            [...things.values()].filter((one) => one.owner === owner).map((one) => one.shown),
          )
        if (path === '/things' && method === 'POST') {
          if (!isFit(body, true)) return failed(400)
          const id = `t${++last}`
          things.set(id, { owner, shown: { ...body, id } })
          return Response.json({ ...body, id }, { status: 201 })
        }
        const id = path.slice('/things/'.length)
        const found = things.get(id)
        if (found === undefined || (found.owner !== owner && fault !== open[method])) return failed(404)
        if (method === 'GET') return Response.json(found.shown)
        if (method === 'DELETE') {
          things.delete(id)
          return new Response(null, { status: 204 })
        }
        if (method !== 'PATCH') return undefined
        if (!isFit(body, false)) return failed(400)
        things.set(id, { owner: found.owner, shown: { ...found.shown, ...body, id } })
        return Response.json({ ...found.shown, ...body, id })
      }
    },
  },
]
