import type { ClockState } from '../clock/virtual-clock.ts'
import type { Dump } from '../store/store.ts'
import type { Change } from '../store/table.ts'
import type { WorldSnapshot } from './world.ts'

/** What a world was made from, beside its name. */
export interface WorldOrigin {
  readonly seed: number
  /** The name of its beginning. */
  readonly profile: string
}

/** A snapshot with what its world was made from at that time. */
export interface NamedSnapshot extends WorldSnapshot, WorldOrigin {}

/** What is kept of a world beside its rows; it changes with them. */
export interface WorldHead extends WorldOrigin {
  readonly clock: ClockState
  /** The latest virtual time it has shown. */
  readonly shown: number
}

/** What is kept of a snapshot beside its rows. */
export interface SnapshotHead extends WorldOrigin {
  /** Virtual time, epoch ms. */
  readonly at: number
}

/** A snapshot as it was kept. */
export interface KeptSnapshot extends SnapshotHead {
  readonly name: string
  /** Reads its rows, which are not looked at before they are asked for. */
  readonly rows: () => Dump
}

/** A world as it was kept. */
export interface KeptWorld extends WorldHead {
  readonly name: string
  readonly rows: Dump
  readonly snapshots: readonly KeptSnapshot[]
}

/** What a world has at one moment, apart from any store. */
export interface WorldCopy extends SnapshotHead {
  readonly rows: Dump
}

/** A change of what is kept. Rows are plain data: JSON and big integers. */
export type WorldChange =
  | {
      /** The world begins, in place of one of its name, whose snapshots stay. */
      readonly does: 'begin'
      readonly world: string
      readonly head: WorldHead
      readonly rows: Iterable<Change>
    }
  | {
      /** A transaction or batch of it is over; each row is named once. */
      readonly does: 'change'
      readonly world: string
      readonly head: WorldHead
      readonly rows: Iterable<Change>
    }
  | {
      /** A snapshot is taken of the world as it is kept, in place of one of that name. */
      readonly does: 'snapshot'
      readonly world: string
      readonly name: string
      readonly head: SnapshotHead
    }
  | {
      /** The world is forgotten, and its snapshots. */
      readonly does: 'drop'
      readonly world: string
    }

/**
 * Where worlds outlive the process. What is kept belongs to one process at a time, and only that one commits. Why it
 * has these two members, and how a database for a team comes in behind them: `docs/decisions/0041-one-digest.md`.
 */
export interface WorldPersistence {
  /**
   * Reads what was kept before this process: the rows as they are now and not how they came about, so that a start
   * does not take as long as the past. Called once, before the first {@link commit}.
   *
   * @throws UnreadableWorldError when this version cannot read it
   */
  load(): Promise<readonly KeptWorld[]>
  /**
   * Keeps a change wholly or not at all. When it returns, the change survives a killed process and a loss of power,
   * and a later start has it or says that it is lost.
   *
   * @throws KeepError when it cannot be kept; then it has not happened
   */
  commit(change: WorldChange): void
}

/** What has changed could not be kept, so it has not happened; the message says what to do. */
export class KeepError extends Error {
  override readonly name = 'KeepError'
}

/** A world was kept with an event planned that this version does not know: what it would have done is lost otherwise. */
export class UnknownDueEventError extends Error {
  override readonly name = 'UnknownDueEventError'
}

/** A world was kept in a way that this version cannot bring back. */
export class UnreadableWorldError extends Error {
  override readonly name = 'UnreadableWorldError'
}
