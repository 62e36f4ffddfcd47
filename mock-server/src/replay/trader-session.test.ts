import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createControl, type World } from '../exports/control.ts'
import { type MockServer, startInsideMockServer } from '../test/inside-world.ts'
import { replayCommand } from './replay-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'swx-replay-'))
const file = join(folder, 'journal.har')
let recording: MockServer
let replaying: MockServer
beforeAll(async () => {
  // Clocks that run, other seeds and other profiles, as two servers of two developers have them.
  recording = await startInsideMockServer({ frozen: false, seed: 7, profile: 'empty' })
  replaying = await startInsideMockServer({ frozen: false, seed: 8, now: '2026-01-20T10:00:00.000Z' })
})
afterAll(async () => {
  await Promise.all([recording.close(), replaying.close()])
  rmSync(folder, { recursive: true })
})

const callerOf = (world: World) => {
  const headers: Record<string, string> = { 'Content-Type': 'application/json', virtually: 'NO' }
  let keys = 0
  return async (path: string, body?: object) => {
    const answer = await world.fetch(`/swx/customer/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...(body && { 'Idempotency-Key': `"one-session-${++keys}"` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const { code, result } = await answer.json()
    expect(code, path).toMatch(/^200/)
    if (typeof result?.token === 'string') headers.authorization = result.token
    return result
  }
}

/** A trader trades, and what was asked and answered is kept as an archive. */
const trade = async (): Promise<World> => {
  const world = await createControl({ baseUrl: recording.url }).createWorld({ profile: 'trader' })
  const call = callerOf(world)
  const terms = { acceptedTermsVersion: '2026-01' }
  await call('login/login', { userName: 'trader', password: 'Sandbox1' })
  await world.fund('trader', '250.00')
  const { price } = await call('index/getMarketInfo/54')
  const order = { marketId: '54', lots: '0.10', leverage: 2, slippage: '0.001', quotedPrice: price, ...terms }
  const { orderNo } = await call('order/openOrder', { ...order, direction: 'LONG' })
  await world.advance('PT2M')
  await call('order/modifyOrder', { orderNo, stopLossPrice: Number((price * 0.9).toFixed(2)) })
  await world.advance('PT1H')
  await call('order/closeOrder', { orderNo })
  await call('order/buySmart', { productId: 'p-forex-15', days: 7, amount: '500.00', ...terms })
  await world.call('takeSnapshot', { body: { name: 'before' } })
  await world.advance('P1D')
  await call('order/listOrder?status=CLOSED')
  await world.call('restoreSnapshot', { body: { name: 'before' } })
  await world.call('runClock', { body: { ratio: 60 } })
  for (const list of ['order/listOrder', 'order/listSmartOrder', 'user/listTransaction']) await call(list)
  await call('user/getUserInfo', {})
  await world.call('seedProfile', { body: { profile: 'planToMaturity' } })
  await call('login/login', { userName: 'trader', password: 'Sandbox1' })
  await call('user/getUserInfo', {})
  return world
}

const keepArchive = async (world: World): Promise<void> =>
  writeFileSync(file, JSON.stringify(await world.call('getJournalArchive')))

const replay = async (...args: string[]) => {
  const lines: string[] = []
  const all = [file, '--base-url', replaying.url, ...args]
  return { code: await replayCommand(all, (line) => lines.push(line)), lines }
}

test('an untouched archive of a trader answers the same on another mock server', async () => {
  await keepArchive(await trade())
  const { code, lines } = await replay()
  expect(lines).toEqual([
    '18 not sent: the world began with it.',
    '4 not sent: the clock goes by the times of the archive.',
    '18 of 40 requests were sent again; 0 answers differ.',
  ])
  expect(code).toBe(0)
})

test('differences because of a secret that is not kept are explained', async () => {
  const world = await createControl({ baseUrl: recording.url }).createWorld({ profile: 'trader' })
  const call = callerOf(world)
  await call('login/login', { userName: 'trader', password: 'Sandbox1' })
  await call('payment/password/set', { password: '482913', emailCode: '123456' })
  await call('user/getUserInfo', {})
  await keepArchive(world)
  const { code, lines } = await replay()
  expect(code).toBe(1)
  expect(lines).toContain(
    '     sent with the sample value of PASSWORD: give the recorded one with --set PASSWORD=…',
  )
  expect(lines).toContain('What differs after 20 may follow from it.')
  expect(lines.at(-1)).toBe('3 of 21 requests were sent again; 2 answers differ.')
})

test('differences because a filter left calls out are explained', async () => {
  const world = await createControl({ baseUrl: recording.url }).createWorld({ profile: 'trader' })
  await world.fund('trader', '250.00')
  await callerOf(world)('login/login', { userName: 'trader', password: 'Sandbox1' })
  writeFileSync(file, JSON.stringify(await world.call('getJournalArchive', { query: { kind: 'customer' } })))
  const { code, lines } = await replay()
  expect(code).toBe(1)
  expect(lines).toContain(
    '2 calls are not in the archive (filtered out, or no longer kept): answers may differ for that.',
  )
})

test('an archive that does not say how its world began is sent to a world without users, and that is said', async () => {
  const control = createControl({ baseUrl: recording.url })
  const original = await control.createWorld({ profile: 'trader' })
  const copy = await control.createWorld({ world: original.name })
  await callerOf(copy)('login/login', { userName: 'trader', password: 'Sandbox1' })
  await keepArchive(copy)
  const { code, lines } = await replay()
  expect(lines[0]).toContain('The archive does not say how its world began')
  expect(lines.at(-1)).toBe('1 of 1 requests were sent again; 1 answers differ.')
  expect(code).toBe(1)
})
