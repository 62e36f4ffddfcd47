import { expect, test } from 'vitest'
import type { Caller, Reply } from './support/caller.ts'
import { below, keysAt, servedOperations } from './support/document.ts'
import { useMockServer } from './support/mock-server.ts'
import { registered } from './support/people.ts'
import { replyViolations } from './support/schema.ts'

const mockServer = useMockServer()
const json = { 'Content-Type': 'application/json' }
const withBody = servedOperations.filter(({ definition }) => definition.requestBody !== undefined)
const withJson = withBody.filter(({ pointer }) =>
  keysAt(below(pointer, 'requestBody', 'content')).includes('application/json'),
)

/** The failures of the wire keep the envelope, say nothing of the inside and change nothing. */
async function expectRefused(world: Caller, status: number, ask: () => Promise<Reply>): Promise<Reply> {
  const before = await world.stateHash()
  const reply = await ask()
  expect(reply.status, JSON.stringify(reply.body)).toBe(status)
  expect(reply.headers.get('content-type')).toContain('application/json')
  expect(reply.body).toMatchObject({
    code: expect.any(String),
    msg: expect.any(String),
    result: null,
    traceId: expect.any(String),
    serverTime: expect.any(String),
  })
  expect(JSON.stringify(reply.body)).not.toMatch(/\bat [\w.<>]+ \(|node:internal|\.[jt]s:\d/)
  expect(await world.stateHash()).toBe(before)
  return reply
}

test.each(withJson)('$id answers 400 to a body that is not JSON', async (operation) => {
  const world = mockServer.world()
  const token = await registered(world)
  const headers = { ...json, Authorization: token }
  const reply = await expectRefused(world, 400, () =>
    world.raw(operation.path, { method: 'POST', headers, body: '{"userName": "anna' }),
  )
  expect(replyViolations(operation, reply.status, reply.body)).toEqual([])
})

test.each(withBody)('$id answers 415 to a body of another type', async (operation) => {
  const world = mockServer.world()
  const headers = { 'Content-Type': 'text/plain', Authorization: await registered(world) }
  const reply = await expectRefused(world, 415, () =>
    world.raw(operation.path, { method: 'POST', headers, body: 'userName=anna' }),
  )
  expect(replyViolations(operation, reply.status, reply.body)).toEqual([])
})

test.each(withBody)('$id answers 413 to a body that is far too large', async (operation) => {
  const world = mockServer.world()
  const headers = { ...json, Authorization: await registered(world) }
  const body = JSON.stringify({ userName: 'x'.repeat(3_000_000) })
  const reply = await expectRefused(world, 413, () =>
    world.raw(operation.path, { method: 'POST', headers, body }),
  )
  expect(replyViolations(operation, reply.status, reply.body)).toEqual([])
})

test.each(servedOperations)(
  '$id answers 405 to another method and says which one it takes',
  async ({ method, path }) => {
    const other = method === 'GET' ? 'POST' : 'GET'
    const reply = await expectRefused(mockServer.world(), 405, () =>
      mockServer.world().raw(path.replace(/\{\w+\}/g, 'x'), {
        method: other,
        ...(other === 'POST' ? { headers: json, body: '{}' } : {}),
      }),
    )
    expect(reply.headers.get('allow')).toContain(method)
  },
)

test.each([
  '/swx/customer/',
  '/swx/customer/login',
  '/swx/customer/login/nothing',
  '/swx/customer/index/getMarketInfo',
])('an unknown path answers 404: %s', async (path) => {
  const world = mockServer.world()
  await expectRefused(world, 404, () => world.raw(path))
})

test('a path that cannot be decoded answers 404', async () => {
  const world = mockServer.world()
  await expectRefused(world, 404, () => world.raw('/swx/customer/index/getMarketInfo/%E0%A4%A'))
})

test('a body that breaks the schema answers 400 and names field and rule', async () => {
  const world = mockServer.world()
  const reply = await expectRefused(world, 400, () =>
    world.raw('/swx/customer/login/sendCode', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email: 'anna@example.com', scene: 'party' }),
    }),
  )
  expect(reply.body.errors).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: expect.stringContaining('scene'), rule: expect.any(String) }),
    ]),
  )
})

test('a query that breaks the schema answers 400 and names field and rule', async () => {
  const world = mockServer.world()
  const reply = await expectRefused(world, 400, () =>
    world.raw('/swx/customer/index/listMarketByType?type=nine'),
  )
  expect(reply.body.errors).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: expect.stringContaining('type'), rule: expect.any(String) }),
    ]),
  )
})
