import type { Change } from '../store/table.ts'
import type { World } from './world.ts'
import {
  type KeptWorld,
  type NamedSnapshot,
  type WorldHead,
  type WorldKey,
  type WorldOrigin,
  type WorldPersistence,
  WorldUnavailableError,
} from './world-persistence.ts'

/** The worlds whose changes are kept. */
export interface PersistedWorlds {
  /** What was kept before this process. */
  readonly kept: readonly KeptWorld[]
  /** Keeps what changes in a world that was kept before. */
  resume(world: World, origin: WorldOrigin): void
  /** Keeps a world from now on, in place of one of its name; snapshots of that name stay. */
  adopt(world: World, origin: WorldOrigin): void
  /** Forgets a world and its snapshots. */
  drop(name: string): void
  /** Stops all events of a world that another process owns now. */
  giveUp(name: string): void
  /** Keeps a snapshot that is taken of the world as it is kept now. */
  snapshot(world: World, name: string, snapshot: NamedSnapshot): void
}

const movedOn = (name: string): WorldUnavailableError =>
  new WorldUnavailableError(
    `World "${name}" goes on in another process: send the call again, a command with the same Idempotency-Key.`,
  )

const lastOfEach = (changes: readonly Change[]): Iterable<Change> => {
  if (changes.length < 2) return changes
  const last = new Map<string, Change>()
  for (const change of changes) last.set(`${change.table}\u0000${change.key}`, change)
  return last.values()
}

function* allRows(world: World): Generator<Change> {
  for (const [table, rows] of Object.entries(world.store.read))
    for (const [key, row] of rows.entries() as Iterable<[string, unknown]>) yield { table, key, row }
}

/**
 * Commits each transaction or batch of a world together with its clock, before it counts as done.
 *
 * @param keysOf the keys that open a world
 */
export const createPersistedWorlds = async (
  persistence: WorldPersistence,
  keysOf: (world: string) => readonly WorldKey[],
): Promise<PersistedWorlds> => {
  const kept = await persistence.load()
  /** How to stop following a world. */
  const followed = new Map<World, () => void>()

  const headOf = (world: World, { seed, profile }: WorldOrigin): WorldHead => {
    const keys = keysOf(world.name)
    return {
      seed,
      profile,
      clock: world.clock.state(),
      shown: world.clock.now(),
      ...(keys.length > 0 && { keys }),
    }
  }

  const unfollow = (name: string): void => {
    for (const [world, stop] of followed) {
      if (world.name !== name) continue
      stop()
      followed.delete(world)
    }
  }

  const follow = (world: World, origin: WorldOrigin): void => {
    const stop = world.store.persistWith(
      (changes) =>
        persistence.commit({
          does: 'change',
          world: world.name,
          head: headOf(world, origin),
          rows: lastOfEach(changes),
        }),
      () => persistence.kept?.(world.name),
    )
    followed.set(world, stop)
  }

  return {
    kept,
    resume: follow,
    adopt(world, origin) {
      const head = headOf(world, origin)
      persistence.commit({ does: 'begin', world: world.name, head, rows: allRows(world) })
      unfollow(world.name)
      follow(world, origin)
    },
    drop(name) {
      persistence.commit({ does: 'drop', world: name })
      unfollow(name)
    },
    giveUp(name) {
      const worlds = [...followed.keys()].filter((world) => world.name === name)
      unfollow(name)
      const refuse = (): never => {
        throw movedOn(name)
      }
      for (const { store } of worlds) store.persistWith(refuse, async () => refuse())
    },
    snapshot(world, name, { seed, profile, at }) {
      if (!followed.has(world)) throw new Error(`World "${world.name}" has been started over meanwhile.`)
      persistence.commit({ does: 'snapshot', world: world.name, name, head: { seed, profile, at } })
    },
  }
}
