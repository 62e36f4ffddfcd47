import * as fs from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Database, Disk, Statement } from '../../runtime/persistence/disk.ts'
import { DATA_FILE } from '../../runtime/persistence/open-data-folder.ts'
import { fileError, ProcessEnded, sqliteError } from './disk-error.ts'
import { halfWritten, withoutTail } from './log-cut.ts'
import type { Tally } from './tally.ts'

/** What is wrong with the disk. */
export interface DiskTrouble {
  /** Every so many calls fail. */
  readonly errorEvery?: number
  /** Every so many writes to the file of marks stop in the middle. */
  readonly shortEvery?: number
  /** How many more records fit. */
  readonly room?: number
}

/** How a write that is under way gets to the disk as the process ends: not at all, in part, or wholly. */
export type LastWrite = 'none' | 'part' | 'all'

/** What a test makes a broken disk of. */
export interface DiskPlant {
  /** Whether a statement is answered as done and forgotten. */
  readonly forgets?: (sql: string, values: readonly unknown[]) => boolean
}

/** A disk that fails when it is told to, and keeps what a process that ends leaves behind. */
export interface SimulatedDisk extends Disk {
  readonly dir: string
  /** Whether the process has ended; from then on every call throws. */
  readonly isEnded: boolean
  /** Whether the write that was under way at the end is on the disk. */
  readonly hasLastWrite: boolean
  /** How often it has failed. */
  readonly failures: number
  /** Called before and after each transaction is written. */
  onWrite: { before(): void; after(): void }
  trouble(trouble: DiskTrouble): void
  /** Runs `work`, which may wait, on a disk that does not fail. */
  soundly<T>(work: () => T): T
  /** Ends the process at one of its next calls. */
  endAt(calls: number, last: LastWrite, share: number): void
  /** Ends the process between two calls. */
  end(): void
  /** Ends the process and all the system has not written yet. @returns how many transactions are lost at most */
  losePower(most: number, share: number, withMarks: boolean): number
  /** Lets another process begin with what the last one left. */
  revive(): void
  /** The process has started: a loss of power may take the marks back to what they are now. */
  started(): void
  /** The records of a world as they are on the disk, by table and key. */
  rowsOf(world: string): Map<string, string>
  remove(): void
}

/** @param checkpointEvery after how many transactions the log goes into the file and both are safe from a loss of power. */
export const createSimulatedDisk = (
  dir: string,
  { checkpointEvery, durable }: { checkpointEvery: number; durable: 'kill' | 'full' },
  tally: Tally,
  plant: DiskPlant = {},
): SimulatedDisk => {
  const opened = new Set<DatabaseSync>()
  const descriptors = new Map<number, string>()
  let trouble: DiskTrouble = {}
  let room = Number.POSITIVE_INFINITY
  let [calls, failures, marksWritten, sinceCheckpoint] = [0, 0, 0, 0]
  /** Rows changed by the transaction that is under way. */
  let changes = 0
  let isSound = false
  let ending: { readonly at: number; readonly last: LastWrite; readonly share: number } | undefined
  let left: Map<string, Buffer> | undefined
  let hasLastWrite = false
  let marksAtStart: Buffer | undefined

  const read = (name: string): Buffer =>
    fs.existsSync(join(dir, name)) ? fs.readFileSync(join(dir, name)) : Buffer.alloc(0)
  const image = (): Map<string, Buffer> =>
    new Map(fs.existsSync(dir) ? fs.readdirSync(dir).map((name) => [name, read(name)]) : [])

  const fail = (error: Error): never => {
    failures++
    throw error
  }
  const end = (files: Map<string, Buffer>): never => {
    left = files
    throw new ProcessEnded('The simulated process has ended.')
  }

  /** Ends the process in the middle of `write`. */
  const endWithin = (
    write: (() => unknown) | undefined,
    { last, share }: { last: LastWrite; share: number },
  ) => {
    const before = image()
    if (!write || last === 'none') return end(before)
    write()
    if (last === 'all') {
      hasLastWrite = true
      return end(image())
    }
    tally.tornWrites++
    const log = `${DATA_FILE}-wal`
    const torn = halfWritten(before.get(log) ?? Buffer.alloc(0), read(log), share)
    return end(before.set(log, torn))
  }

  /** A call that the disk may fail. */
  const call = <T>(work: () => T, error: () => Error, onFail?: () => void, write?: () => unknown): T => {
    if (left) throw new ProcessEnded('The simulated process has ended.')
    if (isSound) return work()
    calls++
    // An end in the middle of a write waits for one.
    if (ending && calls >= ending.at && (write || ending.last === 'none')) {
      tally.endsInACall++
      return endWithin(write, ending)
    }
    const { errorEvery } = trouble
    if (errorEvery !== undefined && calls % errorEvery === 0) {
      tally.errors++
      onFail?.()
      return fail(error())
    }
    return work()
  }

  const wrapStatement = (database: DatabaseSync, sql: string): Statement => {
    const statement = database.prepare(sql)
    const isRow = sql.startsWith('INSERT OR REPLACE INTO rows')
    const isCommit = sql === 'COMMIT'
    // SQLite often rolls a transaction back by itself when the disk fails, and sometimes leaves that to its caller.
    const rollBack = () => calls % 2 === 0 && database.isTransaction && database.exec('ROLLBACK')
    const error = () => sqliteError('error')

    const commit = () => {
      const answer = statement.run()
      // A transaction that changed nothing is not in the log.
      if (changes === 0) return answer
      disk.onWrite.after()
      if (++sinceCheckpoint >= checkpointEvery) {
        database.exec('PRAGMA wal_checkpoint(PASSIVE)')
        sinceCheckpoint = 0
      }
      return answer
    }
    const run: Statement['run'] = (...values: never[]) => {
      // Rolling back touches no file: a transaction stays in memory until it is committed.
      if (sql === 'ROLLBACK') return statement.run()
      if (isCommit && !left) disk.onWrite.before()
      if (plant.forgets?.(sql, values)) {
        if (isCommit) {
          database.exec('ROLLBACK')
          disk.onWrite.after()
        }
        return { changes: 1, lastInsertRowid: 0 }
      }
      if (isRow && !isSound && !left && room-- <= 0) {
        tally.full++
        rollBack()
        return fail(sqliteError('full'))
      }
      const write = isCommit ? () => statement.run() : undefined
      const answer = call(() => (isCommit ? commit() : statement.run(...values)), error, rollBack, write)
      changes = sql.startsWith('BEGIN') ? 0 : changes + Number(answer.changes)
      return answer
    }
    const get: Statement['get'] = (...values: never[]) => {
      if (sql.startsWith('INSERT')) changes++
      return call(() => statement.get(...values), error, rollBack)
    }
    return {
      run,
      get,
      all: (...values: never[]) => call(() => statement.all(...values), error, rollBack),
      iterate: (...values: never[]) => call(() => statement.iterate(...values), error, rollBack),
    } as Statement
  }

  const openDatabase = (file: string): Database => {
    const database = call(
      () => new DatabaseSync(file),
      () => sqliteError('error'),
    )
    opened.add(database)
    database.exec('PRAGMA wal_autocheckpoint = 0')
    return {
      get isTransaction() {
        return database.isTransaction
      },
      exec: (sql) =>
        call(
          () => database.exec(sql),
          () => sqliteError('error'),
        ),
      prepare: (sql) => wrapStatement(database, sql),
      close() {
        if (left) return
        opened.delete(database)
        database.close()
      },
    }
  }

  const writeSync = ((file: number, bytes: Buffer, offset: number, length: number, position: number) => {
    const isShort = !isSound && trouble.shortEvery !== undefined && ++marksWritten % trouble.shortEvery === 0
    const write = (size: number) => fs.writeSync(file, bytes, offset, size, position)
    const part = Math.ceil(length / 2)
    if (isShort && length > 1) tally.shortWrites++
    return call(
      () => write(isShort ? part : length),
      fileError,
      undefined,
      () => write(ending?.last === 'part' ? part : length),
    )
  }) as typeof fs.writeSync

  const disk: SimulatedDisk = {
    dir,
    openDatabase,
    files: {
      ...fs,
      writeSync,
      renameSync: (from, to) => call(() => fs.renameSync(from, to), fileError),
      openSync: ((...args: Parameters<typeof fs.openSync>) => {
        const file = call(() => fs.openSync(...args), fileError)
        descriptors.set(file, String(args[0]))
        return file
      }) as typeof fs.openSync,
      closeSync(file) {
        if (descriptors.delete(file)) fs.closeSync(file)
      },
    },
    get isEnded() {
      return left !== undefined
    },
    get hasLastWrite() {
      return hasLastWrite
    },
    get failures() {
      return failures
    },
    onWrite: { before() {}, after() {} },
    trouble(next) {
      trouble = next
      room = next.room ?? Number.POSITIVE_INFINITY
    },
    soundly(work) {
      const was = isSound
      isSound = true
      const after = () => {
        isSound = was
      }
      let answer: ReturnType<typeof work> | undefined
      try {
        answer = work()
        return answer instanceof Promise ? (answer.finally(after) as typeof answer) : answer
      } finally {
        if (!(answer instanceof Promise)) after()
      }
    },
    endAt(after, last, share) {
      ending = { at: calls + after, last, share }
    },
    end() {
      left ??= image()
    },
    losePower(most, share, withMarks) {
      const files = image()
      const lost = durable === 'full' ? 0 : Math.min(most, sinceCheckpoint)
      const log = `${DATA_FILE}-wal`
      files.set(log, withoutTail(files.get(log) ?? Buffer.alloc(0), lost, share))
      if (!withMarks && marksAtStart) files.set(`${DATA_FILE}-marks`, marksAtStart)
      left ??= files
      return lost
    },
    revive() {
      const files = left ?? image()
      for (const database of opened) database.close()
      for (const file of descriptors.keys()) fs.closeSync(file)
      opened.clear()
      descriptors.clear()
      fs.rmSync(dir, { recursive: true, force: true })
      fs.mkdirSync(dir, { recursive: true })
      for (const [name, bytes] of files) fs.writeFileSync(join(dir, name), bytes)
      left = undefined
      ending = undefined
      hasLastWrite = false
      sinceCheckpoint = 0
    },
    started() {
      marksAtStart = read(`${DATA_FILE}-marks`)
    },
    rowsOf(world) {
      const [database] = [...opened]
      const rows = new Map<string, string>()
      const listed = database
        ?.prepare(
          "SELECT kind, key, row FROM rows JOIN states ON states.id = rows.state WHERE world = ? AND snapshot = ''",
        )
        .all(world) as { kind: string; key: string; row: string }[] | undefined
      for (const { kind, key, row } of listed ?? []) rows.set(`${kind} ${key}`, row)
      return rows
    },
    remove() {
      disk.end()
      for (const database of opened) database.close()
      for (const file of descriptors.keys()) fs.closeSync(file)
      fs.rmSync(dir, { recursive: true, force: true })
    },
  }
  return disk
}
