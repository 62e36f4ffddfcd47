import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Play, Profiles } from './profiles.ts'
import type { SnapshotStore } from './snapshot-store.ts'
import type { World, WorldSettings, WorldSnapshot } from './world.ts'
import type { WorldCopy, WorldKey, WorldOrigin, WorldPersistence } from './world-persistence.ts'

/** The worlds of one process. */
export interface Worlds {
  /** What a world that is made on the way begins with. */
  readonly profile: string
  /** What worlds can begin with. */
  readonly profiles: Profiles
  /** The world that calls go to when they name none. */
  readonly main: World
  /**
   * Where what is answered before a world was found is written down: `main`, or, where processes share their worlds, one
   * that each process has for this alone.
   */
  readonly edge: World
  /** Whether other processes have worlds of the same database. */
  readonly isShared: boolean
  /** A world of this process. */
  get(name: string): World | undefined
  /** A world that exists, brought in from the database that processes share if need be. */
  find(name: string): World | undefined | Promise<World | undefined>
  /** The world of this name, made from the profile when there is none. */
  open(name: string): Promise<World>
  /** What a world was made from. */
  originOf(world: World): WorldOrigin
  /** How a world began; undefined of one that began as a copy, from a file or in an earlier process. */
  beginningOf(world: World): WorldBeginning | undefined
  /** How many worlds there may be. */
  readonly mostWorlds: number
  /** Whether another world may still be made. */
  hasRoom(): boolean | Promise<boolean>
  /**
   * Adds the users of a profile, with what they have, to a world that is there, in one step.
   *
   * @returns their user names.
   * @throws ProfileError when that is not possible; nothing has happened then.
   */
  seed(world: World, profile: string): Promise<readonly string[]>
  /**
   * Starts a world over: no users but those of the profile.
   *
   * @param now the time that the steps of the profile lead to, epoch ms; the clock stands there. Left out, it is as at
   * the start of the process.
   */
  reset(name: string, how: WorldOrigin, now?: number): Promise<World>
  /** Keeps a world as it is under a name, in place of an older snapshot of it with that name. */
  takeSnapshot(world: World, name: string): WorldSnapshot
  /** The snapshots of a world with their virtual times, the latest one first. */
  listSnapshots(world: World): ReturnType<SnapshotStore['list']>
  /**
   * Puts a world back as a snapshot has it, with its clock standing. The world is another object when it had another
   * seed or catalogue then.
   *
   * @returns undefined when the world has no such snapshot.
   */
  restoreSnapshot(world: World, name: string): Promise<World | undefined>
  /** Makes a world that begins as another one is. */
  fork(name: string, from: World): World
  /**
   * Makes a world that begins as another one was in a snapshot of it.
   *
   * @returns undefined when there is no such snapshot.
   */
  forkSnapshot(name: string, from: World, snapshot: string): Promise<World | undefined>
  /**
   * Puts a copy in the place of the world of a name, with its clock standing. Others are served while it is made.
   *
   * @throws UnreadableWorldError when its rows cannot be read; nothing has happened then.
   */
  import(name: string, copy: WorldCopy): Promise<{ readonly world: World; readonly hash: string }>
  /** A copy of a world at a moment, for the caller alone: it is not listed and not persisted. */
  forkDetached(from: World, moment: WorldSnapshot): World
  /** Forgets a world of this process; `main` stays. Answers whether there was one. */
  drop(name: string): boolean
  /** Forgets a world of any process once nothing of it is kept; `main` stays. Answers whether there was one. */
  remove(name: string): Promise<boolean>
  /** Gives a world up for other processes that share it, once its changes are kept. */
  release(world: World): Promise<void>
  /** The keys that open a world beside the server's own. */
  keysOf(name: string): readonly WorldKey[]
  /** Sets them. They stay when the world starts over. */
  setKeys(world: World, keys: readonly WorldKey[]): void
  /** Called with a world that is dropped or started over. */
  onGone(listener: (world: World) => void): void
  /** Names of the worlds of this process, in order of their making. */
  names(): readonly string[]
  /** All worlds of all processes, with when each was last asked for and when it ends. */
  uses(): Promise<readonly NamedUse[]>
  /** When a world was last asked for, and when it ends if it is not asked for again; `main` never does. Real time. */
  useOf(name: string): WorldUse
  /** Drops every world that has been unused for too long; answers their names. */
  endUnused(): Promise<readonly string[]>
}

/** What it takes to make a world of the same beginning again. */
export interface WorldBeginning extends WorldOrigin {
  /** The time that the steps of the profile led to, epoch ms. */
  readonly now: number
  /** Entries of the journal up to this number are the steps of the profile. */
  readonly made: number
}

/** When a world was last used; real time, epoch ms. */
export interface WorldUse {
  readonly usedAt: number
  readonly endsAt?: number
}

/** The same with the name of the world. */
export interface NamedUse extends WorldUse {
  readonly name: string
}

/** What all worlds of a process have in common. */
export interface WorldsSettings extends Omit<WorldSettings, 'name' | 'catalogue'> {
  readonly profile: string
  /** What worlds can begin with. @default the ready-made ones */
  readonly profiles?: Profiles | undefined
  readonly catalogue: Catalogue
  /** The catalogue of profiles without one. */
  readonly emptyCatalogue: Catalogue
  readonly play: Play
  /** Milliseconds of real time without a call after which a world other than `main` ends. @default 7 days */
  readonly unusedMs?: number | undefined
  /** How many worlds there may be. @default 200 */
  readonly mostWorlds?: number | undefined
  /** Keeps the worlds beyond the end of the process. @default none */
  readonly persistence?: WorldPersistence | undefined
}

/** The world that calls go to when they name none. */
export const MAIN_WORLD = 'main'

/** Whether a text can name a world. */
export const isWorldName = (name: string): boolean => /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(name)
