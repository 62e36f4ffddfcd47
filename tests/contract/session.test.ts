import { describe, expect, test } from 'vitest'
import { servedOperations } from './support/document.ts'
import { exampleInput } from './support/example-input.ts'
import { useMockServer } from './support/mock-server.ts'
import { anyCode, goodPassword, newcomer, registered } from './support/people.ts'

const mockServer = useMockServer()
const withToken = servedOperations.filter(({ needsToken }) => needsToken)

describe.each(withToken)('$id', (operation) => {
  const { id, method } = operation
  const { path = {} } = exampleInput(operation)

  test('answers HTTP 401 without a token, whatever else is wrong with the call', async () => {
    const world = mockServer.world()
    expect((await world.call(id, { path })).status).toBe(401)
    const where = operation.path.replace(/\{\w+\}/, 'x'.repeat(65))
    const broken = method === 'GET' ? {} : { headers: { 'Content-Type': 'application/json' }, body: '{' }
    expect((await world.raw(`${where}?pageNum=none`, { method, ...broken })).status).toBe(401)
  })

  test.each(['http', 'body'] as const)(
    'answers an expired session once when the console asks for the %s shape',
    async (shape) => {
      const world = mockServer.world()
      const token = await registered(world)
      const { result: person } = await world.call('getUserInfo', { token })
      await world.control('endSession', { path: { userId: person.id }, body: { shape } })
      const reply = await world.call(id, { token, path })
      expect(reply.status).toBe(shape === 'http' ? 401 : 200)
      expect(reply.code).toBe('401')
    },
  )
})

test('registering logs in: the token answers for the person who registered', async () => {
  const world = mockServer.world()
  const reply = await world.call('register', { body: newcomer() })
  expect(reply.result).toMatchObject({ token: expect.any(String), userName: 'anna_1' })
  const info = await world.call('getUserInfo', { token: reply.result.token })
  expect(info.result).toMatchObject({
    userName: 'anna_1',
    email: 'anna@example.com',
    kycStatus: 'NOT_VERIFIED',
  })
  expect(info.result.accounts.demo.available).toBe('100000.00')
  expect(info.result.accounts.real.available).toBe('0.00')
})

test('the token is taken with and without the word Bearer', async () => {
  const world = mockServer.world()
  const token = await registered(world)
  expect((await world.call('getUserInfo', { token })).code).toBe('200')
  expect((await world.call('getUserInfo', { token: `Bearer ${token}` })).code).toBe('200')
})

test('logging out ends that session and no other', async () => {
  const world = mockServer.world()
  const first = await registered(world)
  const { result } = await world.call('login', { body: { userName: 'anna_1', password: goodPassword } })
  await world.call('logout', { token: first })
  expect((await world.call('getUserInfo', { token: first })).status).toBe(401)
  expect((await world.call('getUserInfo', { token: result.token })).code).toBe('200')
})

test('a new password by mail ends every session and is the only one that works', async () => {
  const world = mockServer.world()
  const token = await registered(world)
  await world.call('resetUserPwd', {
    body: { email: 'anna@example.com', code: anyCode, password: 'Another1pass' },
  })
  expect((await world.call('getUserInfo', { token })).status).toBe(401)
  const login = (password: string) => world.call('login', { body: { userName: 'anna_1', password } })
  expect((await login(goodPassword)).code).toBe('10004')
  expect((await login('Another1pass')).code).toBe('200')
})

test('a code works once', async () => {
  const world = mockServer.world()
  await registered(world)
  await world.call('sendCode', { body: { email: 'anna@example.com', scene: 'reset' } })
  const { messages } = await world.control('getMailbox', { query: { email: 'anna@example.com' } })
  const code = messages[0]?.code
  const reset = (password: string) =>
    world.call('resetUserPwd', { body: { email: 'anna@example.com', code, password } })
  expect((await reset('Another1pass')).code).toBe('20005')
  expect((await reset('Another2pass')).code).toBe('11001')
})

test('a code is refused after five wrong tries, even when the sixth is right', async () => {
  const world = mockServer.world()
  await world.call('sendCode', { body: { email: 'anna@example.com', scene: 'register' } })
  const { messages } = await world.control('getMailbox', { query: { email: 'anna@example.com' } })
  const code = messages[0]?.code
  const wrong = code === '555555' ? '444444' : '555555'
  for (let tries = 0; tries < 5; tries += 1)
    expect((await world.call('register', { body: newcomer({ code: wrong }) })).code).toBe('11001')
  expect((await world.call('register', { body: newcomer({ code }) })).code).toBe('11001')
})

test('no answer, mail, journal or state holds a password', async () => {
  const world = mockServer.world()
  const { body } = await world.call('register', { body: newcomer({ password: 'Secret1phrase' }) })
  const seen = await Promise.all([
    world.control('getMailbox', { query: { email: 'anna@example.com' } }),
    world.control('getJournal'),
    world.control('getState'),
    world.control('exportWorld'),
  ])
  expect(JSON.stringify([body, ...seen])).not.toContain('Secret1phrase')
})

test('people of one world are unknown in another', async () => {
  const [here, there] = [mockServer.world(), mockServer.world()]
  const token = await registered(here)
  expect((await there.call('getUserInfo', { token })).status).toBe(401)
  expect((await there.call('login', { body: { userName: 'anna_1', password: goodPassword } })).code).toBe(
    '10009',
  )
})
