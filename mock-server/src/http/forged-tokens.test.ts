import { afterAll, beforeAll, expect, test } from 'vitest'
import { createControl } from '../exports/control.ts'
import { type MockServer, SAMPLE_PASSWORD, startInsideMockServer } from '../test/inside-world.ts'

let mockServer: MockServer
beforeAll(async () => {
  mockServer = await startInsideMockServer({ profile: 'newUser' })
})
afterAll(() => mockServer.close())

const call = (path: string, body: object, headers: Record<string, string>) =>
  fetch(`${mockServer.url}/swx/customer/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const logIn = async (headers: Record<string, string> = {}): Promise<string> => {
  const answer = await call('login/login', { userName: 'newuser', password: SAMPLE_PASSWORD }, headers)
  return (await answer.json()).result.token
}

const opens = async (authorization: string, headers: Record<string, string> = {}) =>
  (await call('user/getUserInfo', {}, { ...headers, Authorization: authorization })).status === 200

test('no token that is made up, changed, cut, ended or of another world opens a session', async () => {
  const token = await logIn()
  expect(await opens(token)).toBe(true)

  const changed = Array.from(token, (sign, at) => {
    const other = sign === 'a' ? 'b' : 'a'
    return token.slice(0, at) + other + token.slice(at + 1)
  })
  const cut = Array.from(token, (_, at) => token.slice(0, at)).filter((part) => part !== '')
  const madeUp = [
    token.toUpperCase() === token ? token.toLowerCase() : token.toUpperCase(),
    `${token}a`,
    `${token}, ${token}`,
    `Bearer Bearer ${token}`,
    `Basic ${token}`,
    'null',
    'undefined',
    '*',
    '%',
    '0',
    'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
    '__proto__',
    "' OR '1'='1",
    'x'.repeat(8_000),
  ]
  for (const forged of [...changed, ...cut, ...madeUp])
    expect(await opens(forged), forged.slice(0, 80)).toBe(false)

  await createControl({ baseUrl: mockServer.url }).createWorld({
    name: 'elsewhere',
    profile: 'newUser',
  })
  expect(await opens(token, { 'X-Sandbox-World': 'elsewhere' })).toBe(false)

  await call('login/logout', {}, { Authorization: token })
  expect(await opens(token)).toBe(false)
})
