import pg from 'pg'

/** Something of a database that runs statements. */
export interface Statements {
  query<Row extends object>(
    text: string,
    values?: readonly unknown[],
  ): Promise<{ rows: Row[]; count: number }>
}

/** A database that worlds are kept in. */
export interface Connection extends Statements {
  /** Runs statements so that all of them happen or none. */
  transaction<T>(work: (statements: Statements) => Promise<T>): Promise<T>
  /** Connections that are open, and calls that wait for one. */
  counts(): { readonly open: number; readonly waiting: number }
  close(): Promise<void>
}

/** Connections of one process. A world uses one at a time, so if more worlds write at once, some of them wait. */
const MOST_CONNECTIONS = 12

/** The database ends a session, is starting or stopping, or asks to try again: `SQLSTATE`, or its class. */
const TRY_AGAIN = /^(08|57P|40|25P03|57014|55P03)/

/** Whether an error says that the database could not be reached or wants the same once more: what was asked may be done. */
export const isUnreachable = (error: unknown): boolean => {
  const { code } = error as { code?: unknown }
  // What has no code of five signs comes from the network or the client.
  return typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code) || TRY_AGAIN.test(code)
}

const asStatements = (client: pg.Pool | pg.PoolClient): Statements => ({
  async query<Row extends object>(text: string, values: readonly unknown[] = []) {
    const { rows, rowCount } = await client.query<Row>(text, [...values])
    return { rows, count: rowCount ?? 0 }
  },
})

/**
 * Connects to PostgreSQL, or to what speaks its protocol.
 *
 * @param onFault told about connections that break while nothing is asked of them
 */
export const connect = (url: string, onFault: (error: Error) => void): Connection => {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    application_name: 'swx-mock-server',
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
    statement_timeout: 15_000,
    query_timeout: 20_000,
    // A process that hangs inside a transaction must not keep the next owner of a world waiting.
    lock_timeout: 4_000,
    idle_in_transaction_session_timeout: 3_000,
  })
  pool.on('error', onFault)
  return {
    ...asStatements(pool),
    async transaction(work) {
      const client = await pool.connect()
      // Between two statements nothing else listens for a connection that breaks.
      const ignore = (): void => undefined
      client.on('error', ignore)
      let broken: Error | undefined
      try {
        await client.query('BEGIN')
        const answer = await work(asStatements(client))
        await client.query('COMMIT')
        return answer
      } catch (cause) {
        broken = cause as Error
        throw cause
      } finally {
        client.off('error', ignore)
        // A connection in which something went wrong is closed, which takes back what it had begun.
        client.release(broken)
      }
    },
    counts: () => ({ open: pool.totalCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  }
}
