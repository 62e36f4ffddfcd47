import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { checkApi } from '../src/check-api.ts'
import type { JsonObject } from '../src/document/json.ts'
import { documentFrom } from '../src/document/load-document.ts'
import { RULES } from '../src/findings/layers.ts'
import { answer, asked, inPath, list, object, sends, text, whole } from './features/things.ts'
import { listen } from './server/listen.ts'

const run = promisify(execFile)
const thing = object({ id: whole, name: { type: 'string', minLength: 1 } }, ['id', 'name'])
const id = [inPath('id', whole)]
const document = documentFrom({
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  paths: {
    '/things': {
      get: { operationId: 'listThings', responses: { 200: answer(list(thing)) } },
      post: {
        operationId: 'createThing',
        requestBody: sends(object({ name: { type: 'string', minLength: 1 } }, ['name'])),
        responses: { 201: answer(thing), 400: answer({}) },
      },
    },
    '/things/{id}': {
      get: { operationId: 'readThing', parameters: id, responses: { 200: answer(thing), 404: answer({}) } },
      put: {
        operationId: 'renameThing',
        parameters: id,
        requestBody: sends(object({ name: text }, ['name'])),
        responses: { 200: answer(thing), 404: answer({}) },
      },
      delete: {
        operationId: 'deleteThing',
        parameters: id,
        responses: { 204: { description: 'Gone' }, 404: answer({}) },
      },
    },
  },
})

test('the line of a violation about a thing that is gone creates one before, and shows the same again', async () => {
  const things = new Map<number, JsonObject>([[3, { id: 3, name: 'Old' }]])
  let last = 40
  const server = await listen(async (request) => {
    const { path, method, body } = await asked(request)
    const key = Number(/^\/things\/(\d+)$/.exec(path)?.[1] ?? Number.NaN)
    const found = things.get(key)
    if (path === '/things' && method === 'GET') return Response.json([...things.values()])
    if (path === '/things' && method === 'POST') {
      const { name } = (typeof body === 'object' ? (body ?? {}) : {}) as JsonObject
      if (typeof name !== 'string' || name === '') return Response.json({}, { status: 400 })
      const made = { id: ++last, name }
      things.set(made.id, made)
      return Response.json(made, { status: 201 })
    }
    if (found === undefined) return Response.json({}, { status: 404 })
    if (method === 'DELETE') {
      things.delete(key)
      return new Response(null, { status: 204 })
    }
    // A change is said to be impossible, under a status that the document does not have.
    return method === 'PUT' ? Response.json({}, { status: 418 }) : Response.json(found)
  })
  try {
    const { violations } = await checkApi({ document, baseUrl: server.url, mode: 'full' })
    const line = violations.find(
      ({ operation, rule }) => operation === 'renameThing' && rule === 'status',
    )?.request
    expect(line).toContain('ID=$(curl')
    const { stdout } = await run('bash', ['-c', line ?? ''])
    expect(stdout).toContain('HTTP/1.1 418')
  } finally {
    server.close()
  }
})

test.each([
  [400, 1],
  [600, 0],
])(
  'with --max-response-time %i, an answer after half a second is %i violation',
  async (maxResponseMs, wanted) => {
    const real = performance.now.bind(performance)
    let later = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => real() + later)
    const { violations, slow } = await checkApi({
      document,
      baseUrl: 'http://api.test',
      maxResponseMs,
      only: ['listThings'],
      skipRules: ['path', 'method'],
      fetch: async () => {
        later += 500
        return Response.json([{ id: 3, name: 'Old' }])
      },
    })
    clock.mockRestore()
    expect(
      violations.filter(({ rule, operation }) => rule === 'deadline' && operation === 'listThings'),
    ).toHaveLength(wanted)
    expect(slow).toEqual([])
  },
)

test('every rule says what it cannot see', () => {
  for (const [rule, [, says, cannotSee]] of Object.entries(RULES))
    expect([rule, says.length > 5, cannotSee.length > 5]).toEqual([rule, true, true])
})

test('a style that is not understood is said', async () => {
  const { skipped } = await checkApi({
    document: documentFrom({
      openapi: '3.1.0',
      info: { title: 'Odd', version: '1' },
      paths: {
        '/things': {
          get: {
            operationId: 'listThings',
            parameters: [
              { name: 'q', in: 'query', schema: text },
              { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, default: 2 } },
            ],
            responses: { 200: answer(list(thing)) },
          },
          post: { operationId: 'createThing', responses: { 201: { description: 'Made' } } },
        },
      },
    }),
    baseUrl: 'http://api.test',
    mode: 'full',
    fetch: async (input, init) => {
      const { url, method } = new Request(input, init)
      const limit = Number(new URL(url).searchParams.get('limit') ?? 2)
      const all = [1, 2, 3, 4].map((one) => ({ id: one, name: 'A' }))
      return method === 'GET' ? Response.json(all.slice(0, limit)) : new Response(null, { status: 201 })
    },
  })
  expect(skipped.map(({ operation, rule }) => `${operation}: ${rule}`)).toEqual(
    expect.arrayContaining(['listThings: what q does', 'listThings: all pages', 'createThing: stateful']),
  )
})
