import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installFromDebian } from '../../../../scripts/services/debian.ts'
import { hasPostgres, POSTGRES_PACKAGE, postgresIn } from '../../../../scripts/services/postgres.ts'
import { type Connection, connect } from '../../runtime/postgres/connection.ts'
import { prepareSchema } from '../../runtime/postgres/schema.ts'

/** A PostgreSQL for a simulation, whose clock the simulation sets. */
export interface SimulatedDatabase {
  readonly connection: Connection
  setClock(now: number): Promise<void>
  /** Forgets all worlds and processes. */
  clear(): Promise<void>
  /** Disconnects and removes it. */
  close(): Promise<void>
  /** Ends it at once and removes its files. */
  remove(): Promise<void>
}

/** Nothing here has to survive the machine. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'jit=off',
  'max_connections=40',
]

/** The tables come first in this path, and `now` of the simulation before that of PostgreSQL. */
const OWN_CLOCK = [
  'CREATE SEQUENCE simulated_clock',
  `CREATE FUNCTION now() RETURNS TIMESTAMPTZ LANGUAGE SQL STABLE AS
   'SELECT to_timestamp(last_value / 1000.0) FROM simulated_clock'`,
  'ALTER DATABASE postgres SET search_path = public, pg_catalog',
]

const TABLES = ['swx_processes', 'swx_worlds', 'swx_rows', 'swx_snapshots', 'swx_snapshot_rows']

/**
 * Starts a PostgreSQL of its own, which is installed where it is missing (as root). Its files are in memory where the
 * system has a folder for that.
 *
 * @param port in the name of its socket
 */
export const startDatabase = async (port: number): Promise<SimulatedDatabase> => {
  if (!hasPostgres()) installFromDebian([POSTGRES_PACKAGE])
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'swx-teams-'))
  chmodSync(folder, 0o755)
  const service = postgresIn(folder, { port, settings: SETTINGS })
  const remove = async (): Promise<void> => {
    await service.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await service.start()
    const url = `postgres://swx@localhost:${port}/postgres?host=${encodeURIComponent(folder)}`
    const open = () => connect(url, () => undefined)
    const first = open()
    for (const statement of OWN_CLOCK) await first.query(statement)
    await first.close()
    const connection = open()
    await prepareSchema(connection)

    return {
      connection,
      async setClock(now) {
        await connection.query("SELECT setval('simulated_clock', $1)", [now])
      },
      async clear() {
        await connection.query(`TRUNCATE ${TABLES.join(', ')}`)
      },
      remove,
      async close() {
        await connection.close()
        await remove()
      },
    }
  } catch (cause) {
    await remove()
    throw cause
  }
}
