import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pictures } from '../../test/images.ts'
import { type MockServer, SAMPLE_PASSWORD, startInsideMockServer } from '../../test/inside-world.ts'
import { runSeed, SOAK } from '../../test/soak.ts'
import { digestOf, exchange } from './digest.ts'
import { DATA_FILE } from './open-data-folder.ts'

let dir: string
let running: MockServer[] = []
let notices: string[] = []
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'swx-data-'))
  notices = []
})
afterEach(async () => {
  for (const mockServer of running) await mockServer.close()
  running = []
  rmSync(dir, { recursive: true })
})

const start = async (options: Parameters<typeof startInsideMockServer>[0] = {}) => {
  const mockServer = await startInsideMockServer({
    dataDir: dir,
    onNotice: (line) => notices.push(line),
    ...options,
  })
  running.push(mockServer)
  const send = async (path: string, body?: unknown, world = 'main', headers = {}) => {
    const response = await fetch(`${mockServer.url}/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'X-Sandbox-Key': 'sandbox',
        'X-Sandbox-World': world,
        'Content-Type': 'application/json',
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return response.json()
  }
  return {
    mockServer,
    control: (path: string, body?: unknown, world?: string) => send(`__sandbox/${path}`, body, world),
    call: (path: string, body?: unknown, headers = {}) => send(`swx/customer/${path}`, body, 'main', headers),
    state: async (world?: string) => (await send('__sandbox/state', undefined, world)).hash as string,
    async stop() {
      running = running.filter((one) => one !== mockServer)
      await mockServer.close()
    },
  }
}

const path = () => join(dir, DATA_FILE)
const register = (userName: string) => ({
  userName,
  email: 'ada@example.com',
  code: '123456',
  password: 'Secret-Word-9',
})

test('comes back as it was: users, sessions, clock, market, worlds, seeds', async () => {
  const first = await start()
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

  const second = await start({ seed: 77, now: '2031-01-01T00:00:00Z' })
  expect([await second.state(), await second.state('other'), await second.state('third')]).toEqual(hashes)
  expect((await second.control('worlds')).worlds).toEqual(names)
  const me = await second.call('user/getUserInfo', {}, { Authorization: result.token })
  expect(me.result.userName).toBe('ada_1')
  expect((await second.control('clock')).now).toBe('2026-01-13T15:25:00.000Z')
  expect(notices).toEqual([])
})

test('a running clock catches up with the time the process was away; a standing one does not', async () => {
  const first = await start({ now: Date.now() - 5_000, frozen: false })
  await first.control('clock/auto', { ratio: 1_000 }, 'fast')
  await first.control('clock/freeze', {}, 'still')
  const still = (await first.control('clock', undefined, 'still')).now
  const before = [await first.control('clock'), await first.control('clock', undefined, 'fast')]
  await first.stop()
  const second = await start({ now: '2020-01-01T00:00:00Z', frozen: true })
  const after = [await second.control('clock'), await second.control('clock', undefined, 'fast')]
  expect(after.map(({ auto }) => auto)).toEqual([{ ratio: 1 }, { ratio: 1_000 }])
  for (const [index, { now }] of after.entries())
    expect(Date.parse(now)).toBeGreaterThan(Date.parse(before[index].now))
  expect(await second.control('clock', undefined, 'still')).toMatchObject({ now: still, auto: null })
})

test('snapshots survive, and so does going back to one', async () => {
  const first = await start()
  await first.control('seed', { profile: 'newUser' })
  const before = await first.state()
  expect((await first.control('snapshot', { name: 'before' })).hash).toBe(before)
  await first.control('clock/advance', { by: 'P3D' })
  await first.stop()

  const second = await start()
  expect(await second.state()).not.toBe(before)
  expect((await second.control('restore', { name: 'before' })).hash).toBe(before)
  await second.stop()

  const third = await start()
  expect(await third.state()).toBe(before)
  await third.control('clock/advance', { by: 'P3D' })
  expect((await third.control('restore', { name: 'before' })).hash).toBe(before)
})

test('a world that was brought in from a file is there after a restart, and so is what follows', async () => {
  const first = await start()
  await first.control('reset', { seed: 9, profile: 'newUser' })
  const file = await first.control('world')
  await first.control('reset', { seed: 3, profile: 'empty' })
  await first.control('world', file)
  await first.control('clock/advance', { by: 'P2D' })
  const hash = await first.state()
  await first.stop()
  const second = await start()
  expect(await second.state()).toBe(hash)
  expect((await second.control('users')).users).toHaveLength(1)
})

test('one mock server at a time uses a data folder', async () => {
  await start()
  await expect(startInsideMockServer({ dataDir: dir })).rejects.toThrow('in use by another mock server')
  await expect(startInsideMockServer({ dataDir: join(path(), 'below') })).rejects.toThrow('cannot be made')
})

const aside = () => readdirSync(dir).filter((name) => !name.startsWith(DATA_FILE))

const expectAfresh = async (kind: 'damaged' | 'unknown', reason: RegExp) => {
  const again = await start()
  expect(notices).toHaveLength(1)
  expect(notices[0]).toContain(path())
  expect(notices[0]).toMatch(reason)
  expect(notices[0]).not.toContain('\n')
  const names = aside()
  expect(names.some((name) => name.startsWith(`sandbox-${kind}-`))).toBe(true)
  expect(notices[0]).toContain(names.find((name) => name.endsWith('.sqlite')))
  expect((await again.control('clock')).now).toBe('2026-01-12T15:20:00.000Z')
  await again.stop()
  await start()
  expect(notices).toHaveLength(1)
}

const fill = async () => {
  const first = await start()
  await first.control('seed', { profile: 'newUser' })
  await first.control('clock/advance', { by: 'P1D' })
  await first.stop()
}

test.each<[string, 'damaged' | 'unknown', (file: Buffer) => Buffer, RegExp]>([
  ['overwritten at its beginning', 'damaged', (file) => file.fill(0x55, 0, 4_096), /not a database/],
  ['emptied', 'damaged', () => Buffer.alloc(0), /it is empty/],
  [
    'cut off in the middle',
    'damaged',
    (file) => file.subarray(0, file.length >> 1),
    /malformed|truncated|invalid|damaged/i,
  ],
  [
    'changed in one letter of one record',
    'damaged',
    (file) => {
      // A page may hold what was moved off it, too: all are changed, the one that counts among them.
      const changed = file.toString('latin1').replaceAll('newuser@example.com', 'mewuser@example.com')
      expect(changed).toContain('mewuser@example.com')
      return Buffer.from(changed, 'latin1')
    },
    /its records are not those that were written/,
  ],
])('a file that was %s is reported and set aside', async (_, kind, damage, reason) => {
  await fill()
  writeFileSync(path(), damage(readFileSync(path())))
  const found = readFileSync(path())
  await expectAfresh(kind, reason)
  const [name] = aside()
  expect(readFileSync(join(dir, name as string)).equals(found)).toBe(true)
})

test('whatever byte of the file or its log changes, nothing is lost in silence', {
  timeout: 60_000 * SOAK,
}, async () => {
  const first = await start()
  await first.control('seed', { profile: 'newUser' })
  for (const name of ['a', 'b', 'c', 'd']) await first.control('snapshot', { name })
  await first.stop()
  const second = await start()
  for (let n = 1; n <= 12; n++)
    await second.control('fund', { userId: 'u-1001', mode: 'real', amount: `${n}.00` })
  const hash = await second.state()
  // As a killed process leaves it: main file and log.
  const files = ['', '-wal', '-marks']
    .map((end) => DATA_FILE + end)
    .map((name) => ({
      name,
      bytes: readFileSync(join(dir, name)),
    }))
  await second.stop()
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.nat({ max: 999_999 }), async (inLog, at) => {
      for (const name of readdirSync(dir)) rmSync(join(dir, name))
      notices = []
      for (const { name, bytes } of files) {
        const copy = Buffer.from(bytes)
        const offset = Math.floor((at / 1_000_000) * copy.length)
        if (name === (inLog ? `${DATA_FILE}-wal` : DATA_FILE)) copy[offset] = (copy[offset] as number) ^ 0x10
        writeFileSync(join(dir, name), copy)
      }
      const again = await start()
      if (notices.length === 0) expect(await again.state()).toBe(hash)
      else expect(aside().length).toBeGreaterThan(0)
      await again.stop()
    }),
    { numRuns: 40 * SOAK, seed: runSeed(), unbiased: true },
  )
})

/** What a killed process leaves after `count` payments: main file, log and marks. */
const killedAfter = async (count: number): Promise<() => void> => {
  const first = await start()
  await first.control('seed', { profile: 'newUser' })
  await first.control('seed', { profile: 'newUser' }, 'other')
  await first.stop()
  const second = await start()
  for (let n = 1; n <= count; n++)
    await second.control('fund', { userId: 'u-1001', mode: 'real', amount: `${n}.00` })
  const files = ['', '-wal', '-marks'].map((end) => join(dir, DATA_FILE + end))
  const kept = files.map((file) => readFileSync(file))
  await second.stop()
  notices = []
  return () => {
    for (const name of readdirSync(dir)) rmSync(join(dir, name))
    for (const [index, file] of files.entries()) writeFileSync(file, kept[index] as Buffer)
  }
}

test.each<[string, (log: string, marks: string) => void, RegExp]>([
  [
    'cut off',
    (log) => writeFileSync(log, readFileSync(log).subarray(0, 32 + 24 + 4_096)),
    /the last \d+ changes are not in it/,
  ],
  ['emptied', (log) => writeFileSync(log, ''), /the last 5 changes are not in it/],
  ['removed', (log) => rmSync(log), /the last 5 changes are not in it/],
  [
    'left behind with the marks',
    (log, marks) => {
      rmSync(log)
      rmSync(marks)
    },
    /its mark is missing/,
  ],
])('a log that was %s is noticed: what is lost is said, and the rest is there', async (_, damage, reason) => {
  const restore = await killedAfter(5)
  restore()
  damage(join(dir, `${DATA_FILE}-wal`), join(dir, `${DATA_FILE}-marks`))
  const again = await start()
  expect(notices).toEqual([expect.stringMatching(reason)])
  expect((await again.control('users')).total).toBe(1)
  const copy = aside().find((name) => name.endsWith('.sqlite'))
  expect(notices[0]).toContain(`kept as ${copy}`)
  await again.stop()
  notices = []
  await start()
  expect(notices).toEqual([])
})

test.each([
  ['a record that was deleted', "DELETE FROM rows WHERE kind = 'users' AND state = 1"],
  [
    'a record that was changed',
    "UPDATE rows SET row = replace(row, 'newuser', 'mewuser') WHERE kind = 'users' AND state = 1",
  ],
  ['a head that was changed', "UPDATE states SET head = '{}' WHERE id = 1"],
])('%s takes its world along, and no other', async (_, sql) => {
  await killedAfter(2)
  const before = new DatabaseSync(path())
  expect(before.prepare('SELECT world FROM states WHERE id = 1').get()).toEqual({ world: 'main' })
  before.exec(sql)
  before.close()
  const again = await start()
  expect(notices).toEqual([expect.stringMatching(/its records are not those that were written/)])
  expect(notices[0]).toContain('World "main"')
  expect(notices[0]).toContain(aside().find((name) => name.endsWith('.sqlite')))
  expect((await again.control('users')).total).toBe(0)
  expect((await again.control('users', undefined, 'other')).total).toBe(1)
  await again.stop()
  notices = []
  await start()
  expect(notices).toEqual([])
})

test('a file of another format, and one of another program, are set aside as unknown', async () => {
  await fill()
  const newer = new DatabaseSync(path())
  newer.exec('PRAGMA user_version = 99')
  newer.close()
  await expectAfresh('unknown', /format 99/)
})

test('a file of another program is left as it is', async () => {
  const foreign = new DatabaseSync(path())
  foreign.exec('CREATE TABLE notes (text); INSERT INTO notes VALUES (1)')
  foreign.close()
  await expectAfresh('unknown', /another program/)
})

/** Changes the first row that fits, and the digest with it: as another version would have written it. */
const rewrite = (
  where: string,
  change: (kind: string, row: string) => readonly [kind: string, row: string],
) => {
  const database = new DatabaseSync(path())
  const found = database.prepare(`SELECT kind, key, row FROM rows WHERE ${where}`).get()
  const { kind, key, row } = found as { kind: string; key: string; row: string }
  const [newKind, newRow] = change(kind, row)
  const { digest } = database.prepare('SELECT digest FROM states').get() as { digest: number }
  database
    .prepare('UPDATE rows SET kind = ?, row = ? WHERE kind = ? AND key = ?')
    .run(newKind, newRow, kind, key)
  database
    .prepare('UPDATE states SET digest = ?')
    .run(exchange(digest, digestOf(kind, key, row), digestOf(newKind, key, newRow)))
  database.close()
}

test('records that this version does not know are set aside whole', async () => {
  await fill()
  rewrite("kind = 'users'", (_, row) => ['users2', row])
  await expectAfresh('unknown', /no table "users2"/)
})

test('an event of a kind that this version does not know stops the start, by its name', async () => {
  await fill()
  rewrite("kind = 'due' AND row LIKE '%\"dayClose\"%'", (kind, row) => [
    kind,
    row.replace('"dayClose"', '"rentDue"'),
  ])
  const before = readFileSync(path())
  await expect(start()).rejects.toThrow(/"main" has an event "rentDue" planned/)
  expect(readFileSync(path())).toEqual(before)
  expect(notices).toEqual([])
})

test('a world that is no longer listed is missed', async () => {
  await killedAfter(1)
  const database = new DatabaseSync(path())
  database.exec('DELETE FROM rows WHERE state = 2; DELETE FROM states WHERE id = 2')
  database.close()
  const again = await start()
  expect(notices).toEqual([expect.stringMatching(/1 of its worlds and snapshots are not in it/)])
  await again.stop()
  notices = []
  await start()
  expect(notices).toEqual([])
})

test('a file of an older format comes back as it was', async () => {
  const first = await start()
  await first.control('seed', { profile: 'newUser' })
  await first.control('snapshot', { name: 'before' })
  const hash = await first.state()
  await first.stop()
  const database = new DatabaseSync(path())
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
  writeFileSync(`${path()}-marks`, marks)
  const second = await start()
  expect(await second.state()).toBe(hash)
  await second.stop()
  const third = await start()
  expect(await third.state()).toBe(hash)
  expect((await third.control('restore', { name: 'before' })).hash).toBe(hash)
  expect(notices).toEqual([])
})

test('holds no password, no code, no token, no key, no account number and no image', async () => {
  const first = await start()
  await first.call('login/sendCode', { email: 'ada@example.com', scene: 'register' })
  const { messages } = await first.control('mailbox')
  const { result } = await first.call('login/register', { ...register('ada_1'), code: messages[0].code })
  expect(result.token.length).toBeGreaterThan(40)
  await first.control('seed', { profile: 'newUser' })
  const login = await first.call('login/login', { userName: 'newuser', password: SAMPLE_PASSWORD })
  expect(login.code).toBe('200')

  const mine = { Authorization: result.token, virtually: 'NO' }
  await first.call('login/sendCode', { email: 'ada@example.com', scene: 'security' })
  const set = await first.call('payment/password/set', { password: '271828', emailCode: '123456' }, mine)
  expect(set.code).toBe('20005')
  const { id } = (await first.call('user/getUserInfo', {}, mine)).result
  await first.control('fund', { userId: id, mode: 'real', amount: '500.00' })
  const withdrawal = {
    method: 'BANK',
    amount: '100.00',
    bankName: 'Sample Bank',
    cardholder: 'Ada Example',
    accountNo: 'DE89370400440532013000',
    securityPassword: '271828',
    expectedFee: '1.00',
  }
  const paid = await first.call('user/withdrawal', withdrawal, {
    ...mine,
    'Idempotency-Key': 'key-of-my-own-1',
  })
  expect(paid.code).toBe('20003')

  const picture = new Uint8Array([...pictures.png, ...Buffer.from('a face, and an identity card')])
  const form = new FormData()
  form.set('purpose', 'kyc')
  form.set('file', new Blob([picture], { type: 'image/png' }), 'face.png')
  const upload = await fetch(`${first.mockServer.url}/swx/customer/user/upload`, {
    method: 'POST',
    headers: mine,
    body: form,
  })
  expect((await upload.json()).code).toBe('200')

  const secrets = [
    'Secret-Word-9',
    SAMPLE_PASSWORD,
    result.token,
    login.result.token,
    '"271828"',
    'key-of-my-own-1',
    withdrawal.accountNo,
    'a face, and an identity card',
  ]
  // Six digits may stand inside a random hash by chance; a code stands by itself.
  const code = new RegExp(`(?<![0-9A-Za-z])${messages[0].code}(?![0-9A-Za-z])`)
  const expectNone = () => {
    for (const name of readdirSync(dir)) {
      const bytes = readFileSync(join(dir, name))
      for (const secret of secrets) expect(bytes.includes(secret), `${secret} in ${name}`).toBe(false)
      expect(code.test(bytes.toString('latin1')), `the code in ${name}`).toBe(false)
    }
  }
  expectNone()
  const dump = JSON.stringify(first.mockServer.world.store.dump(), (_, value) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  const journal = JSON.stringify(await first.control('journal'))
  for (const secret of secrets) expect(`${dump}${journal}`).not.toContain(secret)
  expect(`${dump}${journal}`).not.toMatch(code)
  await first.stop()
  expectNone()
})

test.each([
  ['its log and its marks are gone', () => undefined],
  ['its log is gone and its marks are empty', () => writeFileSync(`${path()}-marks`, '')],
  [
    'its log is gone and its marks are garbage',
    () => writeFileSync(`${path()}-marks`, Buffer.alloc(16, 0xff)),
  ],
])('a young sandbox of which %s is no fresh start: it says so', async (_, leave) => {
  const first = await start({ profile: 'newUser' })
  for (let price = 50_000; price < 50_005; price++) await first.control('market/BTC/price', { price })
  const main = readFileSync(path())
  await first.stop()
  for (const name of readdirSync(dir)) rmSync(join(dir, name))
  writeFileSync(path(), main)
  leave()
  notices = []
  const again = await start()
  // The main file had the world from its beginning on.
  expect((await again.control('users')).total).toBe(1)
  expect(notices.join()).toMatch(/mark is missing, so its latest changes may be, too|changes are not in it/)
})

test('a folder that may not be written is said so, with what to do', async () => {
  writeFileSync(join(dir, 'file'), '')
  await expect(start({ dataDir: join(dir, 'file', 'data') })).rejects.toThrow(
    /cannot be made: .*or start with another folder as --data/,
  )
})
