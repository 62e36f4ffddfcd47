import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { crc32 } from 'node:zlib'
import type { Change, Dump } from '../store/store.ts'
import { KeepError } from '../world/world-keeper.ts'
import { isCorrupt, UnusableDataError } from './damage.ts'
import { rowFromText, rowToText } from './row-text.ts'
import { walDamage } from './wal-damage.ts'

/** Says whose file it is: "SWX1". */
const APPLICATION = 0x53575831
/** Raised when what an older version wrote cannot be read any more. */
const FORMAT = 1

const SCHEMA = `
  CREATE TABLE states (
    id INTEGER PRIMARY KEY,
    world TEXT NOT NULL,
    snapshot TEXT NOT NULL, -- empty for the world itself
    head TEXT NOT NULL,
    sum INTEGER NOT NULL,
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

/** The file that holds everything, open for this process alone. */
export interface DataFile {
  /** Worlds and snapshots in order of their making. */
  states(): readonly StoredState[]
  /** The rows of a state by table. */
  rows(state: StatePlace): Dump
  /** Looks at every row without reading it. */
  verify(): void
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
  close(): void
}

/** Names of SQLite's files beside the main one. */
export const COMPANIONS = ['', '-wal', '-shm'] as const

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

const pragma = (database: DatabaseSync, name: string): unknown =>
  Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0]

/** Makes an empty file under another name first, so that a file that is there was whole once. */
const create = (path: string): void => {
  const draft = `${path}.new`
  for (const end of COMPANIONS) rmSync(draft + end, { force: true })
  const database = new DatabaseSync(draft)
  database.exec(`BEGIN; ${SCHEMA} COMMIT;`)
  database.close()
  renameSync(draft, path)
}

const check = (database: DatabaseSync): void => {
  const application = pragma(database, 'application_id')
  if (application !== APPLICATION) throw new UnusableDataError('unknown', 'it was written by another program')
  const format = pragma(database, 'user_version')
  if (format !== FORMAT) {
    const text = `it has format ${format}, and this version reads format ${FORMAT}`
    throw new UnusableDataError('unknown', text)
  }
  const finding = pragma(database, 'quick_check(1)')
  if (finding !== 'ok') throw damaged(String(finding).split('\n')[0] as string)
}

const connect = (path: string, full: boolean): DatabaseSync => {
  const broken = walDamage(`${path}-wal`)
  if (broken !== undefined) throw damaged(broken)
  const database = new DatabaseSync(path)
  try {
    // One process at a time. A change larger than the cache stays out of the log until it is whole: see wal-damage.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_spill = OFF; PRAGMA cell_size_check = ON')
    check(database)
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${full ? 'FULL' : 'NORMAL'}`)
    database.exec('BEGIN IMMEDIATE; COMMIT')
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    return database
  } catch (error) {
    database.close()
    throw isCorrupt(error) ? damaged((error as Error).message, error) : error
  }
}

/**
 * Opens the file, or makes it when there is none.
 *
 * @param full whether what is written survives a loss of power as well as a killed process.
 * @throws UnusableDataError when it is damaged or not of this format; errors of SQLite when it cannot be reached.
 */
export const openDataFile = (path: string, full: boolean): DataFile => {
  if (!existsSync(path)) {
    if (existsSync(`${path}-wal`)) throw damaged('its main part is gone')
    create(path)
  } else if (statSync(path).size === 0) throw damaged('it is empty')
  const database = connect(path, full)
  const prepare = (sql: string): StatementSync => database.prepare(sql)
  const begin = prepare('BEGIN IMMEDIATE')
  const commit = prepare('COMMIT')
  const rollback = prepare('ROLLBACK')
  const listStates = prepare('SELECT id, world, snapshot, head, sum FROM states ORDER BY id')
  const listRows = prepare('SELECT kind, row FROM rows WHERE state = ?')
  const allRows = prepare('SELECT kind, key, row, sum FROM rows')
  const addState = prepare(
    'INSERT INTO states (world, snapshot, head, sum) VALUES (?, ?, ?, ?)' +
      ' ON CONFLICT DO UPDATE SET head = excluded.head, sum = excluded.sum RETURNING id',
  )
  const setHead = prepare('UPDATE states SET head = ?, sum = ? WHERE id = ?')
  const setRow = prepare('INSERT OR REPLACE INTO rows (state, kind, key, row, sum) VALUES (?, ?, ?, ?, ?)')
  const deleteRow = prepare('DELETE FROM rows WHERE state = ? AND kind = ? AND key = ?')
  const deleteRows = prepare('DELETE FROM rows WHERE state = ?')
  const copyRows = prepare('INSERT INTO rows SELECT ?, kind, key, row, sum FROM rows WHERE state = ?')
  const removeRows = prepare('DELETE FROM rows WHERE state IN (SELECT id FROM states WHERE world = ?)')
  const removeStates = prepare('DELETE FROM states WHERE world = ?')

  return {
    states: () =>
      listStates.all().map((stored) => {
        const { id, world, snapshot, head, sum } = stored as Record<string, string | number>
        if (sumOf(`${world}`, `${snapshot}`, `${head}`) !== sum)
          throw damaged(`the entry of world "${world}" has changed`)
        return {
          id: Number(id),
          world: String(world),
          snapshot: String(snapshot),
          head: rowFromText(String(head)),
        }
      }),
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
    verify() {
      for (const stored of allRows.iterate()) {
        const { kind, key, row, sum } = stored as unknown as StoredRow
        if (sumOf(kind, key, row) !== sum) throw damaged(`a record of "${kind}" has changed`)
      }
    },
    write(work) {
      begin.run()
      try {
        const answer = work()
        commit.run()
        return answer
      } catch (cause) {
        if (database.isTransaction) rollback.run()
        if ((cause as { code?: string }).code !== 'ERR_SQLITE_ERROR') throw cause
        const text = `${path} cannot be written (${(cause as Error).message}): free some space on its disk, or start with another folder as --data. Nothing of this call was kept.`
        throw new KeepError(text, { cause })
      }
    },
    add(world, snapshot, head) {
      const text = rowToText(head)
      const { id } = addState.get(world, snapshot, text, sumOf(world, snapshot, text)) as { id: number }
      deleteRows.run(id)
      return { id, world, snapshot }
    },
    setHead({ id, world, snapshot }, head) {
      const text = rowToText(head)
      setHead.run(text, sumOf(world, snapshot, text), id)
    },
    setRow({ id }, { table, key, row }) {
      const name = storable(key)
      if (row === undefined) deleteRow.run(id, table, name)
      else {
        const text = rowToText(row)
        setRow.run(id, table, name, text, sumOf(table, name, text))
      }
    },
    copyRows: (from, to) => void copyRows.run(to.id, from.id),
    remove(world) {
      removeRows.run(world)
      removeStates.run(world)
    },
    close: () => database.close(),
  }
}
