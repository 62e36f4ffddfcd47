import { createStore } from '../store/store.ts'
import { tables } from './tables.ts'
import type { World } from './world.ts'
import type { KeptSnapshot, NamedSnapshot, WorldPersistence } from './world-persistence.ts'

/** The snapshots of all worlds, by world and name. */
export interface SnapshotStore {
  /** Stores a snapshot, in place of one of the same world and name. */
  put(world: World, name: string, snapshot: NamedSnapshot): void
  /** The snapshot of a world under a name. */
  get(world: World, name: string): NamedSnapshot | undefined
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

/** An empty store; what is put into it is also persisted. */
export const createSnapshotStore = (persistence: WorldPersistence | undefined): SnapshotStore => {
  const snapshotStore = new Map<string, Map<string, () => NamedSnapshot>>()
  const of = (world: string) => {
    const own = snapshotStore.get(world) ?? new Map<string, () => NamedSnapshot>()
    snapshotStore.set(world, own)
    return own
  }
  return {
    put(world, name, snapshot) {
      persistence?.snapshot(world, name, snapshot)
      of(world.name).set(name, () => snapshot)
    },
    get: (world, name) => snapshotStore.get(world.name)?.get(name)?.(),
    restore(world, snapshots) {
      for (const kept of snapshots) {
        of(world).set(kept.name, () => {
          const snapshot = read(kept)
          of(world).set(kept.name, () => snapshot)
          return snapshot
        })
      }
    },
    drop: (world) => void snapshotStore.delete(world),
  }
}
