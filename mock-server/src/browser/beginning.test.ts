import { expect, test } from 'vitest'
import { createLastingRecords } from '../test/lasting-records.ts'
import { type EngineHost, startEngineHost } from './engine-host.ts'
import { createMemoryRecords } from './records.ts'

let id = 0
const ask = async (host: EngineHost, kind: 'customer' | 'control', path: string, body?: object) => {
  const reply = await host.answer({
    id: `r-${++id}`,
    kind,
    method: body === undefined ? 'GET' : 'POST',
    path,
    query: '',
    headers: { 'x-sandbox-key': 'sandbox', 'content-type': 'application/json' },
    body: body === undefined ? undefined : new TextEncoder().encode(JSON.stringify(body)),
  })
  return JSON.parse(reply.body)
}

const WANTED = { profile: 'funded', seed: 7, now: '2026-01-12T15:20:00Z', frozen: true } as const

test('a page begins with the profile, the seed and the standing clock it asks for', async () => {
  const host = await startEngineHost(createMemoryRecords(), undefined, WANTED)
  const login = { userName: 'funded', password: 'Sandbox1' }
  const { result } = await ask(host, 'customer', '/swx/customer/login/login', login)
  expect(result.accounts.real.available).toBe('25000.00')
  expect(await ask(host, 'control', 'clock')).toMatchObject({ now: '2026-01-12T15:20:00.000Z', auto: null })
  const other = await startEngineHost(createMemoryRecords(), undefined, { ...WANTED, seed: 8 })
  expect((await ask(other, 'control', 'state')).hash).not.toBe((await ask(host, 'control', 'state')).hash)
})

test('a page begins with a scenario of its own', async () => {
  const profile = { about: 'shopper is there.', steps: [{ register: 'shopper' }] }
  const host = await startEngineHost(createMemoryRecords(), undefined, { profile })
  expect(await ask(host, 'control', 'users')).toMatchObject({ users: [{ userName: 'shopper' }] })
})

test('what is kept in the browser goes before what the page begins with', async () => {
  const records = createLastingRecords()
  const first = await startEngineHost(records, undefined, WANTED)
  await ask(first, 'control', 'clock/advance', { by: 'P1D' })
  const again = await startEngineHost(records, undefined, { profile: 'visitor' })
  expect(await ask(again, 'control', 'users')).toMatchObject({ users: [{ userName: 'funded' }] })
  expect((await ask(again, 'control', 'clock')).now).toBe('2026-01-13T15:20:00.000Z')
})

test('a time that is none is said at once', async () => {
  await expect(startEngineHost(createMemoryRecords(), undefined, { now: 'tomorrow' })).rejects.toThrow(
    '"tomorrow" is no time',
  )
})
