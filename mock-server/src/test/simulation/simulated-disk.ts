import * as fs from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import type { Disk } from '../../runtime/persistence/disk.ts'
import { DATA_FILE } from '../../runtime/persistence/open-data-folder.ts'
import { createDiskCalls, type DiskTrouble, type LastWrite } from './disk-calls.ts'
import { fileError } from './disk-error.ts'
import { putImage, readOf, takeImage } from './disk-image.ts'
import { withoutTail } from './log-cut.ts'
import { openSimulatedDatabase } from './simulated-database.ts'
import type { Tally } from './tally.ts'

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
  /** Whether the transaction that was under way at the end is on the disk. */
  readonly hasLastTransaction: boolean
  /** How often it has failed. */
  readonly failures: number
  /** Whether it has taken the latest marks: a loss that only a mark would tell of goes unnoticed without it. */
  readonly hasLatestMarks: boolean
  /** Called before and after each transaction is written. */
  onWrite: { before(): void; after(): void }
  trouble(trouble: DiskTrouble): void
  /** Runs `work`, which may wait, on a disk that does not fail. */
  soundly<T>(work: () => T): T
  /** Ends the process at one of its next calls. */
  endAt(calls: number, last: LastWrite, share: number): void
  /** Ends the process between two calls. */
  end(): void
  /**
   * Ends the process, and loses what the system has not written yet.
   *
   * @returns how many transactions that are
   */
  losePower(most: number, share: number, withMarks: boolean): number
  /** Lets another process begin with what the last one left. */
  revive(): void
  /** The process has started: a loss of power may take the marks back to what they are now. */
  started(): void
  /** The records of a world as they are on the disk, by table and key. */
  rowsOf(world: string): Map<string, string>
  remove(): void
}

const LOG = `${DATA_FILE}-wal`
const MARKS = `${DATA_FILE}-marks`
const ROWS = `SELECT kind, key, row FROM rows JOIN states ON states.id = rows.state WHERE world = ? AND snapshot = ''`

/** @param checkpointEvery after how many transactions the log goes into the file and both are safe from a loss of power. */
export const createSimulatedDisk = (
  dir: string,
  { checkpointEvery, keepsSynced }: { checkpointEvery: number; keepsSynced: boolean },
  tally: Tally,
  plant: DiskPlant = {},
): SimulatedDisk => {
  const calls = createDiskCalls(dir, tally)
  const opened = new Set<DatabaseSync>()
  const descriptors = new Set<number>()
  let sinceCheckpoint = 0
  let hasLatestMarks = true
  /** The marks that a loss of power leaves when it takes the latest ones. */
  let syncedMarks: Buffer | undefined

  const closeAll = (): void => {
    for (const database of opened) database.close()
    for (const file of descriptors) fs.closeSync(file)
    opened.clear()
    descriptors.clear()
  }

  const writeSync = ((file: number, bytes: Buffer, offset: number, length: number, position: number) => {
    const isShort = length > 1 && calls.isShort()
    const write = (size: number) => fs.writeSync(file, bytes, offset, size, position)
    const half = Math.ceil(length / 2)
    if (isShort) tally.shortWrites++
    hasLatestMarks = false
    const written = calls.make({
      work: () => write(isShort ? half : length),
      error: fileError,
      write: {
        isTransaction: false,
        whole: () => write(length),
        part() {
          write(half)
          return takeImage(dir)
        },
      },
    })
    hasLatestMarks = written === length
    return written
  }) as typeof fs.writeSync

  const disk: SimulatedDisk = {
    dir,
    openDatabase: (path) =>
      openSimulatedDatabase(path, {
        dir,
        calls,
        opened,
        forgets: plant.forgets ?? (() => false),
        onCommit: () => disk.onWrite.before(),
        onCommitted(database) {
          disk.onWrite.after()
          if (++sinceCheckpoint < checkpointEvery) return
          database.exec('PRAGMA wal_checkpoint(PASSIVE)')
          sinceCheckpoint = 0
        },
        onCheckpoint() {
          sinceCheckpoint = 0
        },
      }),
    files: {
      ...fs,
      writeSync,
      renameSync: (from, to) => calls.make({ work: () => fs.renameSync(from, to), error: fileError }),
      openSync: ((...args: Parameters<typeof fs.openSync>) => {
        const file = calls.make({ work: () => fs.openSync(...args), error: fileError })
        descriptors.add(file)
        return file
      }) as typeof fs.openSync,
      closeSync: (file) => void (descriptors.delete(file) && fs.closeSync(file)),
    },
    get isEnded() {
      return calls.left !== undefined
    },
    get hasLastTransaction() {
      return calls.hasLastTransaction
    },
    get failures() {
      return calls.failures
    },
    get hasLatestMarks() {
      return hasLatestMarks
    },
    onWrite: { before() {}, after() {} },
    trouble: calls.trouble,
    soundly: calls.soundly,
    endAt: calls.endAt,
    end() {
      calls.left ??= takeImage(dir)
    },
    losePower(most, share, withMarks) {
      const image = takeImage(dir)
      const lost = keepsSynced ? 0 : Math.min(most, sinceCheckpoint)
      image.set(LOG, withoutTail(image.get(LOG) ?? Buffer.alloc(0), lost, share))
      if (!withMarks && syncedMarks) image.set(MARKS, syncedMarks)
      calls.left = image
      return lost
    },
    revive() {
      const image = calls.left ?? takeImage(dir)
      closeAll()
      putImage(dir, image)
      calls.begin()
      sinceCheckpoint = 0
    },
    started() {
      syncedMarks = readOf(dir, MARKS)
    },
    rowsOf(world) {
      const [database] = opened
      const listed = (database?.prepare(ROWS).all(world) ?? []) as {
        kind: string
        key: string
        row: string
      }[]
      return new Map(listed.map(({ kind, key, row }) => [`${kind} ${key}`, row]))
    },
    remove() {
      closeAll()
      fs.rmSync(dir, { recursive: true, force: true })
    },
  }
  return disk
}
