import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Dump } from '../../store/store.ts'
import type { Change } from '../../store/table.ts'
import { KeepError } from '../world-persistence.ts'
import { type ChangeMarks, openMarks } from './change-marks.ts'
import { isCorrupt, isFull, isOfDisk, remedyOf, UnusableDataError } from './damage.ts'
import type { Database, Disk, Statement } from './disk.ts'
import { rowFromText, rowToText } from './row-text.ts'
import { createTotals, type Totals } from './state-totals.ts'
import { walDamage } from './wal-damage.ts'

/** Says whose file it is: "SWX1". */
const APPLICATION = 0x53575831
/** Raised when what an older version wrote cannot be read any more. */
const FORMAT = 2

const SCHEMA = `
  CREATE TABLE states (
    id INTEGER PRIMARY KEY,
    world TEXT NOT NULL,
    snapshot TEXT NOT NULL, -- empty for the world itself
    head TEXT NOT NULL,
    sum INTEGER NOT NULL,
    changes INTEGER NOT NULL DEFAULT 0,
    records INTEGER NOT NULL DEFAULT 0,
    digest INTEGER NOT NULL DEFAULT 0,
    UNIQUE (world, snapshot)
  );
  CREATE TABLE rows (
    state INTEGER NOT NULL,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    row TEXT NOT NULL,
    sum INTEGER NOT NULL,
    PRIMARY KEY (state, kind, key)
  ) WITHOUT ROWID;
  PRAGMA application_id = ${APPLICATION};
  PRAGMA user_version = ${FORMAT};
`

/** The place of a world or of one of its snapshots. */
export interface StatePlace {
  readonly id: number
  readonly world: string
  /** Empty for the world itself. */
  readonly snapshot: string
}

/** A state with what is said of it as a whole. */
export interface StoredState extends StatePlace {
  readonly head: unknown
}

/** A state that cannot be used, and why. */
export interface StateDamage extends StatePlace {
  readonly what: string
}

/** The file that holds everything, open for this process alone. */
export interface DataFile {
  /** Worlds and snapshots in order of their making. */
  states(): readonly StoredState[]
  /** The rows of a state by table. */
  rows(state: StatePlace): Dump
  /** What is wrong with single states, found when the file was opened; they are not among {@link states}. */
  readonly damages: readonly StateDamage[]
  /** What was acknowledged and is not there, in sentences. */
  readonly losses: readonly string[]
  /**
   * Runs `work` so that all it writes is safe when it returns, or nothing is written.
   *
   * @throws KeepError when the disk does not take it.
   */
  write<T>(work: () => T): T
  /** Adds a state without rows; one that is there loses its rows. */
  add(world: string, snapshot: string, head: unknown): StatePlace
  setHead(state: StatePlace, head: unknown): void
  setRow(state: StatePlace, change: Change): void
  /** Gives a state the rows of another. */
  copyRows(from: StatePlace, to: StatePlace): void
  /** Removes a world and its snapshots. */
  remove(world: string): void
  /** Writes everything into the main file, so that it holds a world whatever becomes of its log. */
  settle(): void
  /** Removes a single state. */
  removeState(state: StatePlace): void
  close(): void
}

/** Endings of the files that belong together: SQLite's, and the marks. */
export const COMPANIONS = ['', '-wal', '-shm', '-marks'] as const

interface StoredHead extends StatePlace, Totals {
  readonly head: string
  readonly sum: number
}

interface StoredRow {
  readonly kind: string
  readonly key: string
  readonly row: string
  readonly sum: number
}

const sumOf = (...parts: readonly string[]): number => crc32(parts.join('\u0000'))

/** SQLite holds UTF-8, which has no lone surrogates. */
const storable = (key: string): string => (/\p{Surrogate}/u.test(key) ? JSON.stringify(key) : key)

const damaged = (what: string, cause?: unknown): UnusableDataError =>
  new UnusableDataError('damaged', what, { cause })

const pragma = (database: Database, name: string): unknown =>
  Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0]

/** Makes an empty file under another name first, so that a file that is there was whole once. */
const create = (path: string, { files, openDatabase }: Disk): void => {
  const draft = `${path}.new`
  for (const end of COMPANIONS) files.rmSync(draft + end, { force: true })
  const database = openDatabase(draft)
  database.exec(`BEGIN; ${SCHEMA} COMMIT;`)
  database.close()
  files.renameSync(draft, path)
}

const check = (database: Database): void => {
  const application = pragma(database, 'application_id')
  if (application !== APPLICATION) throw new UnusableDataError('unknown', 'it was written by another program')
  const format = pragma(database, 'user_version')
  if (format === 1) return
  if (format !== FORMAT) {
    const text = `it has format ${format}, and this version reads format ${FORMAT}`
    throw new UnusableDataError('unknown', text)
  }
}

const expectWhole = (database: Database): void => {
  const finding = pragma(database, 'quick_check(1)')
  if (finding !== 'ok') throw damaged(String(finding).split('\n')[0] as string)
}

/** Format 1 had no totals: they are taken from what is there. */
const upgrade = (database: Database): void => {
  if (pragma(database, 'user_version') !== 1) return
  const columns = ['changes', 'records', 'digest'].map(
    (name) => `ALTER TABLE states ADD COLUMN ${name} INTEGER NOT NULL DEFAULT 0;`,
  )
  database.exec(`BEGIN; ${columns.join(' ')}`)
  const set = database.prepare('UPDATE states SET changes = 1, records = ?, digest = ? WHERE id = ?')
  for (const [state, { records, digest }] of totalsOfRows(database)) set.run(records, digest, state)
  database.exec(`PRAGMA user_version = ${FORMAT}; COMMIT;`)
}

/** Counts and digests of the rows that are there, and what is wrong with the first that has changed. */
const totalsOfRows = (database: Database): Map<number, Totals & { readonly what?: string }> => {
  const found = new Map<number, Totals & { readonly what?: string }>()
  for (const stored of database.prepare('SELECT state, kind, key, row, sum FROM rows').iterate()) {
    const { state, kind, key, row, sum } = stored as unknown as StoredRow & { readonly state: number }
    const { records = 0, digest = 0, what } = found.get(state) ?? {}
    const wrong = what ?? (sumOf(kind, key, row) === sum ? undefined : `a record of "${kind}" has changed`)
    found.set(state, {
      changes: 0,
      records: records + 1,
      digest: digest ^ sum,
      ...(wrong === undefined ? {} : { what: wrong }),
    })
  }
  return found
}

/** Writes the log into the main file, as far as the disk has room for that: what is in the log is as good. */
const checkpoint = (database: Database): void => {
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  } catch (error) {
    if (!isFull(error)) throw error
  }
}

const connect = (path: string, full: boolean, disk: Disk): Database => {
  const broken = walDamage(`${path}-wal`, disk)
  if (broken !== undefined) throw damaged(broken)
  const database = disk.openDatabase(path)
  try {
    // One process at a time. A change larger than the cache stays out of the log until it is whole: see wal-damage.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_spill = OFF; PRAGMA cell_size_check = ON')
    check(database)
    expectWhole(database)
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${full ? 'FULL' : 'NORMAL'}`)
    database.exec('BEGIN IMMEDIATE; COMMIT')
    upgrade(database)
    checkpoint(database)
    return database
  } catch (error) {
    database.close()
    throw isCorrupt(error) ? damaged((error as Error).message, error) : error
  }
}

/** Compares what is there with what was written: the heads, the records of each state, and the marks. */
const inspect = (
  stored: readonly StoredHead[],
  found: ReadonlyMap<number, Totals & { readonly what?: string }>,
  marks: ChangeMarks,
): { damages: StateDamage[]; losses: string[] } => {
  const damages: StateDamage[] = []
  const losses: string[] = []
  for (const { id, world, snapshot, head, sum, changes, records, digest } of stored) {
    const there = found.get(id) ?? { records: 0, digest: 0, what: undefined }
    const isSame = there.records === records && there.digest === digest
    const what =
      (sumOf(world, snapshot, head) === sum ? undefined : 'what is said of it as a whole has changed') ??
      there.what ??
      (isSame ? undefined : `it has ${there.records} records, and had ${records}`)
    if (what !== undefined) damages.push({ id, world, snapshot, what })
    else if (changes < marks.get(id))
      losses.push(`the last ${marks.get(id) - changes} changes of world "${world}" are not in it`)
  }
  const gone = marks.states().filter((id) => !stored.some((state) => state.id === id)).length
  if (gone > 0) losses.push(`${gone} of its worlds and snapshots are not in it`)
  if (marks.isNew && stored.length > 0)
    losses.push('its marks are missing, so its latest changes may be, too')
  return { damages, losses }
}

/**
 * Opens the file, or makes it when there is none.
 *
 * @param full whether what is written survives a loss of power as well as a killed process.
 * @throws UnusableDataError when it is damaged or not of this format; errors of SQLite when it cannot be reached.
 */
export const openDataFile = (path: string, full: boolean, disk: Disk): DataFile => {
  const { existsSync, statSync } = disk.files
  if (!existsSync(path)) {
    if (COMPANIONS.some((end) => existsSync(path + end))) throw damaged('its main part is gone')
    create(path, disk)
  } else if (statSync(path).size === 0) throw damaged('it is empty')
  const database = connect(path, full, disk)
  const prepare = (sql: string): Statement => database.prepare(sql)
  const begin = prepare('BEGIN IMMEDIATE')
  const commit = prepare('COMMIT')
  const rollback = prepare('ROLLBACK')
  const listStates = prepare('SELECT * FROM states ORDER BY id')
  const listRows = prepare('SELECT kind, row FROM rows WHERE state = ?')
  const findSum = prepare('SELECT sum FROM rows WHERE state = ? AND kind = ? AND key = ?')
  const addState = prepare(
    'INSERT INTO states (world, snapshot, head, sum) VALUES (?, ?, ?, ?)' +
      ' ON CONFLICT DO UPDATE SET head = excluded.head, sum = excluded.sum RETURNING id',
  )
  const setHead = prepare('UPDATE states SET head = ?, sum = ? WHERE id = ?')
  const setRow = prepare('INSERT OR REPLACE INTO rows (state, kind, key, row, sum) VALUES (?, ?, ?, ?, ?)')
  const deleteRow = prepare('DELETE FROM rows WHERE state = ? AND kind = ? AND key = ?')
  const deleteRows = prepare('DELETE FROM rows WHERE state = ?')
  const copyRows = prepare('INSERT INTO rows SELECT ?, kind, key, row, sum FROM rows WHERE state = ?')
  const removeState = prepare('DELETE FROM states WHERE id = ?')
  const idsOf = prepare('SELECT id FROM states WHERE world = ?')
  const setTotals = prepare('UPDATE states SET changes = ?, records = ?, digest = ? WHERE id = ?')

  const marks = openMarks(`${path}-marks`, disk)
  const stored = listStates.all() as unknown as StoredHead[]
  const totals = createTotals(
    stored.map(({ id, changes, records, digest }) => [id, { changes, records, digest }]),
  )
  const { damages, losses } = inspect(stored, totalsOfRows(database), marks)
  const unusable = new Set(damages.map(({ id }) => id))
  for (const { id, changes } of stored) if (marks.get(id) !== changes) marks.set(id, changes)
  for (const id of marks.states()) if (!totals.has(id)) marks.set(id, 0)

  const remove = (id: number): void => {
    deleteRows.run(id)
    removeState.run(id)
    totals.remove(id)
  }

  return {
    damages,
    losses,
    states: () =>
      (listStates.all() as unknown as StoredHead[])
        .filter(({ id }) => !unusable.has(id))
        .map(({ id, world, snapshot, head }) => ({ id, world, snapshot, head: rowFromText(head) })),
    rows({ id }) {
      const dump: Record<string, unknown[]> = {}
      for (const stored of listRows.iterate(id)) {
        const { kind, row } = stored as unknown as StoredRow
        const list = dump[kind] ?? []
        list.push(rowFromText(row))
        dump[kind] = list
      }
      return dump
    },
    write(work) {
      let isKept = false
      try {
        begin.run()
        const answer = work()
        const touched = totals.finish()
        for (const [id, now] of touched) {
          if (now) setTotals.run(now.changes, now.records, now.digest, id)
          else marks.clear(id)
        }
        commit.run()
        isKept = true
        for (const [id, now] of touched) if (now) marks.set(id, now.changes)
        return answer
      } catch (cause) {
        if (database.isTransaction) rollback.run()
        if (!isOfDisk(cause)) throw cause
        const remedy = remedyOf(cause as Error, dirname(path), disk)
        const text = `${path} cannot be written: ${remedy} Nothing of this call was kept.`
        throw new KeepError(text, { cause })
      } finally {
        totals.end(isKept)
      }
    },
    add(world, snapshot, head) {
      const text = rowToText(head)
      const { id } = addState.get(world, snapshot, text, sumOf(world, snapshot, text)) as { id: number }
      deleteRows.run(id)
      totals.replaceAll(id)
      return { id, world, snapshot }
    },
    setHead({ id, world, snapshot }, head) {
      const text = rowToText(head)
      setHead.run(text, sumOf(world, snapshot, text), id)
      totals.touch(id)
    },
    setRow({ id }, { table, key, row }) {
      const name = storable(key)
      const old = (findSum.get(id, table, name) as { readonly sum: number } | undefined)?.sum
      const text = row === undefined ? undefined : rowToText(row)
      const sum = text === undefined ? undefined : sumOf(table, name, text)
      if (text === undefined || sum === undefined) deleteRow.run(id, table, name)
      else setRow.run(id, table, name, text, sum)
      totals.replace(id, old, sum)
    },
    copyRows(from, to) {
      copyRows.run(to.id, from.id)
      totals.replaceAll(to.id, from.id)
    },
    remove(world) {
      for (const { id } of idsOf.all(world) as unknown as { readonly id: number }[]) remove(id)
    },
    settle: () => checkpoint(database),
    removeState: ({ id }) => remove(id),
    close() {
      marks.close()
      database.close()
    },
  }
}
