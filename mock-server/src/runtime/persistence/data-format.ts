import { isCorrupt, isOfDisk, UnusableDataError } from './damage.ts'
import { digestOf, exchange } from './digest.ts'
import type { Database, Disk } from './disk.ts'

/** Says whose file it is: "SWX1". */
const APPLICATION = 0x53575831
/** Raised when what an older version wrote cannot be read any more. */
const FORMAT = 3

const SCHEMA = `
  CREATE TABLE states (
    id INTEGER PRIMARY KEY,
    world TEXT NOT NULL,
    snapshot TEXT NOT NULL, -- empty for the world itself
    head TEXT NOT NULL,
    digest INTEGER NOT NULL, -- of all that is said of it and its rows
    UNIQUE (world, snapshot)
  );
  CREATE TABLE rows (
    state INTEGER NOT NULL,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    row TEXT NOT NULL,
    PRIMARY KEY (state, kind, key)
  ) WITHOUT ROWID;
  CREATE TABLE totals (changes INTEGER NOT NULL, states INTEGER NOT NULL);
  INSERT INTO totals VALUES (0, 0);
  PRAGMA application_id = ${APPLICATION};
  PRAGMA user_version = ${FORMAT};
`

/** A world or one of its snapshots as it is stored. */
export interface StoredState {
  readonly id: number
  readonly world: string
  /** Empty for the world itself. */
  readonly snapshot: string
  readonly head: string
  readonly digest: number
}

export interface StoredRow {
  readonly state: number
  readonly kind: string
  readonly key: string
  readonly row: string
}

/** The digest of what is said of a state as a whole. */
export const headDigest = ({ world, snapshot, head }: Omit<StoredState, 'id' | 'digest'>): number =>
  digestOf(world, snapshot, head)

/** The digests that the states have as they are there, by id. */
export const digestsOf = (database: Database, states: readonly StoredState[]): Map<number, number> => {
  const digests = new Map(states.map((state) => [state.id, headDigest(state)]))
  for (const stored of database.prepare('SELECT state, kind, key, row FROM rows').iterate()) {
    const { state, kind, key, row } = stored as unknown as StoredRow
    const digest = digests.get(state)
    if (digest !== undefined) digests.set(state, exchange(digest, 0, digestOf(kind, key, row)))
  }
  return digests
}

/** All states that are stored, in order of their making. */
export const listStates = (database: Database): readonly StoredState[] =>
  database.prepare('SELECT * FROM states ORDER BY id').all() as unknown as StoredState[]

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

/** @returns the format, which this version or an older one wrote */
const expectFormat = (database: Database): number => {
  const application = pragma(database, 'application_id')
  if (application !== APPLICATION) throw new UnusableDataError('unknown', 'it was written by another program')
  const format = Number(pragma(database, 'user_version'))
  if (format >= 1 && format <= FORMAT) return format
  throw new UnusableDataError('unknown', `it has format ${format}, and this version reads format ${FORMAT}`)
}

const expectWhole = (database: Database): void => {
  const finding = pragma(database, 'quick_check(1)')
  if (finding !== 'ok') throw damaged(String(finding).split('\n')[0] as string)
}

/** Older formats had a checksum per row, or none: their digests are taken from what is there. */
const upgrade = (database: Database): void => {
  database.exec(`
    BEGIN;
    ALTER TABLE states RENAME TO old_states;
    ALTER TABLE rows RENAME TO old_rows;
    ${SCHEMA}
    INSERT INTO states SELECT id, world, snapshot, head, 0 FROM old_states;
    INSERT INTO rows SELECT state, kind, key, row FROM old_rows;
    UPDATE totals SET states = (SELECT count(*) FROM states);
    DROP TABLE old_states;
    DROP TABLE old_rows;
  `)
  const set = database.prepare('UPDATE states SET digest = ? WHERE id = ?')
  for (const [id, digest] of digestsOf(database, listStates(database))) set.run(digest, id)
  database.exec('COMMIT')
}

/** Endings of the files that belong together: SQLite's, and the mark. */
export const COMPANIONS = ['', '-wal', '-shm', '-marks'] as const

/** Writes the log into the main file, if the disk takes it: what is in the log is as good. */
export const checkpoint = (database: Database): void => {
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  } catch (error) {
    if (!isOfDisk(error)) throw error
  }
}

/**
 * Opens the file for this process alone, or makes it when there is none.
 *
 * @throws UnusableDataError when SQLite finds it damaged, or it is not of this format; errors of SQLite when it cannot
 * be reached.
 */
export const openDatabaseFile = (path: string, disk: Disk): Database => {
  const { existsSync, statSync } = disk.files
  if (!existsSync(path)) {
    if (COMPANIONS.some((end) => existsSync(path + end))) throw damaged('its main part is gone')
    create(path, disk)
  } else if (statSync(path).size === 0) throw damaged('it is empty')
  const database = disk.openDatabase(path)
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA cell_size_check = ON')
    const format = expectFormat(database)
    expectWhole(database)
    // A transaction is on the disk when it is committed, whatever becomes of the power.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    database.exec('BEGIN IMMEDIATE; COMMIT')
    if (format !== FORMAT) upgrade(database)
    return database
  } catch (error) {
    database.close()
    throw isCorrupt(error) ? damaged((error as Error).message, error) : error
  }
}
