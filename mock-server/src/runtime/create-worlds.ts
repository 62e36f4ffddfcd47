import { createPersistedWorlds } from './persisted-worlds.ts'
import { READY_MADE } from './profiles.ts'
import { readFileRows, readKeptRows } from './read-world.ts'
import { createSnapshotStore } from './snapshot-store.ts'
import type { World } from './world.ts'
import { createWorldBeginnings } from './world-beginnings.ts'
import { createWorldLifetimes } from './world-lifetimes.ts'
import { createWorldList } from './world-list.ts'
import { createWorldOwner } from './world-owner.ts'
import type { KeptWorld, NamedSnapshot, WorldOrigin } from './world-persistence.ts'
import { MAIN_WORLD, type Worlds, type WorldsSettings } from './worlds.ts'

const MOST_WORLDS = 200

/** Loads the stored worlds, creates `main` from the profile if it is missing, and stores the worlds that are opened later. */
export const createWorlds = async (settings: WorldsSettings): Promise<Worlds> => {
  const { seed, profile, persistence, unusedMs, mostWorlds = MOST_WORLDS, ...common } = settings
  const { profiles = READY_MADE, realNow = Date.now } = common
  const ofProcess: WorldOrigin = { seed, profile }
  const shared = persistence?.shared

  const list = createWorldList(realNow)
  const beginnings = createWorldBeginnings({ ...common, profiles, realNow })
  const persisted = persistence && (await createPersistedWorlds(persistence, list.keysOf))
  const snapshotStore = createSnapshotStore(persisted)
  const { empty, originOf } = beginnings

  /** Puts a world in the place of the one that had its name. */
  const put = (world: World): World => {
    persisted?.adopt(world, originOf(world))
    list.put(world)
    return world
  }

  const make = (name: string, origin: WorldOrigin, now?: number): Promise<World> =>
    list.putWhenMade(name, beginnings.begin(name, origin, now), put)

  const bringBack = ({ name, clock, shown, rows, snapshots, keys = [], ...origin }: KeptWorld): World => {
    const world = empty(name, origin)
    readKeptRows(world, rows)
    world.clock.restore(clock, shown)
    snapshotStore.restore(name, snapshots)
    persisted?.resume(world, origin)
    list.put(world)
    list.setKeys(name, keys)
    return world
  }

  /** Forgets what this process has of a world. */
  const forget = (name: string): boolean => {
    snapshotStore.drop(name)
    return list.forget(name)
  }

  const drop = (name: string): boolean => {
    if (name === MAIN_WORLD) return false
    persisted?.drop(name)
    return forget(name)
  }

  const giveUp = (name: string): void => {
    persisted?.giveUp(name)
    forget(name)
  }
  const owner = shared && createWorldOwner(shared, { bringBack, giveUp })
  const release = async (name: string): Promise<void> => {
    if (list.get(name)) await owner?.release(name)
  }

  const find = (name: string): World | undefined | Promise<World | undefined> =>
    list.use(name) ?? list.pending(name) ?? owner?.claim(name)

  const remove = async (name: string): Promise<boolean> => {
    if (name === MAIN_WORLD || !(await find(name))) return false
    drop(name)
    await persistence?.kept?.(name)
    return true
  }

  const lifetimes = createWorldLifetimes({ list, realNow, unusedMs, shared, release, remove })

  const forkAt = (name: string, snapshot: NamedSnapshot): World => {
    const world = empty(name, snapshot)
    world.restore(snapshot)
    return put(world)
  }
  const findSnapshot = async (world: World, name: string): Promise<NamedSnapshot | undefined> => {
    await snapshotStore.read(world, name)
    return snapshotStore.get(world, name)
  }

  for (const kept of persisted?.kept ?? []) bringBack(kept)
  if (!shared && !list.get(MAIN_WORLD)) await make(MAIN_WORLD, ofProcess)
  const edge = shared && empty(MAIN_WORLD, ofProcess)

  return {
    profile,
    profiles,
    get main() {
      return list.get(MAIN_WORLD) ?? (edge as World)
    },
    get edge() {
      return edge ?? (list.get(MAIN_WORLD) as World)
    },
    isShared: shared !== undefined,
    get: list.use,
    find,
    open: async (name) => (await find(name)) ?? make(name, ofProcess),
    originOf,
    beginningOf: beginnings.beginningOf,
    mostWorlds,
    hasRoom: () =>
      shared ? shared.list().then((all) => all.length < mostWorlds) : list.names().length < mostWorlds,
    seed: beginnings.seed,
    reset: make,
    takeSnapshot(world, name) {
      const snapshot = world.snapshot()
      snapshotStore.put(world, name, { ...snapshot, ...originOf(world) })
      return snapshot
    },
    listSnapshots: snapshotStore.list,
    async restoreSnapshot(world, name) {
      const snapshot = await findSnapshot(world, name)
      if (!snapshot) return undefined
      if (!beginnings.areAlike(snapshot, originOf(world))) return forkAt(world.name, snapshot)
      world.restore(snapshot)
      return world
    },
    fork: (name, from) => forkAt(name, { ...from.snapshot(), ...originOf(from) }),
    async forkSnapshot(name, from, snapshotName) {
      const snapshot = await findSnapshot(from, snapshotName)
      return snapshot && forkAt(name, snapshot)
    },
    async import(name, { at, rows, ...origin }) {
      const world = empty(name, origin)
      await readFileRows(world, rows, at)
      const hash = await world.hashInSlices()
      return { world: put(world), hash }
    },
    forkDetached(from, moment) {
      const world = empty(from.name, originOf(from))
      world.restore(moment)
      return world
    },
    drop,
    remove,
    release: ({ name }) => release(name),
    keysOf: list.keysOf,
    setKeys(world, keys) {
      const old = list.keysOf(world.name)
      list.setKeys(world.name, keys)
      try {
        world.store.touch()
      } catch (cause) {
        list.setKeys(world.name, old)
        throw cause
      }
    },
    onGone: list.onGone,
    names: list.names,
    useOf: lifetimes.useOf,
    uses: lifetimes.uses,
    endUnused: lifetimes.endUnused,
  }
}
