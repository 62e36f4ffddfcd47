import type { Mode } from '../ledger/entry.ts'

/** A record that trades an instrument. */
export interface Traded {
  readonly userId: string
  readonly mode: Mode
  readonly code: string
  /** Which way it gains. */
  readonly direction: 'LONG' | 'SHORT' | 'UP' | 'DOWN'
  /** The number that all parts of it share; undefined for an order that has not become a trade. */
  readonly wholeNo?: string
  /** Its result after all fees in cents, once it is closed; undefined for one that was void. */
  readonly result?: bigint
}
