import type { ClockState } from '../clock/virtual-clock.ts'
import type { Dump } from '../store/store.ts'
import type { World, WorldSnapshot } from './world.ts'

/** What a world was made from, beside its name. */
export interface WorldOrigin {
  readonly seed: number
  /** The name of its beginning. */
  readonly profile: string
}

/** A snapshot with what its world was made from at that time. */
export interface NamedSnapshot extends WorldSnapshot, WorldOrigin {}

/** A snapshot as it was kept. */
export interface KeptSnapshot extends WorldOrigin {
  readonly name: string
  readonly at: number
  /** Reads its rows, which are not looked at before they are asked for. */
  readonly rows: () => Dump
}

/** What a world has at one moment, apart from any store. */
export interface WorldCopy extends WorldOrigin {
  /** Virtual time, epoch ms. */
  readonly at: number
  readonly rows: Dump
}

/** A world as it was kept. */
export interface KeptWorld extends WorldOrigin {
  readonly name: string
  readonly clock: ClockState
  /** The latest virtual time it has shown. */
  readonly shown: number
  readonly rows: Dump
  readonly snapshots: readonly KeptSnapshot[]
}

/**
 * Where worlds are kept so that they outlive the process. Whatever it is told is safe when the call returns; what it
 * cannot keep it throws, and then that has not happened.
 */
export interface WorldPersistence {
  /** What was kept before this process. */
  readonly kept: readonly KeptWorld[]
  /** Keeps what changes in a world that was kept before. */
  resume(world: World): void
  /** Keeps a world from now on, in place of one that was kept under its name; snapshots of that name stay. */
  adopt(world: World, origin: WorldOrigin): void
  /** Forgets a world and its snapshots. */
  drop(name: string): void
  /** Keeps a snapshot that is taken of the world as it is kept now. */
  snapshot(world: World, name: string, snapshot: NamedSnapshot): void
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
