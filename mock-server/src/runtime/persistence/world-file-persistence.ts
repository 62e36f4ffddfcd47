import type { ClockState } from '../../clock/virtual-clock.ts'
import type { Change } from '../../store/table.ts'
import type { World } from '../world.ts'
import type { KeptWorld, NamedSnapshot, WorldOrigin, WorldPersistence } from '../world-persistence.ts'
import { UnusableDataError } from './damage.ts'
import type { DataFile, StatePlace, StoredState } from './data-file.ts'

/** What is said of a world as a whole. */
interface WorldHead extends WorldOrigin {
  readonly clock: ClockState
  readonly shown: number
}

/** What is said of a snapshot as a whole. */
interface SnapshotHead extends WorldOrigin {
  readonly at: number
}

/** A world whose changes go to the file. */
interface Followed {
  readonly place: StatePlace
  readonly stop: () => void
}

const readKept = (file: DataFile): readonly KeptWorld[] => {
  const states = file.states()
  const snapshotsOf = (name: string): readonly StoredState[] =>
    states.filter(({ world, snapshot }) => world === name && snapshot !== '')
  return states
    .filter(({ snapshot }) => snapshot === '')
    .map((state) => ({
      ...(state.head as WorldHead),
      name: state.world,
      rows: file.rows(state),
      snapshots: snapshotsOf(state.world).map((snapshot) => ({
        ...(snapshot.head as SnapshotHead),
        name: snapshot.snapshot,
        rows: () => file.rows(snapshot),
      })),
    }))
}

const lastOfEach = (changes: readonly Change[]): Iterable<Change> => {
  if (changes.length < 2) return changes
  const last = new Map<string, Change>()
  for (const change of changes) last.set(`${change.table}\u0000${change.key}`, change)
  return last.values()
}

const allRows = (world: World): Change[] =>
  Object.entries(world.store.read).flatMap(([table, rows]) =>
    Array.from(rows.entries() as Iterable<[string, unknown]>, ([key, row]): Change => ({ table, key, row })),
  )

/**
 * Keeps worlds in a data file: each transaction or batch of a world is one of the file, together with its clock.
 *
 * @throws UnusableDataError when the file holds what no world was kept as.
 */
export const createFilePersistence = (file: DataFile): WorldPersistence => {
  const followed = new Map<World, Followed>()

  const headOf = (world: World, { seed, profile }: WorldOrigin): WorldHead => ({
    seed,
    profile,
    clock: world.clock.state(),
    shown: world.clock.now(),
  })

  const unfollow = (name: string): void => {
    for (const [world, { stop }] of followed) {
      if (world.name !== name) continue
      stop()
      followed.delete(world)
    }
  }

  const follow = (world: World, origin: WorldOrigin, place: StatePlace): void => {
    const stop = world.store.persistWith((changes) => {
      file.write(() => {
        for (const change of lastOfEach(changes)) file.setRow(place, change)
        file.setHead(place, headOf(world, origin))
      })
    })
    followed.set(world, { place, stop })
  }

  let isFresh = file.states().length === 0
  const places = new Map(file.states().map((state) => [`${state.world} ${state.snapshot}`, state]))

  return {
    kept: readKept(file),
    resume(world) {
      const state = places.get(`${world.name} `)
      if (!state) throw new UnusableDataError('damaged', `there is no world "${world.name}" in it`)
      follow(world, state.head as WorldHead, state)
    },
    adopt(world, origin) {
      const place = file.write(() => {
        const added = file.add(world.name, '', headOf(world, origin))
        for (const change of allRows(world)) file.setRow(added, change)
        return added
      })
      if (isFresh) file.settle()
      isFresh = false
      unfollow(world.name)
      follow(world, origin, place)
    },
    drop(name) {
      file.write(() => file.remove(name))
      unfollow(name)
    },
    snapshot(world, name, { seed, profile, at }: NamedSnapshot) {
      const from = followed.get(world)?.place
      if (!from) throw new Error(`World "${world.name}" has been started over meanwhile.`)
      file.write(() =>
        file.copyRows(from, file.add(world.name, name, { seed, profile, at } satisfies SnapshotHead)),
      )
    },
  }
}
