import { createStore } from '../store/store.ts'
import type { PersistedWorlds } from './persisted-worlds.ts'
import { tables } from './tables.ts'
import type { World } from './world.ts'
import type { KeptSnapshot, NamedSnapshot } from './world-persistence.ts'

/** The snapshots of all worlds, by world and name. */
export interface SnapshotStore {
  /** Stores a snapshot, in place of one of the same world and name. */
  put(world: World, name: string, snapshot: NamedSnapshot): void
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
const read = ({ name: _, rows, ...rest }: KeptSnapshot): NamedSnapshot => {
  const store = createStore(tables)
  store.load(rows())
  return { ...rest, rows: store.snapshot() }
}

/** A snapshot whose rows are read when they are asked for. */
interface Stored {
  readonly at: number
  read(): NamedSnapshot
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
      own.set(name, { at: snapshot.at, read: () => snapshot })
    },
    get: (world, name) => snapshotStore.get(world.name)?.get(name)?.read(),
    list: (world) => Array.from(of(world.name), ([name, { at }]) => ({ name, at })).reverse(),
    restore(world, snapshots) {
      for (const kept of snapshots) {
        const { name, at } = kept
        of(world).set(name, {
          at,
          read: () => {
            const snapshot = read(kept)
            of(world).set(name, { at, read: () => snapshot })
            return snapshot
          },
        })
      }
    },
    drop: (world) => void snapshotStore.delete(world),
  }
}
