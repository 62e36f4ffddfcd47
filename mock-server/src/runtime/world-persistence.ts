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

/** A key that opens one world, for one user of a team. The key itself is kept nowhere. */
export interface WorldKey {
  /** Whom it was made for. */
  readonly user: string
  /** SHA-256 of the key, as hex. */
  readonly digest: string
  /** Real time, epoch ms. */
  readonly madeAt: number
  /** Requests a minute that it is good for. */
  readonly perMinute: number
}

/** What is kept of a world beside its rows; it changes with them. */
export interface WorldHead extends WorldOrigin {
  readonly clock: ClockState
  /** The latest virtual time it has shown. */
  readonly shown: number
  /** Keys that open this world. @default none */
  readonly keys?: readonly WorldKey[] | undefined
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
  readonly rows: () => Dump | Promise<Dump>
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

/** When a world that several processes share was last asked for. */
export interface SharedUse {
  readonly name: string
  /** Real time, epoch ms. */
  readonly usedAt: number
}

/**
 * Worlds that several processes share: each of them has one owner, which alone reads and changes it. How that is made
 * sure of: `docs/decisions/0046-worlds-of-a-team.md`.
 */
export interface SharedWorlds {
  /**
   * Makes this process the owner of a world, once the one before has given it up or is gone.
   *
   * @returns undefined when there is no world of that name
   * @throws WorldUnavailableError when its owner keeps it, or the database cannot be reached
   */
  claim(name: string): Promise<KeptWorld | undefined>
  /** Gives a world up as soon as its changes are kept. */
  release(name: string): Promise<void>
  /** All worlds of all processes, in order of their names. */
  list(): Promise<readonly SharedUse[]>
  /** Notes that worlds of this process were asked for lately. */
  markUsed(names: readonly string[]): Promise<void>
  /** Called when a world is no longer this process's: what it has of it in memory is to be forgotten. */
  onGone(listener: (name: string) => void): void
}

/**
 * Where worlds outlive the process. Only the process that a world belongs to commits its changes. Why there are two
 * members: `docs/decisions/0041-one-digest.md`; what a database for a team adds: `docs/decisions/0046-worlds-of-a-team.md`.
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
   * Keeps a change wholly or not at all. When it returns, and {@link kept} has nothing to wait for, the change survives a
   * killed process and a loss of power, and a later start has it or says that it is lost.
   *
   * @throws KeepError when it cannot be kept; then it has not happened
   */
  commit(change: WorldChange): void
  /**
   * Where a commit takes its time: fulfilled once all that was committed of a world is kept and the world is certainly
   * still this process's; rejected with a {@link WorldUnavailableError} when it is not. Undefined when that is so already.
   */
  kept?(world: string): Promise<void> | undefined
  /** Where several processes share what is kept. @default this process alone has it */
  readonly shared?: SharedWorlds | undefined
}

/** What has changed could not be kept, so it has not happened; the message says what to do. */
export class KeepError extends Error {
  override readonly name = 'KeepError'
}

/** A world cannot be served by this process now; the message says why, and what is known of the call. */
export class WorldUnavailableError extends Error {
  override readonly name = 'WorldUnavailableError'
}

/** A stored world has a due event that this version does not know. If the world were loaded, the event would be lost. */
export class UnknownDueEventError extends Error {
  override readonly name = 'UnknownDueEventError'
}

/** A world was stored in a form that this version cannot load. */
export class UnreadableWorldError extends Error {
  override readonly name = 'UnreadableWorldError'
}
