import type { Dump } from '../store/store.ts'
import { createStore } from '../store/store.ts'
import type { PersistedWorlds } from './persisted-worlds.ts'
import { tables } from './tables.ts'
import type { World } from './world.ts'
import type { KeptSnapshot, NamedSnapshot } from './world-persistence.ts'

/** The snapshots of all worlds, by world and name. */
export interface SnapshotStore {
  /** Stores a snapshot, in place of one of the same world and name. */
  put(world: World, name: string, snapshot: NamedSnapshot): void
  /** Reads a snapshot that was kept, if there is one of that name: {@link SnapshotStore.get} needs it read. */
  read(world: World, name: string): Promise<void>
  /** The snapshot of a world under a name. */
  get(world: World, name: string): NamedSnapshot | undefined
  /** Names of the snapshots of a world with their virtual times, the latest one first. */
  list(world: World): readonly { readonly name: string; readonly at: number }[]
  /** Puts the snapshots of a world back that were kept. */
  restore(world: string, snapshots: readonly KeptSnapshot[]): void
  /** Forgets the snapshots of a world. */
  drop(world: string): void
}

/** Reads kept rows into a store of the same tables, whose versions fit every world. */
const read = ({ name: _, rows: __, ...rest }: KeptSnapshot, rows: Dump): NamedSnapshot => {
  const store = createStore(tables)
  store.load(rows)
  return { ...rest, rows: store.snapshot() }
}

/** A snapshot whose rows are read when they are asked for. */
interface Stored {
  readonly at: number
  /** Undefined until it is read. */
  readonly snapshot?: NamedSnapshot
  readonly kept?: KeptSnapshot
}

/** An empty store; what is put into it is also persisted. */
export const createSnapshotStore = (persisted: PersistedWorlds | undefined): SnapshotStore => {
  const snapshotStore = new Map<string, Map<string, Stored>>()
  const of = (world: string) => {
    const own = snapshotStore.get(world) ?? new Map<string, Stored>()
    snapshotStore.set(world, own)
    return own
  }
  return {
    put(world, name, snapshot) {
      persisted?.snapshot(world, name, snapshot)
      const own = of(world.name)
      // The latest one is listed first.
      own.delete(name)
      own.set(name, { at: snapshot.at, snapshot })
    },
    async read(world, name) {
      const stored = of(world.name).get(name)
      if (!stored?.kept) return
      const snapshot = read(stored.kept, await stored.kept.rows())
      if (of(world.name).get(name) === stored) of(world.name).set(name, { at: stored.at, snapshot })
    },
    get(world, name) {
      const stored = snapshotStore.get(world.name)?.get(name)
      if (stored?.kept) throw new Error(`Snapshot "${name}" of world "${world.name}" was not read.`)
      return stored?.snapshot
    },
    list: (world) => Array.from(of(world.name), ([name, { at }]) => ({ name, at })).reverse(),
    restore(world, snapshots) {
      for (const kept of snapshots) of(world).set(kept.name, { at: kept.at, kept })
    },
    drop: (world) => void snapshotStore.delete(world),
  }
}
