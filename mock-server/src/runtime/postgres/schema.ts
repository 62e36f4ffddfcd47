import type { Connection } from './connection.ts'

/** Raised when what an older version wrote cannot be read any more. */
const FORMAT = 1

/** Statements that PostgreSQL and CockroachDB both take; each can be run again. */
const SCHEMA = [
  'CREATE TABLE IF NOT EXISTS swx_format (format INT PRIMARY KEY)',
  `CREATE TABLE IF NOT EXISTS swx_processes (
    id TEXT PRIMARY KEY,
    label TEXT NOT NULL,
    expires_at TIMESTAMPTZ NOT NULL
  )`,
  // owner: the process that alone reads and changes it; token: counts owners; change: counts writes.
  `CREATE TABLE IF NOT EXISTS swx_worlds (
    name TEXT PRIMARY KEY,
    owner TEXT,
    token BIGINT NOT NULL,
    change BIGINT NOT NULL,
    head TEXT NOT NULL,
    wanted_by TEXT,
    used_at TIMESTAMPTZ NOT NULL
  )`,
  'CREATE INDEX IF NOT EXISTS swx_worlds_owner ON swx_worlds (owner)',
  // A row that was taken away stays without a text until its world is opened again.
  `CREATE TABLE IF NOT EXISTS swx_rows (
    world TEXT NOT NULL,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    row TEXT,
    PRIMARY KEY (world, kind, key)
  )`,
  `CREATE TABLE IF NOT EXISTS swx_snapshots (
    world TEXT NOT NULL,
    name TEXT NOT NULL,
    head TEXT NOT NULL,
    taken BIGINT NOT NULL,
    PRIMARY KEY (world, name)
  )`,
  `CREATE TABLE IF NOT EXISTS swx_snapshot_rows (
    world TEXT NOT NULL,
    snapshot TEXT NOT NULL,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    row TEXT NOT NULL,
    PRIMARY KEY (world, snapshot, kind, key)
  )`,
]

/** What the database holds is of another version of the mock server. */
export class ForeignFormatError extends Error {
  override readonly name = 'ForeignFormatError'
}

/** Processes that start at the same moment make the tables at once: one of them comes second, and tries again. */
const CAME_SECOND = /^(23505|42P07|40001)$/

const make = async (connection: Connection, attempts = 5): Promise<void> => {
  try {
    for (const statement of SCHEMA) await connection.query(statement)
    await connection.query('INSERT INTO swx_format (format) VALUES ($1) ON CONFLICT DO NOTHING', [FORMAT])
  } catch (cause) {
    if (attempts === 1 || !CAME_SECOND.test(String((cause as { code?: unknown }).code))) throw cause
    await make(connection, attempts - 1)
  }
}

/**
 * Makes the tables where there are none.
 *
 * @throws ForeignFormatError when they are of a later version
 */
export const prepareSchema = async (connection: Connection): Promise<void> => {
  const known = await connection
    .query<{ format: number }>('SELECT format FROM swx_format')
    .catch((): { rows: { format: number | string }[] } => ({ rows: [] }))
  const [found] = known.rows
  if (!found) return make(connection)
  if (Number(found.format) !== FORMAT)
    throw new ForeignFormatError(
      `its worlds have format ${found.format}, and this version reads format ${FORMAT}: use another database`,
    )
}
