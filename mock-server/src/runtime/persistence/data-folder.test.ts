import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { register, useDataFolder } from '../../test/data-folder.ts'
import { startInsideMockServer } from '../../test/inside-world.ts'

const kept = useDataFolder()

test('comes back as it was: users, sessions, clock, market, worlds, seeds', async () => {
  const first = await kept.start()
  await first.call('login/sendCode', { email: 'ada@example.com', scene: 'register' })
  const { result } = await first.call('login/register', register('ada_1'))
  await first.control('clock/advance', { by: 'P1DT5M' })
  await first.control('market/EURUSD/price', { price: 1.25 })
  await first.control('reset', { seed: 9, profile: 'newUser' }, 'other')
  await first.control('seed', { profile: 'newUser' }, 'third')
  await first.control('seed', { profile: 'newUser' }, 'gone')
  const response = await fetch(`${first.mockServer.url}/__sandbox/worlds/gone`, {
    method: 'DELETE',
    headers: { 'X-Sandbox-Key': 'sandbox' },
  })
  expect(response.status).toBe(200)
  const hashes = [await first.state(), await first.state('other'), await first.state('third')]
  const names = (await first.control('worlds')).worlds
  expect(names).not.toContain('gone')
  await first.stop()

  const second = await kept.start({ seed: 77, now: '2031-01-01T00:00:00Z' })
  expect([await second.state(), await second.state('other'), await second.state('third')]).toEqual(hashes)
  expect((await second.control('worlds')).worlds).toEqual(names)
  const me = await second.call('user/getUserInfo', {}, { Authorization: result.token })
  expect(me.result.userName).toBe('ada_1')
  expect((await second.control('clock')).now).toBe('2026-01-13T15:25:00.000Z')
  expect(kept.notices).toEqual([])
})

test('a running clock catches up with the time the process was away; a standing one does not', async () => {
  const first = await kept.start({ now: Date.now() - 5_000, frozen: false })
  await first.control('clock/auto', { ratio: 1_000 }, 'fast')
  await first.control('clock/freeze', {}, 'still')
  const still = (await first.control('clock', undefined, 'still')).now
  const before = [await first.control('clock'), await first.control('clock', undefined, 'fast')]
  await first.stop()
  const second = await kept.start({ now: '2020-01-01T00:00:00Z', frozen: true })
  const after = [await second.control('clock'), await second.control('clock', undefined, 'fast')]
  expect(after.map(({ auto }) => auto)).toEqual([{ ratio: 1 }, { ratio: 1_000 }])
  for (const [index, { now }] of after.entries())
    expect(Date.parse(now)).toBeGreaterThan(Date.parse(before[index].now))
  expect(await second.control('clock', undefined, 'still')).toMatchObject({ now: still, auto: null })
})

test('snapshots survive, and so does going back to one', async () => {
  const first = await kept.start()
  await first.control('seed', { profile: 'newUser' })
  const before = await first.state()
  expect((await first.control('snapshot', { name: 'before' })).hash).toBe(before)
  await first.control('clock/advance', { by: 'P3D' })
  await first.stop()

  const second = await kept.start()
  expect(await second.state()).not.toBe(before)
  expect((await second.control('restore', { name: 'before' })).hash).toBe(before)
  await second.stop()

  const third = await kept.start()
  expect(await third.state()).toBe(before)
  await third.control('clock/advance', { by: 'P3D' })
  expect((await third.control('restore', { name: 'before' })).hash).toBe(before)
})

test('a world that was brought in from a file is there after a restart, and so is what follows', async () => {
  const first = await kept.start()
  await first.control('reset', { seed: 9, profile: 'newUser' })
  const file = await first.control('world')
  await first.control('reset', { seed: 3, profile: 'empty' })
  await first.control('world', file)
  await first.control('clock/advance', { by: 'P2D' })
  const hash = await first.state()
  await first.stop()
  const second = await kept.start()
  expect(await second.state()).toBe(hash)
  expect((await second.control('users')).users).toHaveLength(1)
})

test('one mock server at a time uses a data folder', async () => {
  await kept.start()
  await expect(startInsideMockServer({ dataDir: kept.dir })).rejects.toThrow('in use by another mock server')
  await expect(startInsideMockServer({ dataDir: join(kept.path(), 'below') })).rejects.toThrow(
    'cannot be made',
  )
})

test('a file of an older format comes back as it was', async () => {
  const first = await kept.start()
  await first.control('seed', { profile: 'newUser' })
  await first.control('snapshot', { name: 'before' })
  const hash = await first.state()
  await first.stop()
  const database = new DatabaseSync(kept.path())
  // Format 2: a checksum for each row and head, totals for each state, and a mark for each.
  database.exec(`
    DROP TABLE totals;
    ALTER TABLE rows ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE states ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE states ADD COLUMN changes INTEGER NOT NULL DEFAULT 7;
    ALTER TABLE states ADD COLUMN records INTEGER NOT NULL DEFAULT 0;
    UPDATE states SET digest = 0;
    PRAGMA user_version = 2;
  `)
  database.close()
  const marks = Buffer.alloc(16)
  marks.writeDoubleLE(7, 8)
  writeFileSync(`${kept.path()}-marks`, marks)
  const second = await kept.start()
  expect(await second.state()).toBe(hash)
  await second.stop()
  const third = await kept.start()
  expect(await third.state()).toBe(hash)
  expect((await third.control('restore', { name: 'before' })).hash).toBe(hash)
  expect(kept.notices).toEqual([])
})

test('a folder that 1.0.0 wrote is taken over, and what came since works on what is in it', async () => {
  writeFileSync(
    kept.path(),
    gunzipSync(readFileSync(join(import.meta.dirname, 'written-by-1.0.0.sqlite.gz'))),
  )
  // A mark for each of its two states: after four changes, and after one.
  writeFileSync(`${kept.path()}-marks`, Buffer.from(new Float64Array([0, 4, 1]).buffer))
  const server = await kept.start()
  const { token } = (await server.call('login/login', { userName: 'newuser', password: 'Sandbox1' })).result
  const call = (path: string, body?: unknown) =>
    server.call(path, body, { Authorization: token, virtually: 'YES' })
  const { list } = (await call('order/listOrder')).result
  expect(list).toMatchObject([
    { orderNo: 'LV202601120000000002', partOf: 'LV202601120000000001', status: 'CLOSED', lots: '0.01' },
    { orderNo: 'LV202601120000000001', status: 'OPEN', lots: '0.02', openPrice: 62_266.08 },
  ])
  const { marketId, orderNo } = list[1]
  const order = {
    marketId,
    direction: 'LONG',
    type: 'LIMIT',
    triggerPrice: 60_000,
    lots: '0.01',
    leverage: 2,
    expiry: 'DAY',
    acceptedTermsVersion: '2026-01',
  }
  expect((await call('order/placePending', order)).code).toBe('20004')
  expect((await call('order/modifyOrder', { orderNo, trailingDistance: 900 })).code).toBe('20005')
  expect((await call('order/performance')).result).toMatchObject({ deposits: '100000.00' })
  await server.control('clock/advance', { by: 'P45D' })
  expect(await server.control('invariants')).toEqual({ ok: true, violations: [] })
  expect((await server.control('restore', { name: 'first' })).now).toBe('2026-01-12T15:20:00.000Z')
  expect(await server.control('invariants')).toEqual({ ok: true, violations: [] })
  expect(kept.notices).toEqual([])
})

test('a folder that may not be written is said so, with what to do', async () => {
  writeFileSync(join(kept.dir, 'file'), '')
  await expect(kept.start({ dataDir: join(kept.dir, 'file', 'data') })).rejects.toThrow(
    /cannot be made: .*or start with another folder as --data/,
  )
})
