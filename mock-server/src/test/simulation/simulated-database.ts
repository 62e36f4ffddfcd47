import { DatabaseSync } from 'node:sqlite'
import type { Database, Statement } from '../../runtime/persistence/disk.ts'
import { DATA_FILE } from '../../runtime/persistence/open-data-folder.ts'
import type { DiskCalls, Write } from './disk-calls.ts'
import { sqliteError } from './disk-error.ts'
import { readOf } from './disk-image.ts'
import { halfWritten } from './log-cut.ts'

/** What the databases of a simulated disk have in common. */
export interface DatabaseSettings {
  readonly dir: string
  readonly calls: DiskCalls
  /** The connections that are open. */
  readonly opened: Set<DatabaseSync>
  /** Whether a statement is answered as done and forgotten. */
  readonly forgets: (sql: string, values: readonly unknown[]) => boolean
  /** Before a transaction is written. */
  onCommit(): void
  /** After a transaction was written. */
  onCommitted(database: DatabaseSync): void
  /** After the log went into the file. */
  onCheckpoint(): void
}

const LOG = `${DATA_FILE}-wal`
const error = () => sqliteError('error')

/** Opens SQLite's own database and lets its calls fail. */
export const openSimulatedDatabase = (path: string, settings: DatabaseSettings): Database => {
  const { dir, calls, opened, forgets, onCommit, onCommitted, onCheckpoint } = settings
  const database = calls.make({ work: () => new DatabaseSync(path), error })
  opened.add(database)
  database.exec('PRAGMA wal_autocheckpoint = 0')
  /** Rows changed by the transaction that is under way: one that changes nothing is not in the log. */
  let changes = 0

  // SQLite often rolls a transaction back by itself when the disk fails, and sometimes leaves that to its caller.
  const onFail = () => calls.count % 2 === 0 && database.isTransaction && database.exec('ROLLBACK')

  const prepareCommit = (): Statement['run'] => {
    const statement = database.prepare('COMMIT')
    const write: Write = {
      isTransaction: true,
      whole: () => statement.run(),
      part(before, share) {
        statement.run()
        return before.set(LOG, halfWritten(before.get(LOG) ?? Buffer.alloc(0), readOf(dir, LOG), share))
      },
    }
    const commit = () => {
      const answer = statement.run()
      if (changes > 0) onCommitted(database)
      return answer
    }
    return () => {
      if (!calls.left) onCommit()
      if (!forgets('COMMIT', [])) return calls.make({ work: commit, error, onFail, write })
      database.exec('ROLLBACK')
      onCommitted(database)
      return { changes: 0, lastInsertRowid: 0 }
    }
  }

  const prepareOther = (sql: string): Statement => {
    const statement = database.prepare(sql)
    const isRow = sql.startsWith('INSERT OR REPLACE INTO rows')
    return {
      run(...values: never[]) {
        if (forgets(sql, values)) return { changes: 1, lastInsertRowid: 0 }
        if (isRow && calls.isFull()) {
          onFail()
          return calls.fail(sqliteError('full'))
        }
        const answer = calls.make({ work: () => statement.run(...values), error, onFail })
        changes = sql.startsWith('BEGIN') ? 0 : changes + Number(answer.changes)
        return answer
      },
      get(...values: never[]) {
        if (sql.startsWith('INSERT')) changes++
        return calls.make({ work: () => statement.get(...values), error, onFail })
      },
      all: (...values: never[]) => calls.make({ work: () => statement.all(...values), error, onFail }),
      iterate: (...values: never[]) =>
        calls.make({ work: () => statement.iterate(...values), error, onFail }),
    } as Statement
  }

  return {
    get isTransaction() {
      return database.isTransaction
    },
    exec(sql) {
      calls.make({ work: () => database.exec(sql), error })
      if (sql.startsWith('PRAGMA wal_checkpoint')) onCheckpoint()
    },
    prepare(sql) {
      // Rolling back touches no file: a transaction stays in memory until it is committed.
      if (sql === 'ROLLBACK') return database.prepare(sql)
      return sql === 'COMMIT' ? { ...prepareOther(sql), run: prepareCommit() } : prepareOther(sql)
    },
    close() {
      if (calls.left) return
      opened.delete(database)
      database.close()
    },
  }
}
