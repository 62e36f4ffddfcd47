import type { Connection } from '../../runtime/postgres/connection.ts'
import type { Tally } from './tally.ts'

/** A statement as it is sent. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** What the links of all processes have in common. */
export interface Network {
  /** The database, which does not fail by itself. */
  readonly real: Connection
  readonly tally: Tally
  /** Whether nothing goes wrong now. */
  isSound: boolean
  /** Notes that something goes wrong, for so long. */
  noteTrouble(ms?: number): void
  /** Counts what the database is doing. */
  track<T>(work: Promise<T>): Promise<T>
  /** Changes a statement on its way: a mistake that is made on purpose. */
  readonly rewrite: (statement: Statement) => Statement
}
