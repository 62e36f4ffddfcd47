import { createStore } from '../store/store.ts'
import { tables } from './tables.ts'
import type { World } from './world.ts'
import type { KeptSnapshot, NamedSnapshot, WorldPersistence } from './world-persistence.ts'

/** The snapshots of all worlds, by world and name. */
export interface SnapshotStore {
  /** Puts a snapshot on the shelf, in place of one of the same world and name. */
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

/** An empty shelf; what is put on it is also given to the keeper. */
export const createSnapshotStore = (keeper: WorldPersistence | undefined): SnapshotStore => {
  const shelf = new Map<string, Map<string, () => NamedSnapshot>>()
  const of = (world: string) => {
    const own = shelf.get(world) ?? new Map<string, () => NamedSnapshot>()
    shelf.set(world, own)
    return own
  }
  return {
    put(world, name, snapshot) {
      keeper?.snapshot(world, name, snapshot)
      of(world.name).set(name, () => snapshot)
    },
    get: (world, name) => shelf.get(world.name)?.get(name)?.(),
    restore(world, snapshots) {
      for (const kept of snapshots) {
        of(world).set(kept.name, () => {
          const snapshot = read(kept)
          of(world).set(kept.name, () => snapshot)
          return snapshot
        })
      }
    },
    drop: (world) => void shelf.delete(world),
  }
}
