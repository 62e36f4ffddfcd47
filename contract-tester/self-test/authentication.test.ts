import { expect, test } from 'vitest'
import { checkApi } from '../src/check-api.ts'
import { documentFrom } from '../src/document/load-document.ts'

const note = {
  type: 'object',
  required: ['id', 'text'],
  properties: { id: { type: 'string' }, text: { type: 'string' } },
}
const json = (schema: object) => ({ description: 'A', content: { 'application/json': { schema } } })
const document = documentFrom({
  openapi: '3.1.0',
  info: { title: 'Notes', version: '1' },
  security: [{ session: [] }],
  paths: {
    '/notes': {
      get: {
        operationId: 'listNotes',
        responses: { 200: json({ type: 'array', items: note }), 401: { description: 'No.' } },
      },
    },
    '/notes/{id}': {
      get: {
        operationId: 'getNote',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        responses: { 200: json(note), 401: { description: 'No.' }, 404: { description: 'None.' } },
      },
    },
  },
  components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
})

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenOf = (user: string) =>
  `${encoded({ alg: 'HS256' })}.${encoded({ user, exp: 4_000_000_000 })}.signature-of-${user}`
const [anna, bert] = [tokenOf('anna'), tokenOf('bert')]
const notes = [
  { id: 'a-1', text: 'of anna', user: 'anna' },
  { id: 'b-1', text: 'of bert', user: 'bert' },
]

/** The authentication rules that a server breaks; it knows who sent a token, or refuses it. */
async function brokenBy({
  userOf,
  isShown = (owner: string, user: string) => owner === user,
}: {
  userOf: (token: string) => string | undefined
  isShown?: (owner: string, user: string) => boolean
}) {
  const { violations } = await checkApi({
    document,
    baseUrl: 'http://localhost',
    token: anna,
    secondToken: bert,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname } = new URL(request.url)
      const user = userOf((request.headers.get('authorization') ?? '').replace('Bearer ', ''))
      const [, , id] = pathname.split('/')
      if (!pathname.startsWith('/notes')) return new Response(null, { status: 404 })
      if (request.method !== 'GET') return new Response(null, { status: 405, headers: { allow: 'GET' } })
      if (user === undefined) return new Response(null, { status: 401 })
      const shown = (one: (typeof notes)[number]) => ({ id: one.id, text: one.text })
      if (id === undefined) return Response.json(notes.filter((one) => one.user === user).map(shown))
      const found = notes.find((one) => one.id === id && isShown(one.user, user))
      return found ? Response.json(shown(found)) : new Response(null, { status: 404 })
    },
  })
  return violations
    .filter(({ layer }) => layer === 'authentication')
    .map(({ rule, operation }) => `${operation}: ${rule}`)
}

const known = (token: string) => (token === anna ? 'anna' : token === bert ? 'bert' : undefined)
/** Looks at who is named and at the signature, and not at the time. */
const timeless = (token: string) => {
  const [, claims = '', signature] = token.split('.')
  const user = ['anna', 'bert'].find((one) => signature === `signature-of-${one}`)
  const named = (() => {
    try {
      return JSON.parse(Buffer.from(claims, 'base64url').toString()).user
    } catch {
      return undefined
    }
  })()
  return user === named ? user : undefined
}

test('a server that knows its tokens and their owners breaks no rule', async () => {
  expect(await brokenBy({ userOf: known })).toEqual([])
})

test('a record of another user that is shown to the second token is told', async () => {
  expect(await brokenBy({ userOf: known, isShown: () => true })).toEqual(['getNote: otherUser'])
})

test('a server that takes a token whose time is over is told', async () => {
  expect(await brokenBy({ userOf: timeless })).toEqual(
    expect.arrayContaining(['listNotes: authExpired', 'getNote: authExpired']),
  )
  expect(await brokenBy({ userOf: timeless })).not.toContain('listNotes: authForged')
})

test('what ends the session comes last, whatever its method and its place in the document', async () => {
  const ok = { responses: { 200: { description: 'Done.' }, 401: { description: 'No.' } } }
  const called: string[] = []
  let hasEnded = false
  const { unreached, checked } = await checkApi({
    document: documentFrom({
      openapi: '3.1.0',
      info: { title: 'Sessions', version: '1' },
      security: [{ session: [] }],
      paths: {
        '/session': { delete: { operationId: 'endIt', ...ok } },
        '/user/logout': { get: { operationId: 'logoutUser', ...ok } },
        '/greet': { post: { operationId: 'greet', ...ok } },
        '/news': { get: { operationId: 'news', ...ok } },
      },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    }),
    baseUrl: 'http://localhost',
    token: anna,
    mode: 'full',
    allow: ['*'],
    fetch: async (input, init) => {
      const { method, url, headers } = new Request(input, init)
      const call = `${method} ${new URL(url).pathname}`
      if (!['DELETE /session', 'GET /user/logout', 'POST /greet', 'GET /news'].includes(call))
        return new Response(null, { status: 404 })
      if (hasEnded || known((headers.get('authorization') ?? '').replace('Bearer ', '')) === undefined)
        return new Response(null, { status: 401 })
      called.push(call)
      hasEnded = !['POST /greet', 'GET /news'].includes(call)
      return new Response(null, { status: 200 })
    },
  })
  expect(called.at(-1)).toBe('DELETE /session')
  expect(called).toEqual(expect.arrayContaining(['POST /greet', 'GET /news']))
  // The first of those that end the session leaves no token to the second.
  expect(unreached).toEqual([{ operation: 'logoutUser', status: 401 }])
  expect(checked.reached).toBe(3)
})
