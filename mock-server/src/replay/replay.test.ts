import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createControl, type World } from '../exports/control.ts'
import { type MockServer, startInsideMockServer } from '../test/inside-world.ts'
import { replayCommand } from './replay-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'swx-replay-'))
const file = join(folder, 'journal.har')
let mockServer: MockServer
beforeAll(async () => {
  mockServer = await startInsideMockServer()
})
afterAll(async () => {
  await mockServer.close()
  rmSync(folder, { recursive: true })
})

const json = (body: object, headers = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** A user signs in and buys a plan; what was asked and answered is kept as an archive. */
const record = async (): Promise<string> => {
  const world: World = await createControl({ baseUrl: mockServer.url }).createWorld({
    profile: 'funded',
  })
  const login = await world.fetch(
    '/swx/customer/login/login',
    json({ userName: 'funded', password: 'Sandbox1' }),
  )
  const { token } = (await login.json()).result
  const plan = { productId: 'p-crypto-30', days: 30, amount: '5000.00', acceptedTermsVersion: '2026-01' }
  await world.advance('PT1H')
  const headers = { authorization: token, virtually: 'NO', 'Idempotency-Key': '"one-plan-0001"' }
  await world.fetch('/swx/customer/order/buySmart', json(plan, headers))
  const archive = JSON.stringify(await world.call('getJournalArchive'))
  writeFileSync(file, archive)
  return archive
}

const replay = async (...args: string[]) => {
  const lines: string[] = []
  const all = [file, '--base-url', mockServer.url, ...args]
  return { code: await replayCommand(all, (line) => lines.push(line)), text: lines.join('\n') }
}

test('an archive brings the bodies of requests and answers without a password or a token', async () => {
  const archive = await record()
  const { entries } = JSON.parse(archive).log
  const buy = entries.find(({ _operation }: { _operation?: string }) => _operation === 'buySmart')
  expect(JSON.parse(buy.request.postData.text).amount).toBe('5000.00')
  expect(JSON.parse(buy.response.content.text).code).toMatch(/^2/)
  expect(archive).not.toContain('Sandbox1')
  const login = entries.find(({ _operation }: { _operation?: string }) => _operation === 'login')
  expect(JSON.parse(login.response.content.text).result).toMatchObject({
    userName: 'funded',
    token: '[redacted]',
    email: '[redacted]',
  })
})

test('an archive that is sent again to a world like the one it was recorded in answers the same', async () => {
  await record()
  const { code, text } = await replay()
  expect(text).toContain('0 answers differ.')
  expect(code).toBe(0)
})

test('an answer that differs is shown with its place, and makes the command fail', async () => {
  await record()
  const world = await createControl({ baseUrl: mockServer.url }).createWorld()
  await world.stub('buySmart', { code: '10015' })
  const { code, text } = await replay('--world', world.name)

  expect(code).toBe(1)
  expect(text).toContain('/swx/customer/order/buySmart: the answer differs')
  expect(text).toContain('code: recorded "20004", now "10015"')
})

test('a world that is not there is an error that names the worlds there are, and creates none', async () => {
  await record()
  const { worlds } = await createControl({ baseUrl: mockServer.url }).world('main').call('listWorlds')
  await expect(replay('--world', 'mian')).rejects.toThrow(
    `There is no world "mian"; ${mockServer.url} has the worlds ${worlds.join(', ')}.`,
  )
  expect(await createControl({ baseUrl: mockServer.url }).worldNames()).toEqual(worlds)
})

test('what is no archive is said in a sentence', async () => {
  writeFileSync(file, '{')
  await expect(replay()).rejects.toThrow(`${file} is no HTTP archive that can be read`)
})
