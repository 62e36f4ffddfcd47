import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { KeepError } from '../world-persistence.ts'
import { openDataFile } from './data-file.ts'
import { type Disk, realDisk } from './disk.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'swx-disk-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

const open = (disk: Disk = realDisk, folder = dir) =>
  openDataFile(join(folder, 'sandbox.sqlite'), false, disk)
const withFiles = (files: Partial<Disk['files']>): Disk => ({
  ...realDisk,
  files: { ...realDisk.files, ...files },
})
const worldsOf = (file: ReturnType<typeof open>) => file.states().map(({ world }) => world)
const eio = () =>
  Object.assign(new Error('EIO: i/o error, write'), { code: 'EIO', errno: -5, syscall: 'write' })

/** A disk that has `before` run before a statement and `after` after it. */
const withStatement = (sql: string, { before = () => {}, after = () => {} }): Disk => ({
  ...realDisk,
  openDatabase(path) {
    const database = realDisk.openDatabase(path)
    return new Proxy(database, {
      get(_, name: keyof typeof database) {
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

test('what is written stays written when the disk does not take its mark, and the next mark makes up for it', () => {
  let isBroken = false
  const writeSync = ((...args: Parameters<typeof realDisk.files.writeSync>) => {
    if (isBroken) throw eio()
    return realDisk.files.writeSync(...args)
  }) as typeof realDisk.files.writeSync
  const file = open(withFiles({ writeSync }))
  isBroken = true
  expect(file.write(() => file.add('main', '', {})).world).toBe('main')
  isBroken = false
  const other = file.write(() => file.add('other', '', {}))
  file.close()
  const marks = readFileSync(join(dir, 'sandbox.sqlite-marks'))
  expect([marks.readDoubleLE(8), marks.readDoubleLE(other.id * 8)]).toEqual([1, 1])
  const again = open()
  expect([worldsOf(again), again.losses]).toEqual([['main', 'other'], []])
  again.close()
})

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
  const place = file.write(() => file.add('main', '', {}))
  for (let change = 2; change <= 300; change++) file.write(() => file.setHead(place, { change }))
  file.close()
  expect(readFileSync(join(dir, 'sandbox.sqlite-marks')).readDoubleLE(place.id * 8)).toBe(300)
})

test('a process that ends right after a world was removed has lost nothing', () => {
  const copy = mkdtempSync(join(tmpdir(), 'swx-disk-'))
  let isRemoved = false
  const file = open(
    withStatement('COMMIT', {
      after: () => isRemoved && cpSync(dir, copy, { recursive: true }),
    }),
  )
  for (const name of ['main', 'gone']) file.write(() => file.add(name, '', {}))
  isRemoved = true
  file.write(() => file.remove('gone'))
  file.close()
  const again = open(realDisk, copy)
  expect([worldsOf(again), again.losses]).toEqual([['main'], []])
  again.close()
  rmSync(copy, { recursive: true })
})

test('a world whose removal cannot be written is still there', () => {
  let isBroken = false
  const file = open(
    withStatement('COMMIT', {
      before() {
        if (isBroken) throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR' })
      },
    }),
  )
  file.write(() => file.add('main', '', {}))
  isBroken = true
  expect(() => file.write(() => file.remove('main'))).toThrow(KeepError)
  file.close()
  const again = open()
  expect([worldsOf(again), again.losses]).toEqual([['main'], []])
  again.close()
})

test('a change that cannot even begin says that it was not kept', () => {
  let isBroken = false
  const file = open(
    withStatement('BEGIN IMMEDIATE', {
      before() {
        if (isBroken) throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR' })
      },
    }),
  )
  isBroken = true
  expect(() => file.write(() => file.add('main', '', {}))).toThrow(KeepError)
  isBroken = false
  file.write(() => file.add('main', '', {}))
  expect(worldsOf(file)).toEqual(['main'])
  file.close()
})
