import type { Dump } from '../../store/store.ts'
import { rowFromText } from '../persistence/row-text.ts'
import {
  type KeptWorld,
  type SnapshotHead,
  type WorldHead,
  WorldUnavailableError,
} from '../world-persistence.ts'
import type { Connection } from './connection.ts'
import type { Timers } from './timers.ts'
import type { Fence } from './world-queue.ts'

/** A world that this process owns from now on. */
export interface Claimed {
  readonly world: KeptWorld
  readonly fence: Fence
}

/** How long the owner of a world may take to give it up: longer than the lease of one that is gone. */
const PATIENCE_MS = 9_000
const LOOK_EVERY_MS = 100

// The owner of before may just be writing: the statement waits for the row, and what that one writes later is refused.
const CLAIM = `
  UPDATE swx_worlds SET owner = $2, token = token + 1, wanted_by = NULL, used_at = now()
  WHERE name = $1 AND (owner IS NULL OR owner = $2 OR NOT EXISTS (
    SELECT 1 FROM swx_processes WHERE id = swx_worlds.owner AND expires_at > now()
  ))
  RETURNING token, change, head`

const WANT = `
  UPDATE swx_worlds SET wanted_by = $2 WHERE name = $1 AND owner IS NOT NULL AND owner <> $2 RETURNING name`

interface StoredRow {
  readonly kind: string
  readonly row: string
}

const dump = (rows: readonly StoredRow[]): Dump => {
  const tables: Record<string, unknown[]> = {}
  for (const { kind, row } of rows) {
    tables[kind] ??= []
    tables[kind].push(rowFromText(row))
  }
  return tables
}

/** Loads worlds, each with its rows and the heads of its snapshots. */
export const createClaims = (connection: Connection, process: string, { now, wait }: Timers) => {
  const read = async (name: string, head: string): Promise<KeptWorld> => {
    const [rows, snapshots] = await Promise.all([
      connection.query<StoredRow>('SELECT kind, row FROM swx_rows WHERE world = $1 AND row IS NOT NULL', [
        name,
      ]),
      connection.query<{ name: string; head: string }>(
        'SELECT name, head FROM swx_snapshots WHERE world = $1 ORDER BY taken',
        [name],
      ),
    ])
    await connection.query('DELETE FROM swx_rows WHERE world = $1 AND row IS NULL', [name])
    return {
      ...(rowFromText(head) as WorldHead),
      name,
      rows: dump(rows.rows),
      snapshots: snapshots.rows.map(({ name: snapshot, head }) => ({
        ...(rowFromText(head) as SnapshotHead),
        name: snapshot,
        async rows() {
          const { rows } = await connection.query<StoredRow>(
            'SELECT kind, row FROM swx_snapshot_rows WHERE world = $1 AND snapshot = $2',
            [name, snapshot],
          )
          return dump(rows)
        },
      })),
    }
  }

  /**
   * Makes this process the owner of a world; asks the owner of before to give it up, and waits for that.
   *
   * @returns undefined when there is no such world
   */
  return async (name: string): Promise<Claimed | undefined> => {
    for (const giveUpAt = now() + PATIENCE_MS; ; ) {
      const { rows } = await connection.query<{ token: string; change: string; head: string }>(CLAIM, [
        name,
        process,
      ])
      const [row] = rows
      if (row)
        return {
          world: await read(name, row.head),
          fence: { token: Number(row.token), change: Number(row.change) },
        }
      const { count } = await connection.query(WANT, [name, process])
      if (count === 0) {
        const { rows } = await connection.query('SELECT 1 FROM swx_worlds WHERE name = $1', [name])
        if (rows.length === 0) return undefined
      }
      if (now() >= giveUpAt)
        throw new WorldUnavailableError(
          `World "${name}" is still held by another process, which was asked to give it up: send the call again in a moment.`,
        )
      await wait(LOOK_EVERY_MS)
    }
  }
}
