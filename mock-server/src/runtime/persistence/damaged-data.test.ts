import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { useDataFolder } from '../../test/data-folder.ts'
import { runSeed, SOAK } from '../../test/soak.ts'
import { digestOf, exchange } from './digest.ts'
import { DATA_FILE } from './open-data-folder.ts'

const kept = useDataFolder()

const aside = () => readdirSync(kept.dir).filter((name) => !name.startsWith(DATA_FILE))

const expectAfresh = async (kind: 'damaged' | 'unknown', reason: RegExp) => {
  const again = await kept.start()
  expect(kept.notices).toHaveLength(1)
  expect(kept.notices[0]).toContain(kept.path())
  expect(kept.notices[0]).toMatch(reason)
  expect(kept.notices[0]).not.toContain('\n')
  const names = aside()
  expect(names.some((name) => name.startsWith(`sandbox-${kind}-`))).toBe(true)
  expect(kept.notices[0]).toContain(names.find((name) => name.endsWith('.sqlite')))
  expect((await again.control('clock')).now).toBe('2026-01-12T15:20:00.000Z')
  await again.stop()
  await kept.start()
  expect(kept.notices).toHaveLength(1)
}

const fill = async () => {
  const first = await kept.start()
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
  writeFileSync(kept.path(), damage(readFileSync(kept.path())))
  const found = readFileSync(kept.path())
  await expectAfresh(kind, reason)
  const [name] = aside()
  expect(readFileSync(join(kept.dir, name as string)).equals(found)).toBe(true)
})

test('whatever byte of the file or its log changes, nothing is lost in silence', {
  timeout: 60_000 * SOAK,
}, async () => {
  const first = await kept.start()
  await first.control('seed', { profile: 'newUser' })
  for (const name of ['a', 'b', 'c', 'd']) await first.control('snapshot', { name })
  await first.stop()
  const second = await kept.start()
  for (let n = 1; n <= 12; n++)
    await second.control('fund', { userId: 'u-1001', mode: 'real', amount: `${n}.00` })
  const hash = await second.state()
  // As a killed process leaves it: main file and log.
  const files = ['', '-wal', '-marks']
    .map((end) => DATA_FILE + end)
    .map((name) => ({
      name,
      bytes: readFileSync(join(kept.dir, name)),
    }))
  await second.stop()
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.nat({ max: 999_999 }), async (inLog, at) => {
      for (const name of readdirSync(kept.dir)) rmSync(join(kept.dir, name))
      kept.notices = []
      for (const { name, bytes } of files) {
        const copy = Buffer.from(bytes)
        const offset = Math.floor((at / 1_000_000) * copy.length)
        if (name === (inLog ? `${DATA_FILE}-wal` : DATA_FILE)) copy[offset] = (copy[offset] as number) ^ 0x10
        writeFileSync(join(kept.dir, name), copy)
      }
      const again = await kept.start()
      if (kept.notices.length === 0) expect(await again.state()).toBe(hash)
      else expect(aside().length).toBeGreaterThan(0)
      await again.stop()
    }),
    { numRuns: 40 * SOAK, seed: runSeed(), unbiased: true },
  )
})

/** What a killed process leaves after `count` payments: main file, log and marks. */
const killedAfter = async (count: number): Promise<() => void> => {
  const first = await kept.start()
  await first.control('seed', { profile: 'newUser' })
  await first.control('seed', { profile: 'newUser' }, 'other')
  await first.stop()
  const second = await kept.start()
  for (let n = 1; n <= count; n++)
    await second.control('fund', { userId: 'u-1001', mode: 'real', amount: `${n}.00` })
  const files = ['', '-wal', '-marks'].map((end) => join(kept.dir, DATA_FILE + end))
  const found = files.map((file) => readFileSync(file))
  await second.stop()
  kept.notices = []
  return () => {
    for (const name of readdirSync(kept.dir)) rmSync(join(kept.dir, name))
    for (const [index, file] of files.entries()) writeFileSync(file, found[index] as Buffer)
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
  damage(join(kept.dir, `${DATA_FILE}-wal`), join(kept.dir, `${DATA_FILE}-marks`))
  const again = await kept.start()
  expect(kept.notices).toEqual([expect.stringMatching(reason)])
  expect((await again.control('users')).total).toBe(1)
  const copy = aside().find((name) => name.endsWith('.sqlite'))
  expect(kept.notices[0]).toContain(`kept as ${copy}`)
  await again.stop()
  kept.notices = []
  await kept.start()
  expect(kept.notices).toEqual([])
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
  const before = new DatabaseSync(kept.path())
  expect(before.prepare('SELECT world FROM states WHERE id = 1').get()).toEqual({ world: 'main' })
  before.exec(sql)
  before.close()
  const again = await kept.start()
  expect(kept.notices).toEqual([expect.stringMatching(/its records are not those that were written/)])
  expect(kept.notices[0]).toContain('World "main"')
  expect(kept.notices[0]).toContain(aside().find((name) => name.endsWith('.sqlite')))
  expect((await again.control('users')).total).toBe(0)
  expect((await again.control('users', undefined, 'other')).total).toBe(1)
  await again.stop()
  kept.notices = []
  await kept.start()
  expect(kept.notices).toEqual([])
})

test('a file of another format, and one of another program, are set aside as unknown', async () => {
  await fill()
  const newer = new DatabaseSync(kept.path())
  newer.exec('PRAGMA user_version = 99')
  newer.close()
  await expectAfresh('unknown', /format 99/)
})

test('a file of another program is left as it is', async () => {
  const foreign = new DatabaseSync(kept.path())
  foreign.exec('CREATE TABLE notes (text); INSERT INTO notes VALUES (1)')
  foreign.close()
  await expectAfresh('unknown', /another program/)
})

/** Changes the first row that fits, and the digest with it: as another version would have written it. */
const rewrite = (
  where: string,
  change: (kind: string, row: string) => readonly [kind: string, row: string],
) => {
  const database = new DatabaseSync(kept.path())
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
  const before = readFileSync(kept.path())
  await expect(kept.start()).rejects.toThrow(/"main" has an event "rentDue" planned/)
  expect(readFileSync(kept.path())).toEqual(before)
  expect(kept.notices).toEqual([])
})

test('a world that is no longer listed is missed', async () => {
  await killedAfter(1)
  const database = new DatabaseSync(kept.path())
  database.exec('DELETE FROM rows WHERE state = 2; DELETE FROM states WHERE id = 2')
  database.close()
  const again = await kept.start()
  expect(kept.notices).toEqual([expect.stringMatching(/1 of its worlds and snapshots are not in it/)])
  await again.stop()
  kept.notices = []
  await kept.start()
  expect(kept.notices).toEqual([])
})

test.each([
  ['its log and its marks are gone', () => undefined],
  ['its log is gone and its marks are empty', () => writeFileSync(`${kept.path()}-marks`, '')],
  [
    'its log is gone and its marks are garbage',
    () => writeFileSync(`${kept.path()}-marks`, Buffer.alloc(16, 0xff)),
  ],
])('a young sandbox of which %s is no fresh start: it says so', async (_, leave) => {
  const first = await kept.start({ profile: 'newUser' })
  for (let price = 50_000; price < 50_005; price++) await first.control('market/BTC/price', { price })
  const main = readFileSync(kept.path())
  await first.stop()
  for (const name of readdirSync(kept.dir)) rmSync(join(kept.dir, name))
  writeFileSync(kept.path(), main)
  leave()
  kept.notices = []
  const again = await kept.start()
  // The main file had the world from its beginning on.
  expect((await again.control('users')).total).toBe(1)
  expect(kept.notices.join()).toMatch(
    /mark is missing, so its latest changes may be, too|changes are not in it/,
  )
})
