import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Change } from '../../store/table.ts'
import { rowToText } from '../persistence/row-text.ts'
import {
  type KeptWorld,
  type SharedUse,
  type WorldChange,
  type WorldPersistence,
  WorldUnavailableError,
} from '../world-persistence.ts'
import { type Connection, connect, isUnreachable } from './connection.ts'
import { DatabaseError, withPasswordOf } from './database-address.ts'
import { createLease } from './process-lease.ts'
import { ForeignFormatError, prepareSchema } from './schema.ts'
import { processTimers, type Timers } from './timers.ts'
import { createClaims } from './world-claims.ts'
import { createWorldQueue, type Fence, type RowWrite, type WorldQueue, type Write } from './world-queue.ts'
import { createWrites } from './world-writes.ts'

/** Worlds in a database that several processes share. */
export interface WorldDatabase extends WorldPersistence {
  readonly shared: NonNullable<WorldPersistence['shared']>
  kept(world: string): Promise<void> | undefined
  /** Whether the database has answered lately, with what it is waiting for otherwise. */
  readonly isAnswering: boolean
  /** How many worlds this process owns. */
  readonly owned: number
  /** Connections, and statements that wait for one. */
  counts(): ReturnType<Connection['counts']>
  /** Writes what is left, gives all worlds up and disconnects. */
  close(): Promise<void>
}

/** How a database is opened. */
export interface DatabaseOptions {
  /** `postgres://…`; never shown, since it may have a password in it. */
  readonly url: string
  /** File with the password of the database, for an address that has none. */
  readonly passwordFile?: string | undefined
  /** Told about connections that break. */
  readonly onFault: (error: Error) => void
  /** What this process is called in the database. @default the name of the machine and its process id */
  readonly label?: string | undefined
  /** @default a pool of connections to PostgreSQL */
  readonly connect?: typeof connect | undefined
  /** @default those of the process */
  readonly timers?: Timers | undefined
}

/** A removed row stays in the table without a text; this many of them are deleted at once. */
const MOST_REMOVED = 2_000

/** How long a call waits for a database that cannot be reached, ms. */
const PATIENCE_MS = 8_000
const ASK_AGAIN_MS = 200

/** PostgreSQL has no lone surrogates in texts, and no U+0000. */
const storable = (key: string): string =>
  /\p{Surrogate}/u.test(key) || key.includes('\u0000') ? JSON.stringify(key) : key

const writesOf = (rows: Iterable<Change>): RowWrite[] =>
  Array.from(rows, ({ table, key, row }) => ({
    kind: table,
    key: storable(key),
    row: row === undefined ? null : rowToText(row),
  }))

const writeOf = (change: WorldChange): Write => {
  switch (change.does) {
    case 'begin':
    case 'change':
      return { does: change.does, head: rowToText(change.head), rows: writesOf(change.rows) }
    case 'snapshot':
      return { does: 'snapshot', name: change.name, head: rowToText(change.head) }
    case 'drop':
      return { does: 'drop' }
  }
}

const NEW: Fence = { token: 1, change: 0 }

const createDatabase = (connection: Connection, label: string, timers: Timers): WorldDatabase => {
  const id = randomUUID()
  const write = createWrites(connection, id)
  const claim = createClaims(connection, id, timers)
  const owned = new Map<string, { readonly queue: WorldQueue; readonly token: number }>()
  /** Worlds that are being brought in. */
  const claiming = new Set<string>()
  const removed = new Map<string, number>()
  const listeners: ((name: string) => void)[] = []

  const forget = (name: string): void => {
    if (!owned.delete(name)) return
    removed.delete(name)
    for (const listener of listeners) listener(name)
  }

  /** @param isNew whether the database does not have it yet */
  const own = (name: string, fence: Fence, isNew = false): WorldQueue => {
    let isMissing = isNew
    const queue = createWorldQueue({
      name,
      fence,
      async write(one, fence) {
        const outcome = await write(name, one, fence, isMissing)
        if (outcome === 'fenced') return outcome
        isMissing = one.does === 'drop'
        if (isMissing && queue.isLast && owned.get(name)?.queue === queue) owned.delete(name)
        return outcome
      },
      isUnreachable,
      ...timers,
      onFailed: () => {
        if (owned.get(name)?.queue === queue) forget(name)
      },
    })
    owned.set(name, { queue, token: fence.token })
    return queue
  }

  /** With which token the database has a world as this process's. */
  const storedToken = async (name: string): Promise<number | undefined> => {
    const { rows } = await connection.query<{ token: string }>(
      'SELECT token FROM swx_worlds WHERE name = $1 AND owner = $2',
      [name, id],
    )
    return rows[0] && Number(rows[0].token)
  }

  /**
   * Gives a world up, also one of which this process knows nothing any more: a claim whose answer got lost, or a write that
   * failed, leaves its name in the database. Where the database does not answer, it stays this process's until another one
   * wants it. The token keeps a statement that arrives late from giving up what this process has brought in again.
   */
  const release = async (name: string): Promise<void> => {
    const mine = owned.get(name)
    if (claiming.has(name)) return
    forget(name)
    await mine?.queue.kept()?.catch(() => undefined)
    const token = mine?.token ?? (await storedToken(name).catch(() => undefined))
    if (token === undefined || owned.has(name) || claiming.has(name)) return
    await connection
      .query(
        'UPDATE swx_worlds SET owner = NULL, wanted_by = NULL WHERE name = $1 AND owner = $2 AND token = $3',
        [name, id, token],
      )
      .catch(() => undefined)
  }

  /** Forgets the worlds that other processes took while this process or its connection to the database was paused. */
  const lookForLost = async (): Promise<void> => {
    const { rows } = await connection.query<{ name: string; token: string }>(
      'SELECT name, token FROM swx_worlds WHERE owner = $1',
      [id],
    )
    const tokens = new Map(rows.map(({ name, token }) => [name, Number(token)]))
    // A world that is only being made is not in the database yet; its first write tells.
    for (const [name, { token, queue }] of owned)
      if (tokens.get(name) !== token && queue.isEmpty) forget(name)
  }

  const lease = createLease({
    connection,
    id,
    label,
    onLapse: lookForLost,
    onWanted: (name) => void release(name).catch(() => undefined),
    ...timers,
  })

  /**
   * Asks the database until it answers, as long as a call may wait.
   *
   * @param remedy how the sentence goes on that says that it does not
   */
  const reach = async <T>(ask: () => Promise<T>, remedy: string): Promise<T> => {
    for (const giveUpAt = timers.now() + PATIENCE_MS; ; ) {
      try {
        return await ask()
      } catch (cause) {
        if (cause instanceof WorldUnavailableError) throw cause
        if (isUnreachable(cause) && timers.now() < giveUpAt) await timers.wait(ASK_AGAIN_MS)
        else {
          const { message } = cause as Error
          throw new WorldUnavailableError(`The database does not answer (${message}): ${remedy}.`, { cause })
        }
      }
    }
  }

  /** Brings a world in again where the lease was over meanwhile: another process may have taken it before all was read. */
  const claimSurely = async (name: string): ReturnType<typeof claim> => {
    for (;;) {
      if (!lease.isValid) await lease.renew()
      const { lapses } = lease
      const claimed = await claim(name)
      if (lease.isValid && lease.lapses === lapses) return claimed
    }
  }

  /** The lease ran out: whether the world is still this process's is asked for before anything of it is shown. */
  const makeSure = async (name: string): Promise<void> => {
    const before = owned.get(name)
    // What is written later is no matter of this call.
    const written = before?.queue.kept()
    written?.catch(() => undefined)
    await reach(
      () => lease.renew(),
      'send the call again once it does, a command with the same Idempotency-Key, which tells whether it was kept',
    )
    await written
    if (before === undefined || owned.get(name) !== before)
      throw new WorldUnavailableError(
        `World "${name}" went over to another process while this one did not answer: send the call again.`,
      )
  }

  /** Removes rows without a text now and then: any process may, since a row that is not there means the same. */
  const tidy = (name: string, { does, ...rest }: Write): void => {
    if (does !== 'change' || !('rows' in rest)) return
    const count = (removed.get(name) ?? 0) + rest.rows.filter(({ row }) => row === null).length
    removed.set(name, count < MOST_REMOVED ? count : 0)
    if (count < MOST_REMOVED) return
    void owned
      .get(name)
      ?.queue.kept()
      ?.then(() => connection.query('DELETE FROM swx_rows WHERE world = $1 AND row IS NULL', [name]))
      .catch(() => undefined)
  }

  return {
    async load() {
      await lease.renew()
      await connection.query("DELETE FROM swx_processes WHERE expires_at < now() - INTERVAL '1 day'")
      return []
    },
    commit(change) {
      const { world } = change
      const queue = owned.get(world)?.queue ?? own(world, NEW, true)
      const one = writeOf(change)
      queue.add(one)
      tidy(world, one)
    },
    kept(world) {
      if (!lease.isValid) return makeSure(world)
      return owned.get(world)?.queue.kept()
    },
    shared: {
      async claim(name): Promise<KeptWorld | undefined> {
        claiming.add(name)
        try {
          const claimed = await reach(
            () => claimSurely(name),
            `world "${name}" cannot be opened and nothing was done: send the call again once it does`,
          )
          if (!claimed) return undefined
          own(name, claimed.fence)
          const { snapshots, ...world } = claimed.world
          return {
            ...world,
            snapshots: snapshots.map(({ rows, ...one }) => ({
              ...one,
              rows: () => reach(async () => rows(), 'send the call again once it does, nothing was done'),
            })),
          }
        } finally {
          claiming.delete(name)
        }
      },
      release,
      async list(): Promise<readonly SharedUse[]> {
        const { rows } = await reach(
          () =>
            connection.query<{ name: string; used_at: Date }>(
              'SELECT name, used_at FROM swx_worlds ORDER BY name',
            ),
          'send the call again once it does, nothing was done',
        )
        return rows.map(({ name, used_at }) => ({ name, usedAt: used_at.getTime() }))
      },
      async markUsed(names) {
        await connection.query('UPDATE swx_worlds SET used_at = now() WHERE owner = $1 AND name = ANY($2)', [
          id,
          names,
        ])
      },
      onGone: (listener) => void listeners.push(listener),
    },
    get isAnswering() {
      return lease.isValid
    },
    get owned() {
      return owned.size
    },
    counts: () => connection.counts(),
    async close() {
      await Promise.all([...owned.values()].map(({ queue }) => queue.kept()?.catch(() => undefined)))
      owned.clear()
      try {
        await connection.query('UPDATE swx_worlds SET owner = NULL, wanted_by = NULL WHERE owner = $1', [id])
        await lease.end()
      } finally {
        await connection.close()
      }
    },
  }
}

/** What to do about a database that cannot be used. */
const remedyOf = (error: Error): string => {
  const { code } = error as { code?: string }
  if (error instanceof ForeignFormatError) return `${error.message}.`
  if (code === '28P01' || code === '28000')
    return `it does not let this user in (${error.message}): look at user and password.`
  // What the library says when the database asks for a password and it has none.
  if (error.message.includes('client password must be a string'))
    return 'it asks for a password: write it into a file, and name that by SWX_DATA_PASSWORD_FILE.'
  if (code === '3D000') return `${error.message}: make it first, with createdb.`
  return `${error.message || code}: start it, or look at host and port.`
}

/**
 * Connects to the database that worlds are kept in, and makes its tables when there are none.
 *
 * @throws DatabaseError when it cannot be used
 */
export const openDatabase = async ({
  url,
  passwordFile,
  onFault,
  label = `${hostname()}:${process.pid}`,
  connect: connectTo = connect,
  timers = processTimers,
}: DatabaseOptions): Promise<WorldDatabase> => {
  const address = withPasswordOf(url, passwordFile)
  const { host, pathname } = new URL(address)
  const connection = connectTo(address, onFault)
  try {
    await prepareSchema(connection)
    return createDatabase(connection, label, timers)
  } catch (cause) {
    await connection.close().catch(() => undefined)
    throw new DatabaseError(`The database ${host}${pathname} cannot be used: ${remedyOf(cause as Error)}`, {
      cause,
    })
  }
}
