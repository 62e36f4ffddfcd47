import document from '@swx/openapi/sandbox-control.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { useControlPlane } from '../../test/control-plane.ts'

type Body = Readonly<Record<string, unknown>>

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly { readonly name?: string; readonly example?: unknown }[]
  readonly requestBody?: {
    readonly content: {
      readonly 'application/json': {
        readonly schema: object
        readonly examples?: Readonly<Record<string, { readonly value: Body }>>
      }
    }
  }
}

const { get, post, send, world } = useControlPlane()

const calls = Object.entries(document.paths).flatMap(([path, item]) => {
  const operation = (item as { post?: Operation }).post
  if (operation === undefined) return []
  const content = operation.requestBody?.content['application/json']
  const [example] = Object.values(content?.examples ?? {})
  return [
    {
      operationId: operation.operationId,
      path: path.replace('/__sandbox/', '').replace(/\{(\w+)\}/g, (_, wanted) => {
        const parameter = operation.parameters?.find(({ name }) => name === wanted)
        return String(parameter?.example)
      }),
      schema: content?.schema ?? {},
      body: example?.value ?? {},
    },
  ]
})

/** Everything that a call could have changed. */
const stateOf = async () => [
  (await get('state')).hash,
  (await get('worlds')).worlds,
  (await get('faults')).faults,
  (await get('stubs')).stubs,
]

describe.each(calls.filter(({ operationId }) => operationId !== 'importWorld'))(
  '$operationId',
  ({ path, schema, body }) => {
    test('a field that it does not have is refused with its name and the fields there are', async () => {
      const before = await stateOf()
      const known = Object.keys((schema as { properties?: object }).properties ?? {}).join(', ')

      expect(await post(path, { ...body, misspelt: 1 })).toEqual({
        status: 400,
        error: 'invalid',
        detail: `"misspelt" is not known. The body takes ${known || 'no fields'}.`,
      })
      expect(await stateOf()).toEqual(before)
    })
  },
)

test.each([
  [
    'faults',
    { match: { op: 'login', users: 'u-1' }, effect: {} },
    '"match.users" is not known. "match" takes op, ',
  ],
  [
    'faults',
    { match: { op: 'login' }, effect: { delay: 5 } },
    '"effect.delay" is not known. "effect" takes delayMs, ',
  ],
  [
    'faults',
    { match: { op: 'login' }, effect: { lognormal: { medianMs: 1, sigma: 1, mean: 1 } } },
    '"effect.lognormal.mean" is not known. "effect.lognormal" takes medianMs, sigma.',
  ],
  [
    'stubs',
    { match: { op: 'login', user: 'u-1' }, answer: {} },
    '"match.user" is not known. "match" takes op, path, ',
  ],
  [
    'stubs',
    { match: { op: 'login' }, answer: { body: 1 } },
    '"answer.body" is not known. "answer" takes code, msg, ',
  ],
])('an unknown field inside a field of %s is refused with its place', async (path, body, sentence) => {
  const before = await stateOf()
  const answer = await post(path, body)
  expect(answer).toMatchObject({ status: 400, error: 'invalid' })
  expect(answer.detail).toContain(sentence)
  expect(await stateOf()).toEqual(before)
})

test('a world file with an unknown field is refused, and the world stays as it is', async () => {
  const file = await get('world')
  const before = await stateOf()
  const answer = await send('__sandbox/world', {
    method: 'POST',
    body: JSON.stringify({ ...file, status: undefined, misspelt: 1 }),
  })
  expect(answer).toMatchObject({ status: 400, detail: expect.stringContaining('"misspelt" is not known.') })
  expect(await stateOf()).toEqual(before)
})

test('values that a stub matches have any names', async () => {
  const body = { match: { op: 'login', body: { anything: 1 } }, answer: { code: '10009' } }
  expect(await post('stubs', body)).toMatchObject({ status: 200 })
})

test('a world begins at the seed and the time that are asked for, and its clock stands there', async () => {
  const now = '2026-03-01T10:00:00.000Z'
  for (const name of ['first', 'second']) await post('worlds', { name, profile: 'trader', seed: 7, now })
  const states = []
  for (const name of ['first', 'second']) {
    world.name = name
    expect(await get('clock')).toMatchObject({ now, auto: null })
    states.push((await get('users')).users)
  }
  expect(states[0]).toEqual(states[1])
  expect(await post('worlds', { name: 'copy', world: 'first', seed: 7 })).toMatchObject({ status: 400 })
  expect(await post('worlds', { name: 'old', now: '1999-01-01T00:00:00.000Z' })).toMatchObject({
    status: 400,
  })
})
