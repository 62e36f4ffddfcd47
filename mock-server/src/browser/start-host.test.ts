import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLastingRecords } from '../test/lasting-records.ts'
import type { EngineHost } from './engine-host.ts'
import type { Records, Step } from './records.ts'
import { startHost } from './start-host.ts'

let warnings: string[] = []
let hosts: EngineHost[] = []
let unkept = 0
beforeEach(() => {
  warnings = []
  unkept = 0
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void warnings.push(text))
})
afterEach(() => {
  for (const host of hosts) host.close()
  hosts = []
  vi.restoreAllMocks()
})

const start = async (openRecords: () => Promise<Records>) => {
  const host = await startHost(openRecords, () => unkept++)
  hosts.push(host)
  return host
}

let number = 0
const answerToRegister = async (host: EngineHost, userName: string) => {
  const { body } = await host.answer({
    id: `request-${++number}`,
    kind: 'customer',
    method: 'POST',
    path: '/swx/customer/login/register',
    query: '',
    headers: { 'content-type': 'application/json' },
    body: new TextEncoder().encode(
      JSON.stringify({ userName, email: `${userName}@example.com`, code: '123456', password: 'Harbour2026' }),
    ),
  })
  return JSON.parse(body)
}
const register = async (host: EngineHost, userName: string) => (await answerToRegister(host, userName)).code

const fullDisk = () => new DOMException('The quota has been exceeded.', 'QuotaExceededError')

/** Records on a disk with room for some steps. */
const diskWith = (room: number) => {
  const disk = { room, kept: [] as Step[] }
  const records: Records = {
    takeOver: async () => ({ epoch: 1, kept: undefined }),
    async keep(step) {
      if (disk.kept.length >= disk.room) throw fullDisk()
      disk.kept.push(step)
    },
    close: () => undefined,
  }
  return { disk, records }
}

test('where the browser forbids storage, the backend runs in memory and says what that means', async () => {
  const host = await start(() => Promise.reject(new DOMException('Denied.', 'SecurityError')))
  expect(await register(host, 'mei_lin')).toBe('200')
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toMatch(/lets nothing be stored here.*Allow this site to store data/)
  expect(unkept).toBe(1)
})

test('a disk that is full from the start does not stop the backend, either', async () => {
  const host = await start(async () => ({
    ...diskWith(0).records,
    takeOver: () => Promise.reject(fullDisk()),
  }))
  expect(await register(host, 'mei_lin')).toBe('200')
  expect(warnings).toHaveLength(1)
})

test('a disk that fills up later is told once, and nothing is written behind the gap', async () => {
  const { disk, records } = diskWith(1)
  const host = await start(async () => records)
  expect(await register(host, 'mei_lin')).toBe('200')
  expect(disk.kept).toHaveLength(1)
  expect(unkept).toBe(0)
  expect(await register(host, 'jon_doe')).toBe('200')
  disk.room = 10
  expect(await register(host, 'ana_sol')).toBe('200')
  expect(await register(host, 'ana_sol')).toBe('10006')
  expect(disk.kept).toHaveLength(1)
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toMatch(/a reload loses what follows.*Free some space/)
  expect(unkept).toBe(1)
})

test('a clock of the machine that was set back between two visits does not take time back', async () => {
  const records = createLastingRecords()
  const timeOf = async (userName: string) =>
    Date.parse((await answerToRegister(await start(async () => records), userName)).serverTime)
  const before = await timeOf('mei_lin')
  const realNow = Date.now
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() - 7_200_000)
  const after = await timeOf('tom_oak')
  expect(after).toBeGreaterThanOrEqual(before)
  expect(after).toBeLessThan(before + 3_600_000)
})
