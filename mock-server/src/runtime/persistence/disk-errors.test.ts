import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { KeepError, type WorldHead } from '../world-persistence.ts'
import { type DataFile, openDataFile } from './data-file.ts'
import { type Disk, realDisk } from './disk.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'swx-disk-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

const open = (disk: Disk = realDisk, folder = dir): DataFile => {
  const file = openDataFile(join(folder, 'sandbox.sqlite'), disk)
  file.begin()
  return file
}
const withFiles = (files: Partial<Disk['files']>): Disk => ({
  ...realDisk,
  files: { ...realDisk.files, ...files },
})
const worldsOf = async (file: DataFile) => (await file.load()).map(({ name }) => name)
const head = (shown = 0): WorldHead => ({
  seed: 1,
  profile: 'empty',
  clock: { mode: 'frozen', at: 0 },
  shown,
})
const add = (file: DataFile, world: string) => file.commit({ does: 'begin', world, head: head(), rows: [] })
const drop = (file: DataFile, world: string) => file.commit({ does: 'drop', world })
const markIn = (folder: string) => readFileSync(join(folder, 'sandbox.sqlite-marks')).readDoubleLE(0)
const eio = () =>
  Object.assign(new Error('EIO: i/o error, write'), { code: 'EIO', errno: -5, syscall: 'write' })

const sqliteError = () => Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR' })

/** A disk that has `before` run before a statement and `after` after it. */
const withStatement = (sql: string, { before = () => {}, after = () => {} }): Disk => ({
  ...realDisk,
  openDatabase(path) {
    const database = realDisk.openDatabase(path)
    return new Proxy(database, {
      get(_, name: keyof typeof database) {
        if (name === 'exec')
          return (text: string) => {
            if (text === sql) before()
            database.exec(text)
            if (text === sql) after()
          }
        if (name !== 'prepare') {
          const value = database[name]
          return typeof value === 'function' ? value.bind(database) : value
        }
        return (text: string) => {
          const statement = database.prepare(text)
          if (text !== sql) return statement
          return {
            run(...values: never[]) {
              before()
              const answer = statement.run(...values)
              after()
              return answer
            },
          }
        }
      },
    })
  },
})

test('what is written stays written when the disk does not take its mark, and the next mark makes up for it', async () => {
  let isBroken = false
  const writeSync = ((...args: Parameters<typeof realDisk.files.writeSync>) => {
    if (isBroken) throw eio()
    return realDisk.files.writeSync(...args)
  }) as typeof realDisk.files.writeSync
  const file = open(withFiles({ writeSync }))
  isBroken = true
  add(file, 'main')
  expect(markIn(dir)).toBe(0)
  isBroken = false
  add(file, 'other')
  file.close()
  expect(markIn(dir)).toBe(2)
  const again = open()
  expect([await worldsOf(again), again.losses]).toEqual([['main', 'other'], []])
  again.close()
})

/** The folder as a process leaves it that is killed now. */
const copyOf = (folder: string): string => {
  const copy = mkdtempSync(join(tmpdir(), 'swx-disk-'))
  cpSync(folder, copy, { recursive: true })
  return copy
}

test.each([
  ['nothing', 0],
  ['half', 4],
])(
  'a loss is said once, also when the disk takes %s of the next mark and the process is killed',
  async (_, taken) => {
    const file = open()
    for (const name of ['main', 'other', 'lost']) add(file, name)
    const found = copyOf(dir)
    file.close()
    // SQLite's log is left behind; the first world is in the main file.
    rmSync(join(found, 'sandbox.sqlite-wal'))

    let isBroken = true
    const writeSync = ((to: number, bytes: Buffer, offset: number, length: number, position: number) => {
      if (!isBroken) return realDisk.files.writeSync(to, bytes, offset, length, position)
      if (taken > 0) realDisk.files.writeSync(to, bytes, offset, taken, position)
      throw eio()
    }) as typeof realDisk.files.writeSync
    const second = open(withFiles({ writeSync }), found)
    expect(second.losses).toEqual(['the last 2 changes are not in it'])
    const killed = copyOf(found)
    isBroken = false
    add(second, 'next')
    const killedLater = copyOf(found)
    second.close()

    for (const [folder, worlds] of [
      [killed, ['main']],
      [killedLater, ['main', 'next']],
    ] as const) {
      const third = open(realDisk, folder)
      expect([third.losses, await worldsOf(third)]).toEqual([[], worlds])
      third.close()
    }
    for (const folder of [found, killed, killedLater]) rmSync(folder, { recursive: true })
  },
)

test('a mark that the disk takes in pieces is whole', () => {
  const writeSync = ((file: number, bytes: Buffer, offset: number, length: number, position: number) =>
    realDisk.files.writeSync(
      file,
      bytes,
      offset,
      Math.min(length, 3),
      position,
    )) as typeof realDisk.files.writeSync
  const file = open(withFiles({ writeSync }))
  add(file, 'main')
  for (let shown = 2; shown <= 300; shown++)
    file.commit({ does: 'change', world: 'main', head: head(shown), rows: [] })
  file.close()
  expect(markIn(dir)).toBe(300)
})

test('a process that ends right after a world was removed has lost nothing', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'swx-disk-'))
  let isRemoved = false
  const file = open(
    withStatement('COMMIT', {
      after: () => isRemoved && cpSync(dir, copy, { recursive: true }),
    }),
  )
  for (const name of ['main', 'gone']) add(file, name)
  isRemoved = true
  drop(file, 'gone')
  file.close()
  const again = open(realDisk, copy)
  expect([await worldsOf(again), again.losses]).toEqual([['main'], []])
  again.close()
  rmSync(copy, { recursive: true })
})

test('a world whose removal cannot be written is still there', async () => {
  let isBroken = false
  const file = open(
    withStatement('COMMIT', {
      before() {
        if (isBroken) throw sqliteError()
      },
    }),
  )
  add(file, 'main')
  isBroken = true
  expect(() => drop(file, 'main')).toThrow(KeepError)
  file.close()
  const again = open()
  expect([await worldsOf(again), again.losses]).toEqual([['main'], []])
  again.close()
})

test('a change that is on the disk although the disk failed is no loss, and is counted', async () => {
  let isBroken = false
  const file = open(
    withStatement('COMMIT', {
      after() {
        if (isBroken) throw sqliteError()
      },
    }),
  )
  add(file, 'main')
  isBroken = true
  expect(() => add(file, 'answered as not kept')).toThrow(KeepError)
  isBroken = false
  const killed = copyOf(dir)
  add(file, 'next')
  const cutOff = copyOf(dir)
  file.close()
  rmSync(join(cutOff, 'sandbox.sqlite-wal'))

  const again = open(realDisk, killed)
  expect([again.losses, await worldsOf(again)]).toEqual([[], ['main', 'answered as not kept']])
  again.close()
  const without = open(realDisk, cutOff)
  expect(without.losses).toEqual(['the last 2 changes are not in it'])
  without.close()
  for (const folder of [killed, cutOff]) rmSync(folder, { recursive: true })
})

test('a log that the disk does not take into the file is as good', async () => {
  const disk = withStatement('PRAGMA wal_checkpoint(TRUNCATE)', {
    before() {
      throw sqliteError()
    },
  })
  const file = open(disk)
  add(file, 'main')
  const killed = copyOf(dir)
  file.close()
  const again = open(disk, killed)
  expect([again.losses, await worldsOf(again)]).toEqual([[], ['main']])
  again.close()
  rmSync(killed, { recursive: true })
})

test('a change that cannot even begin says that it was not kept', async () => {
  let isBroken = false
  const file = open(
    withStatement('BEGIN IMMEDIATE', {
      before() {
        if (isBroken) throw sqliteError()
      },
    }),
  )
  isBroken = true
  expect(() => add(file, 'main')).toThrow(KeepError)
  isBroken = false
  add(file, 'main')
  expect(await worldsOf(file)).toEqual(['main'])
  file.close()
})

test('a world that changes is read back with its latest rows, and its snapshot with those of its time', async () => {
  const file = open()
  const row = (n: number) => ({ table: 'users', key: 'u-1', row: { id: 'u-1', owed: BigInt(n) } })
  file.commit({ does: 'begin', world: 'main', head: head(1), rows: [row(1)] })
  file.commit({ does: 'snapshot', world: 'main', name: 's', head: { seed: 1, profile: 'empty', at: 5 } })
  file.commit({ does: 'change', world: 'main', head: head(2), rows: [row(2)] })
  file.close()
  const again = open()
  const [main] = await again.load()
  expect([main?.shown, main?.rows]).toEqual([2, { users: [{ id: 'u-1', owed: 2n }] }])
  expect([main?.snapshots[0]?.at, main?.snapshots[0]?.rows()]).toEqual([
    5,
    { users: [{ id: 'u-1', owed: 1n }] },
  ])
  expect([again.damaged, again.losses]).toEqual([[], []])
  again.commit({ does: 'change', world: 'main', head: head(3), rows: [{ ...row(0), row: undefined }] })
  again.close()
  const last = open()
  expect([(await last.load())[0]?.rows, last.damaged]).toEqual([{}, []])
  last.close()
})
