import type { Connection } from './connection.ts'
import { processTimers, type Timers } from './timers.ts'

/** A world of this process for which another process got a call. */
export interface Wanted {
  readonly name: string
}

/** See {@link createLease}. */
export interface Lease {
  /**
   * Whether the worlds of this process are certainly its own at this moment: no other process takes one while the lease
   * lasts, unless it is given up.
   */
  readonly isValid: boolean
  /** How often it was over before it was renewed. */
  readonly lapses: number
  /** Renews the lease, and has the worlds forgotten that were taken meanwhile. */
  renew(): Promise<void>
  /** Gives the lease back. */
  end(): Promise<void>
}

/** How a lease is held. */
export interface LeaseOptions extends Partial<Pick<Timers, 'now' | 'timeOfDay' | 'every'>> {
  readonly connection: Connection
  readonly id: string
  readonly label: string
  /** Told after a lapse: other processes may have taken worlds. */
  readonly onLapse: () => Promise<void>
  readonly onWanted: (name: string) => void
}

/** How long a process owns its worlds without renewing its lease. */
const LEASE_MS = 5_000
const RENEW_EVERY_MS = 500

const HOLD = `
  INSERT INTO swx_processes (id, label, expires_at) VALUES ($1, $2, now() + $3 * INTERVAL '1 millisecond')
  ON CONFLICT (id) DO UPDATE SET expires_at = excluded.expires_at
  RETURNING (extract(epoch FROM now()) * 1000)::float8 AS held_at`

/** When a lease was asked for, by each clock, ms. */
interface Asked {
  readonly now: number
  readonly timeOfDay: number
}

/**
 * One row of the database says until when the worlds of this process are its own. It is renewed twice a second, by the
 * clock of the database, and counted here from the moment before it was asked for: this process stops relying on it before
 * another one does. Either clock of this process may stand still or be set, so that the lease is over here once one of them
 * says so; where the whole machine stood still, the clock of the database tells at the next renewal.
 */
export const createLease = (options: LeaseOptions): Lease => {
  const { connection, id, label, onLapse, onWanted } = options
  const { now, timeOfDay, every } = { ...processTimers, ...options }
  let asked: Asked | undefined
  let heldAt: number | undefined
  let underway: Promise<void> | undefined
  let lapses = 0

  const isValid = (): boolean =>
    asked !== undefined && now() - asked.now < LEASE_MS && timeOfDay() - asked.timeOfDay < LEASE_MS

  const ask = async (): Promise<void> => {
    const next = { now: now(), timeOfDay: timeOfDay() }
    const { rows: held } = await connection.query<{ held_at: number }>(HOLD, [id, label, LEASE_MS])
    const nextHeldAt = held[0]?.held_at ?? 0
    const lapsed = heldAt !== undefined && (!isValid() || nextHeldAt - heldAt >= LEASE_MS)
    if (lapsed) {
      lapses++
      asked = undefined
      await onLapse()
    }
    heldAt = nextHeldAt
    asked = next
    const { rows } = await connection.query<Wanted>(
      'SELECT name FROM swx_worlds WHERE owner = $1 AND wanted_by IS NOT NULL',
      [id],
    )
    for (const { name } of rows) onWanted(name)
  }

  const hold = (): Promise<void> => {
    underway ??= ask().finally(() => {
      underway = undefined
    })
    return underway
  }

  const stopRenewing = every(RENEW_EVERY_MS, () => void hold().catch(() => undefined))

  return {
    get isValid() {
      return isValid()
    },
    get lapses() {
      return lapses
    },
    async renew() {
      await hold()
      if (isValid()) return
      // That one was under way, and was asked for before the lease ran out.
      await hold()
      if (!isValid()) throw new Error('it takes longer for an answer than a lease lasts')
    },
    async end() {
      stopRenewing()
      await underway?.catch(() => undefined)
      asked = undefined
      await connection.query('DELETE FROM swx_processes WHERE id = $1', [id])
    },
  }
}
