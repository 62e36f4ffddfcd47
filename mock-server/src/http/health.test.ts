import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { type HealthSource, type PersistenceState, sendHealth } from './health.ts'

let persistence: PersistenceState
let isStopping = false
const source: HealthSource = { persistence: () => persistence, isStopping: () => isStopping }
const server = createServer((request, response) => sendHealth(request, response, source))
beforeEach(async () => {
  persistence = { kind: 'database', error: undefined }
  isStopping = false
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
})
afterEach(() => new Promise<void>((settle) => server.close(() => settle())))

const ask = async (method = 'GET') => {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { method })
  const text = await response.text()
  return { status: response.status, health: text === '' ? undefined : JSON.parse(text) }
}

test('a database that does not answer makes it degraded, in words; it is not taken from the balancer for that', async () => {
  const ok = { status: 'ok', version: manifest.version, persistence: { kind: 'database', status: 'ok' } }
  expect(await ask()).toEqual({ status: 200, health: ok })
  persistence = { kind: 'database', error: 'The database does not answer.' }
  expect(await ask()).toEqual({
    status: 200,
    health: {
      ...ok,
      status: 'degraded',
      persistence: { kind: 'database', status: 'degraded', detail: 'The database does not answer.' },
    },
  })
  persistence = { kind: 'database', error: undefined }
  expect(await ask()).toEqual({ status: 200, health: ok })
})

test('a process that is stopping gets no more from a balancer, whatever keeps its worlds', async () => {
  persistence = { kind: 'file', error: 'Its disk is full.' }
  isStopping = true
  expect(await ask()).toMatchObject({
    status: 503,
    health: { status: 'stopping', persistence: { status: 'degraded', detail: 'Its disk is full.' } },
  })
  expect(await ask('HEAD')).toEqual({ status: 503, health: undefined })
})
