import type { JsonObject } from '../../src/document/json.ts'
import { answer, type Feature, failed, inPath, inQuery, list, object, sends, whole } from './things.ts'

const note = object({ id: { ...whole, readOnly: true }, title: { type: 'string', minLength: 1 } }, [
  'id',
  'title',
])
const wrapped = object({ note }, ['note'])
const id = [inPath('note_id', whole)]
const FIRST_PAGE = 5

/** Paths that name their format, things wrapped in their name, and pages that begin after an id. */
export const formats: readonly Feature[] = [
  {
    name: 'paths that end with .json, bodies wrapped in a name',
    paths: {
      '/notes.json': {
        get: {
          operationId: 'listNotes',
          parameters: [
            inQuery('limit', { ...whole, minimum: 1, maximum: 50, default: FIRST_PAGE }),
            inQuery('since_id', { ...whole, minimum: 0 }),
          ],
          responses: { 200: answer(object({ notes: list(note) }, ['notes'])), 400: answer({}) },
        },
        post: {
          operationId: 'createNote',
          requestBody: sends(wrapped),
          responses: { 201: answer(wrapped), 400: answer({}) },
        },
      },
      '/notes/{note_id}.json': {
        get: {
          operationId: 'readNote',
          parameters: id,
          responses: { 200: answer(wrapped), 404: answer({}) },
        },
        put: {
          operationId: 'changeNote',
          parameters: id,
          requestBody: sends(wrapped),
          responses: { 200: answer(wrapped), 400: answer({}), 404: answer({}) },
        },
        delete: {
          operationId: 'deleteNote',
          parameters: id,
          responses: { 200: answer({}), 404: answer({}) },
        },
      },
    },
    faults: {
      'a change is not kept': 'updateLost',
      'what is created is not listed': 'createdUnlisted',
      'what was deleted is still there': 'deletedThere',
      'a page begins with the last of the page before': 'pagesOverlap',
    },
    reached: 5,
    serve: (fault) => {
      const notes = new Map(Array.from({ length: 12 }, (_, at) => [(at + 1) * 10, `Note ${at + 1}`]))
      const hidden = new Set<number>()
      let last = 500
      const titleIn = (body: unknown): string | undefined => {
        const sent = (body as JsonObject | undefined)?.note as JsonObject | undefined
        return typeof sent?.title === 'string' && sent.title !== '' ? sent.title : undefined
      }
      const show = (key: number, status = 200) =>
        Response.json({ note: { id: key, title: notes.get(key) } }, { status })
      const page = (query: URLSearchParams): Response => {
        const limit = Number(query.get('limit') ?? FIRST_PAGE)
        const since = Number(query.get('since_id') ?? 0)
        if (!Number.isInteger(limit) || limit < 1 || limit > 50) return failed(400)
        if (!Number.isInteger(since) || since < 0) return failed(400)
        const isAfter = (key: number) =>
          key > since || (fault === 'a page begins with the last of the page before' && key === since)
        const keys = [...notes.keys()].filter((key) => isAfter(key) && !hidden.has(key))
        return Response.json({
          notes: keys.slice(0, limit).map((key) => ({ id: key, title: notes.get(key) })),
        })
      }
      return ({ method, path, query, body }) => {
        const title = titleIn(body)
        if (path === '/notes.json' && method === 'GET') return page(query)
        if (path === '/notes.json' && method === 'POST') {
          if (title === undefined) return failed(400)
          last += 10
          notes.set(last, title)
          if (fault === 'what is created is not listed') hidden.add(last)
          return show(last, 201)
        }
        const key = Number(/^\/notes\/(\d+)\.json$/.exec(path)?.[1])
        if (!['GET', 'PUT', 'DELETE'].includes(method)) return failed(405)
        if (!notes.has(key)) return failed(404)
        if (method === 'GET') return show(key)
        if (method === 'DELETE') {
          if (fault !== 'what was deleted is still there') notes.delete(key)
          return Response.json({})
        }
        if (title === undefined) return failed(400)
        if (fault !== 'a change is not kept') notes.set(key, title)
        return show(key)
      }
    },
  },
]
