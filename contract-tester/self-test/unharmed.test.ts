import { expect, test } from 'vitest'
import { checkApi } from '../src/check-api.ts'
import type { JsonObject } from '../src/document/json.ts'
import { documentFrom } from '../src/document/load-document.ts'
import { createRandom } from '../src/schema/random.ts'

const json = (schema: object) => ({ description: 'Done', content: { 'application/json': { schema } } })
const thing = {
  type: 'object',
  required: ['name'],
  properties: {
    id: { type: 'integer', readOnly: true },
    name: { type: 'string', minLength: 1, maxLength: 40 },
    color: { type: 'string', enum: ['red', 'green'] },
  },
}
const body = (schema: object) => ({ required: true, content: { 'application/json': { schema } } })
const inPath = (name: string) => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'integer', minimum: 1 },
})

/** What a generated API has. */
interface Shape {
  /** Path of the collection, and of its items. */
  readonly list: string
  readonly item: string
  readonly methods: readonly string[]
  readonly canCreate: boolean
  /** A create with a name that is there already answers with what is there. */
  readonly isUpsert: boolean
  /** Paths beside the items that are no items. */
  readonly beside: readonly string[]
  readonly singleton: boolean
  readonly verbs: readonly string[]
  readonly nested: boolean
  /** The caller chooses the id of what is created, the document shows that of a thing that is there, and the server writes over it. */
  readonly hasGivenId: boolean
  /** How the singleton is written. */
  readonly singletonMethod: 'put' | 'post'
  /** A `POST` to a list, with a name that says that it replaces all of it. */
  readonly replaces: boolean
  /** Things are deleted by a `GET`. */
  readonly deletesByGet: boolean
  /** What the server lets pass: broken bodies, undeclared methods. */
  readonly isLax: boolean
}

function shapeOf(seed: number): Shape {
  const random = createRandom(seed)
  const yes = () => random() < 0.5
  const some = (all: readonly string[]) => all.filter(yes)
  const [list, item] = yes() ? ['/things', '/things/{thingId}'] : ['/user/things', '/things/{thingId}']
  return {
    list: list as string,
    item: item as string,
    methods: some(['put', 'patch', 'delete']),
    canCreate: yes(),
    isUpsert: yes(),
    beside: some(['me', 'all']).map((name) => `/things/${name}`),
    singleton: yes(),
    verbs: some(['archive', 'terminate_sessions', 'deleteAll']),
    nested: yes(),
    isLax: yes(),
    hasGivenId: yes(),
    singletonMethod: yes() ? 'put' : 'post',
    replaces: yes(),
    deletesByGet: yes(),
  }
}

function documentOf(shape: Shape) {
  const { list, item, methods, canCreate, beside, singleton, verbs, nested } = shape
  const paths: Record<string, Record<string, object>> = {}
  const add = (path: string, method: string, operation: object) => {
    paths[path] = { ...paths[path], [method]: operation }
  }
  const answers = {
    200: json(thing),
    400: { description: 'No' },
    404: { description: 'No' },
    405: { description: 'No' },
  }
  add(list, 'get', { responses: { 200: json({ type: 'array', items: thing }) } })
  const sent = shape.hasGivenId
    ? { ...thing, properties: { ...thing.properties, id: { type: 'integer', example: 7 } } }
    : thing
  if (canCreate) add(list, 'post', { requestBody: body(sent), responses: { ...answers, 201: json(thing) } })
  add(item, 'get', { parameters: [inPath('thingId')], responses: answers })
  for (const method of methods)
    add(item, method, {
      parameters: [inPath('thingId')],
      ...(method === 'delete' ? {} : { requestBody: body(thing) }),
      responses: { ...answers, 204: { description: 'Gone' } },
    })
  for (const path of beside) add(path, 'get', { responses: { 200: json({}) } })
  if (singleton) {
    add('/preferences', 'get', { responses: { 200: json(thing) } })
    add('/preferences', shape.singletonMethod, { requestBody: body(thing), responses: { 200: json(thing) } })
  }
  for (const verb of verbs) add(`/things/${verb}`, 'post', { responses: answers })
  if (nested) {
    add(`${item}/parts`, 'get', {
      parameters: [inPath('thingId')],
      responses: { 200: json({ type: 'array', items: thing }) },
    })
    add(`${item}/parts`, 'post', {
      parameters: [inPath('thingId')],
      requestBody: body(thing),
      responses: { 201: json(thing) },
    })
    if (shape.replaces)
      add(`${item}/labels`, 'get', {
        parameters: [inPath('thingId')],
        responses: { 200: json({ type: 'array', items: { type: 'object', properties: { name: {} } } }) },
      })
    if (shape.replaces)
      add(`${item}/labels`, 'post', {
        operationId: 'setLabels',
        parameters: [inPath('thingId')],
        requestBody: body({ type: 'object', properties: { names: { type: 'array', items: {} } } }),
        responses: { 200: json({}) },
      })
    if (shape.deletesByGet)
      add(`${item}/delete`, 'get', { parameters: [inPath('thingId')], responses: answers })
    add(`${item}/close`, 'post', { parameters: [inPath('thingId')], responses: answers })
  }
  return documentFrom({ openapi: '3.1.0', info: { title: 'Things', version: '1' }, paths })
}

/** A server that holds records from before, and does what it is asked, where it is lax even what it ought to refuse. */
function serverOf(shape: Shape) {
  let last = 20
  const record = (id: number): JsonObject => ({ id, name: `before ${id}`, color: 'red' })
  const things = new Map<number, JsonObject>([7, 8, 9].map((id) => [id, record(id)]))
  const parts = new Map<number, JsonObject>([[3, record(3)]])
  const state = {
    preferences: { name: 'mine', color: 'red', id: 1 } as JsonObject,
    verbs: 0,
    wiped: 0,
    labels: ['old'] as unknown,
  }
  const isItem = (path: string) => /^\/things\/[^/]+$/.test(path)
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    const { method } = request
    const text = await request.text()
    let sent: JsonObject = {}
    try {
      sent = JSON.parse(text)
    } catch {
      if (text !== '' && !shape.isLax) return new Response(null, { status: 400 })
    }
    const isValid =
      typeof sent.name === 'string' &&
      sent.name !== '' &&
      ['red', 'green', undefined].includes(sent.color as string)
    if (['POST', 'PUT'].includes(method) && text !== '' && !isValid && !shape.isLax)
      return new Response(null, { status: 400 })
    const store = pathname.endsWith('/parts') ? parts : things
    if (pathname === shape.list || pathname.endsWith('/parts')) {
      if (method === 'GET' || method === 'HEAD') return Response.json([...store.values()])
      if (method === 'POST' && (shape.canCreate || pathname.endsWith('/parts'))) {
        const same = shape.isUpsert && [...store.values()].find(({ name }) => name === sent.name)
        if (same) return Response.json(same)
        const given = shape.hasGivenId && store === things ? sent.id : undefined
        const made = { ...sent, id: typeof given === 'number' ? given : ++last }
        store.set(made.id, made)
        return Response.json(made, { status: 201 })
      }
      if (shape.isLax && method === 'DELETE') {
        store.clear()
        state.wiped += 1
        return new Response(null, { status: 204 })
      }
      return new Response(null, { status: 405 })
    }
    if (pathname === '/preferences') {
      if (method === 'PUT' || method === 'POST') state.preferences = { ...sent, id: 1 }
      return Response.json(state.preferences)
    }
    if (pathname.endsWith('/labels')) {
      if (method === 'POST' && [7, 8, 9].includes(Number(pathname.split('/')[2]))) state.labels = sent.names
      return Response.json(method === 'GET' ? [{ name: 'old' }] : {})
    }
    const dropped = /^\/things\/(\d+)\/delete$/.exec(pathname)
    if (dropped) return new Response(null, { status: things.delete(Number(dropped[1])) ? 200 : 404 })
    const verb = /^\/things\/(\d+\/)?(archive|terminate_sessions|deleteAll|close)$/.exec(pathname)
    if (verb && method === 'POST') {
      const id = Number.parseInt(verb[1] ?? '7', 10)
      if (!things.has(id)) return new Response(null, { status: 404 })
      if (id <= 20) state.verbs += 1
      return Response.json(record(1))
    }
    if (isItem(pathname)) {
      const name = pathname.split('/')[2] ?? ''
      if (name === 'me' || name === 'all') {
        if (method === 'DELETE') things.delete(7)
        return Response.json({})
      }
      const id = Number.parseInt(name, 10)
      const found = things.get(id)
      const isDeclared = shape.methods.includes(method.toLowerCase()) || method === 'GET'
      if (!isDeclared && !shape.isLax) return new Response(null, { status: 405 })
      if (found === undefined) return new Response(null, { status: 404 })
      if (method === 'DELETE') things.delete(id)
      else if (method === 'PUT' || method === 'PATCH') things.set(id, { ...found, ...sent, id })
      return method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(things.get(id) ?? {})
    }
    return new Response(null, { status: 404 })
  }
  return { fetch, snapshot: () => structuredClone({ things: [...things], parts: [...parts], ...state }) }
}

test('after a run in full mode a server holds what it held before, and what the report lists as left', async () => {
  for (let seed = 1; seed <= 100; seed++) {
    const shape = shapeOf(seed)
    const { fetch, snapshot } = serverOf(shape)
    const before = snapshot()
    const { things } = await checkApi({
      document: documentOf(shape),
      baseUrl: 'http://api.test',
      fetch,
      mode: 'full',
      seed,
    })
    const left = new Set(things.left.map(({ id }) => id))
    const isLeft = ([id]: [number, JsonObject]) => left.has(String(id))
    const after = snapshot()
    expect(
      {
        ...after,
        things: after.things.filter((one) => !isLeft(one)),
        parts: after.parts.filter((one) => !isLeft(one)),
      },
      JSON.stringify(shape),
    ).toEqual(before)
    expect(things.created - things.deleted).toBe(things.left.length)
  }
}, 120_000)
