import { dirname } from 'node:path'
import {
  KeepError,
  type KeptWorld,
  type SnapshotHead,
  type WorldHead,
  type WorldPersistence,
} from '../world-persistence.ts'
import { openMark } from './acknowledged-mark.ts'
import { isOfDisk, remedyOf } from './damage.ts'
import { checkpoint, digestsOf, listStates, openDatabaseFile, type StoredState } from './data-format.ts'
import type { Database, Disk } from './disk.ts'
import { rowFromText } from './row-text.ts'
import { openStates } from './stored-states.ts'

/** A file of SQLite that keeps worlds, open for this process alone. */
export interface DataFile extends WorldPersistence {
  /** Worlds and snapshots that are not as they were written. */
  readonly damaged: readonly StoredState[]
  /** What was acknowledged and is not there, in words. */
  readonly losses: readonly string[]
  /** Removes what is damaged and begins to write: until then the files are as they were found. */
  begin(): void
  close(): void
}

interface Totals {
  /** How often the file was changed. */
  readonly changes: number
  /** How many worlds and snapshots it has. */
  readonly states: number
}

const lossesOf = (
  stored: number,
  { changes, states }: Totals,
  acknowledged: number | undefined,
): string[] => {
  const losses: string[] = []
  if (acknowledged === undefined && stored > 0)
    losses.push('its mark is missing, so its latest changes may be, too')
  if (acknowledged !== undefined && acknowledged > changes)
    losses.push(`the last ${acknowledged - changes} changes are not in it`)
  if (states > stored) losses.push(`${states - stored} of its worlds and snapshots are not in it`)
  return losses
}

const createDataFile = (path: string, database: Database, disk: Disk): DataFile => {
  const states = openStates(database)
  const begin = database.prepare('BEGIN IMMEDIATE')
  const commit = database.prepare('COMMIT')
  const rollback = database.prepare('ROLLBACK')
  const count = database.prepare(
    'UPDATE totals SET changes = max(changes, ?) + 1, states = (SELECT count(*) FROM states) RETURNING changes',
  )

  const stored = listStates(database)
  const digests = digestsOf(database, stored)
  const damaged = stored.filter(({ id, digest }) => digests.get(id) !== digest)
  const none: Totals = { changes: 0, states: 0 }
  const totals = (database.prepare('SELECT * FROM totals').get() as Totals | undefined) ?? none
  const mark = openMark(`${path}-marks`, disk)
  const losses = lossesOf(stored.length, totals, mark.found)
  let isFresh = stored.length === 0

  /** Runs `work` so that all it writes is on the disk when it returns, or nothing is written; counts on from `acknowledged`. */
  const write = (work: () => void, acknowledged = 0): void => {
    let changes: number
    try {
      begin.run()
      work()
      changes = (count.get(acknowledged) as unknown as Totals).changes
      commit.run()
    } catch (cause) {
      if (database.isTransaction) rollback.run()
      throw cause
    }
    mark.set(changes)
  }

  const snapshotsOf = (all: readonly StoredState[], name: string): KeptWorld['snapshots'] =>
    all
      .filter(({ world, snapshot }) => world === name && snapshot !== '')
      .map((state) => ({
        ...(rowFromText(state.head) as SnapshotHead),
        name: state.snapshot,
        rows: () => states.dump(state),
      }))

  return {
    damaged,
    losses,
    begin() {
      // The number in the file goes beyond the mark, so that the mark only rises, and a loss that was said is not said
      // again, even when the disk does not take the next mark.
      if (losses.length + damaged.length > 0)
        write(() => {
          for (const state of damaged) {
            const gone = state.snapshot === '' ? states.listOf(state.world) : [state]
            for (const one of gone) states.remove(one)
          }
        }, mark.found)
      else mark.set(totals.changes)
      checkpoint(database)
    },
    async load() {
      const all = listStates(database)
      return all
        .filter(({ snapshot }) => snapshot === '')
        .map((state) => ({
          ...(rowFromText(state.head) as WorldHead),
          name: state.world,
          rows: states.dump(state),
          snapshots: snapshotsOf(all, state.world),
        }))
    },
    commit(change) {
      try {
        write(() => {
          const { does, world } = change
          if (does === 'begin') states.begin(world, change.head, change.rows)
          else if (does === 'change') states.change(world, change.head, change.rows)
          else if (does === 'snapshot') states.copy(world, change.name, change.head)
          else for (const state of states.listOf(world)) states.remove(state)
        })
      } catch (cause) {
        if (!isOfDisk(cause)) throw cause
        const remedy = remedyOf(cause as Error, dirname(path), disk)
        throw new KeepError(`${path} cannot be written: ${remedy} Nothing of this call was kept.`, { cause })
      }
      // A young file holds its first world whatever becomes of its log.
      if (isFresh) checkpoint(database)
      isFresh = false
    },
    close() {
      mark.close()
      database.close()
    },
  }
}

/**
 * Opens the file, or makes it when there is none, and compares what is there with what was written. Each world and
 * snapshot has one digest, written with every change of it; and the number of changes is also in a mark beside the file.
 *
 * @throws UnusableDataError when it is damaged or not of this format; errors of SQLite when it cannot be reached.
 */
export const openDataFile = (path: string, disk: Disk): DataFile => {
  const database = openDatabaseFile(path, disk)
  try {
    return createDataFile(path, database, disk)
  } catch (error) {
    database.close()
    throw error
  }
}
