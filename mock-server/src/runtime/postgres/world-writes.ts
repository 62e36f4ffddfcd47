import type { Connection, Statements } from './connection.ts'
import type { Fence, Outcome, RowWrite, Write } from './world-queue.ts'

type Columns = [kinds: string[], keys: string[], rows: (string | null)[]]

const columnsOf = (rows: readonly RowWrite[]): Columns => [
  rows.map(({ kind }) => kind),
  rows.map(({ key }) => key),
  rows.map(({ row }) => row),
]

/** Whether the database takes the write: its owner and the number before it have to be those that are there. */
const FENCE = 'WHERE name = $1 AND owner = $2 AND token = $3 AND change = $4::bigint - 1'

/** One statement is one transaction and one way to the database: nothing stays locked when the process hangs after it. */
const CHANGE = `
  WITH owned AS (
    UPDATE swx_worlds SET change = $4::bigint, head = $5 ${FENCE} RETURNING name
  ), written AS (
    INSERT INTO swx_rows (world, kind, key, row)
    SELECT owned.name, fresh.kind, fresh.key, fresh.row
    FROM owned, unnest($6::text[], $7::text[], $8::text[]) AS fresh (kind, key, row)
    ON CONFLICT (world, kind, key) DO UPDATE SET row = excluded.row
    RETURNING 1
  )
  SELECT name FROM owned`

const NEW = `
  INSERT INTO swx_worlds (name, owner, token, change, head, used_at)
  VALUES ($1, $2, $3, $4, $5, now()) ON CONFLICT (name) DO NOTHING`

const INSERT_ROWS = `
  INSERT INTO swx_rows (world, kind, key, row)
  SELECT $1::text, fresh.kind, fresh.key, fresh.row
  FROM unnest($2::text[], $3::text[], $4::text[]) AS fresh (kind, key, row)`

const removeSnapshot = async (statements: Statements, world: string, name: string): Promise<void> => {
  await statements.query('DELETE FROM swx_snapshot_rows WHERE world = $1 AND snapshot = $2', [world, name])
  await statements.query('DELETE FROM swx_snapshots WHERE world = $1 AND name = $2', [world, name])
}

export const createWrites = (connection: Connection, process: string) => {
  /** Whether a write that was not taken has been taken before: its answer got lost. */
  const isDone = async (world: string, { token, change }: Fence, does: Write['does']): Promise<boolean> => {
    const { rows } = await connection.query<{ owner: string | null; token: string; change: string }>(
      'SELECT owner, token, change FROM swx_worlds WHERE name = $1',
      [world],
    )
    const [found] = rows
    if (!found) return does === 'drop'
    return found.owner === process && Number(found.token) === token && Number(found.change) === change
  }

  const begin = (world: string, write: Write & { does: 'begin' }, { token, change }: Fence, isNew: boolean) =>
    connection.transaction(async (statements) => {
      const values = [world, process, token, change, write.head]
      const { count } = isNew
        ? await statements.query(NEW, values)
        : await statements.query(`UPDATE swx_worlds SET change = $4::bigint, head = $5 ${FENCE}`, values)
      if (count === 0) return false
      await statements.query('DELETE FROM swx_rows WHERE world = $1', [world])
      await statements.query(INSERT_ROWS, [world, ...columnsOf(write.rows)])
      return true
    })

  const snapshot = (world: string, { name, head }: Write & { does: 'snapshot' }, { token, change }: Fence) =>
    connection.transaction(async (statements) => {
      const values = [world, process, token, change]
      const { count } = await statements.query(`UPDATE swx_worlds SET change = $4::bigint ${FENCE}`, values)
      if (count === 0) return false
      await removeSnapshot(statements, world, name)
      await statements.query('INSERT INTO swx_snapshots (world, name, head, taken) VALUES ($1, $2, $3, $4)', [
        world,
        name,
        head,
        change,
      ])
      await statements.query(
        `INSERT INTO swx_snapshot_rows (world, snapshot, kind, key, row)
         SELECT world, $2::text, kind, key, row FROM swx_rows WHERE world = $1 AND row IS NOT NULL`,
        [world, name],
      )
      return true
    })

  const drop = (world: string, { token, change }: Fence) =>
    connection.transaction(async (statements) => {
      const values = [world, process, token, change]
      const { count } = await statements.query(`DELETE FROM swx_worlds ${FENCE}`, values)
      if (count === 0) return false
      for (const table of ['swx_rows', 'swx_snapshots', 'swx_snapshot_rows'])
        await statements.query(`DELETE FROM ${table} WHERE world = $1`, [world])
      return true
    })

  const change = async (
    world: string,
    { head, rows }: Write & { does: 'change' },
    { token, change }: Fence,
  ) => {
    const { count } = await connection.query(CHANGE, [
      world,
      process,
      token,
      change,
      head,
      ...columnsOf(rows),
    ])
    return count > 0
  }

  const perform = (world: string, write: Write, fence: Fence, isNew: boolean): Promise<boolean> => {
    switch (write.does) {
      case 'begin':
        return begin(world, write, fence, isNew)
      case 'change':
        return change(world, write, fence)
      case 'snapshot':
        return snapshot(world, write, fence)
      case 'drop':
        return drop(world, fence)
    }
  }

  /**
   * Does a write of the owner, or finds that it was done before.
   *
   * @param isNew whether it is the first of a world that the database must not have yet
   */
  return async (world: string, write: Write, fence: Fence, isNew: boolean): Promise<Outcome> =>
    (await perform(world, write, fence, isNew)) || (await isDone(world, fence, write.does))
      ? 'kept'
      : 'fenced'
}
