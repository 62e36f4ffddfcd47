import type { Catalogue } from '../catalogue/catalogue.ts'
import { DAY_MS } from '../domain/calendar.ts'
import type { Dump } from '../store/store.ts'
import type { Table } from '../store/table.ts'
import { createEmptyWorld } from './create-world.ts'
import { isDueKind } from './due-handlers.ts'
import { invariantsOneByOne, type Violation } from './invariants.ts'
import { createPersistedWorlds } from './persisted-worlds.ts'
import {
  beginsEarlier,
  hasCatalogue,
  type Play,
  ProfileError,
  type Profiles,
  profileOf,
  READY_MADE,
} from './profiles.ts'
import { beginSlices } from './slices.ts'
import { createSnapshotStore, type SnapshotStore } from './snapshot-store.ts'
import type { SandboxTables } from './tables.ts'
import type { World, WorldSettings, WorldSnapshot } from './world.ts'
import {
  type KeptWorld,
  type NamedSnapshot,
  type SharedWorlds,
  UnknownDueEventError,
  UnreadableWorldError,
  type WorldCopy,
  type WorldKey,
  type WorldOrigin,
  type WorldPersistence,
  WorldUnavailableError,
} from './world-persistence.ts'

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

/** How long a world has been left alone; real time, epoch ms. */
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
  /** After how long without a call a world other than `main` ends, ms of real time. @default 7 days */
  readonly unusedMs?: number | undefined
  /** How many worlds there may be. @default 200 */
  readonly mostWorlds?: number | undefined
  /** Keeps the worlds beyond the end of the process. @default none */
  readonly persistence?: WorldPersistence | undefined
}

/** The world that calls go to when they name none. */
export const MAIN_WORLD = 'main'

const MOST_WORLDS = 200
/** Names that are asked for at once and may be of no world. */
const MOST_CLAIMS = 200
/** A shared world that is not asked for is left to the process that is asked for it next. */
const IDLE_MS = 30 * 60_000
const WEEK_MS = 7 * DAY_MS
/** How often a world may change under a scenario that is being prepared for it. */
const MOST_ATTEMPTS = 5

/** Whether a text can name a world. */
export const isWorldName = (name: string): boolean => /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(name)

/** Brings back what was kept, makes `main` from the profile if need be, and keeps the worlds that are opened later. */
export const createWorlds = async (settings: WorldsSettings): Promise<Worlds> => {
  const {
    profile,
    profiles = READY_MADE,
    emptyCatalogue,
    persistence,
    play,
    unusedMs = WEEK_MS,
    mostWorlds = MOST_WORLDS,
    ...common
  } = settings
  const beginning: WorldOrigin = { seed: settings.seed, profile }
  const worlds = new Map<string, Promise<World>>()
  const ready = new Map<string, World>()
  const usedAt = new Map<string, number>()
  const realNow = common.realNow ?? Date.now
  const origins = new WeakMap<World, WorldOrigin>()
  const beginnings = new WeakMap<World, WorldBeginning>()
  const keys = new Map<string, readonly WorldKey[]>()
  const keysOf = (name: string): readonly WorldKey[] => keys.get(name) ?? []
  const persisted = persistence && (await createPersistedWorlds(persistence, keysOf))
  const shared = persistence?.shared
  const snapshotStore = createSnapshotStore(persisted)
  const listeners: ((world: World) => void)[] = []

  const tell = (world: World | undefined): void => {
    if (world) for (const listener of listeners) listener(world)
  }

  const bare = (
    name: string,
    { seed, profile }: WorldOrigin,
    now = common.now,
    frozen = common.frozen,
  ): World => {
    const catalogue = hasCatalogue(Object.hasOwn(profiles, profile) ? profiles[profile] : undefined)
      ? common.catalogue
      : emptyCatalogue
    const world = createEmptyWorld({ ...common, name, seed, catalogue, now, frozen })
    origins.set(world, { seed, profile })
    return world
  }

  /** Puts a world in the place of the one that had its name. */
  const install = (world: World): World => {
    const old = ready.get(world.name)
    persisted?.adopt(world, originOf(world))
    ready.set(world.name, world)
    usedAt.set(world.name, realNow())
    worlds.set(world.name, Promise.resolve(world))
    tell(old)
    return world
  }

  const originOf = (world: World): WorldOrigin => origins.get(world) ?? beginning

  const forkAt = (name: string, snapshot: NamedSnapshot): World => {
    const world = bare(name, snapshot)
    world.restore(snapshot)
    return install(world)
  }

  const make = (name: string, origin: WorldOrigin, wanted?: number): Promise<World> => {
    const scenario = profileOf(profiles, origin.profile)
    const now = wanted ?? common.now ?? realNow()
    // The clock stands during the steps, so that a profile has the same times however long they take.
    const world = bare(name, origin, now - beginsEarlier(scenario), true)
    const complete = async (): Promise<World> => {
      try {
        await play(world, origin.profile, scenario)
        const made = world.journal.since(0).at(-1)?.seq ?? 0
        beginnings.set(world, { ...origin, now, made })
        if (!common.frozen && wanted === undefined) world.clock.run(1)
        if (worlds.get(name) === making) install(world)
        await world.store.kept()
        return world
      } catch (cause) {
        const old = ready.get(name)
        if (old) worlds.set(name, Promise.resolve(old))
        else worlds.delete(name)
        throw cause
      }
    }
    const making = Promise.resolve().then(complete)
    worlds.set(name, making)
    return making
  }

  /** A world with stored rows, not listed yet. */
  const withRows = (name: string, origin: WorldOrigin, rows: Dump): World => {
    const world = bare(name, origin)
    try {
      const unknown = Object.keys(rows).find((table) => !(table in world.store.read))
      if (unknown !== undefined) throw new Error(`there is no table "${unknown}" any more`)
      world.store.load(rows)
    } catch (cause) {
      throw new UnreadableWorldError(`world "${name}": ${(cause as Error).message}`, { cause })
    }
    return world
  }

  /** An event that cannot happen would be forgotten as its time comes: nothing starts before that is decided on. */
  const expectKnownEvents = (world: World): void => {
    for (const { kind, ref } of world.store.read.due.list())
      if (!isDueKind(kind))
        throw new UnknownDueEventError(
          `World "${world.name}" has an event "${kind}" planned for "${ref}", which this version does not know: start the version that planned it, or another data folder.`,
        )
  }

  /** A world with the rows of a file: slice by slice, since nothing asks for it yet. */
  const withRowsInSlices = async (name: string, origin: WorldOrigin, rows: Dump): Promise<World> => {
    const world = bare(name, origin)
    const slices = beginSlices()
    try {
      // Its own salt stays: what a file knows of keys is not taken over.
      world.store.load({ keySalt: [...world.store.read.keySalt.list()] })
      for (const [table, list] of Object.entries(rows)) {
        const left = list.values()
        for (let row = left.next(); !row.done; ) {
          world.store.transaction((tables) => {
            const into = tables[table as keyof SandboxTables] as Table<unknown>
            for (; !row.done && !slices.isOver; row = left.next()) into.insert(row.value)
          })
          if (slices.isOver) await slices.next()
        }
      }
    } catch (cause) {
      throw new UnreadableWorldError((cause as Error).message.replace(/\.$/, ''), { cause })
    }
    return world
  }

  /** A file whose checksum fits may have been made by hand: what it says has to hold, too. */
  const expectInvariants = async (world: World): Promise<void> => {
    const slices = beginSlices()
    const found: Violation[] = []
    try {
      expectKnownEvents(world)
      for (const violations of invariantsOneByOne(world, world.settle())) {
        found.push(...violations)
        if (slices.isOver) await slices.next()
      }
    } catch (cause) {
      if (cause instanceof UnknownDueEventError) throw new UnreadableWorldError(cause.message, { cause })
      throw new UnreadableWorldError('its records do not fit together', { cause })
    }
    const [first] = found
    if (first)
      throw new UnreadableWorldError(
        `${found.length} of its invariants are broken, the first is ${first.invariant}: ${first.detail.slice(0, 200)}`,
      )
  }

  const restore = (kept: KeptWorld): World => {
    const { name, clock, shown, rows, snapshots, keys: opening, ...origin } = kept
    const world = withRows(name, origin, rows)
    expectKnownEvents(world)
    world.clock.restore(clock, shown)
    snapshotStore.restore(name, snapshots)
    if (opening) keys.set(name, opening)
    persisted?.resume(world, origin)
    ready.set(name, world)
    usedAt.set(name, realNow())
    worlds.set(name, Promise.resolve(world))
    return world
  }

  /** Forgets what this process has of a world. */
  const forget = (name: string): boolean => {
    snapshotStore.drop(name)
    tell(ready.get(name))
    ready.delete(name)
    usedAt.delete(name)
    keys.delete(name)
    return worlds.delete(name)
  }

  const drop = (name: string): boolean => {
    if (name === MAIN_WORLD) return false
    persisted?.drop(name)
    return forget(name)
  }

  const claims = new Map<string, Promise<World | undefined>>()
  const claim = async (shared: SharedWorlds, name: string): Promise<World | undefined> => {
    const kept = await shared.claim(name)
    if (!kept) return undefined
    try {
      return restore(kept)
    } catch (cause) {
      forget(name)
      await shared.release(name)
      throw new WorldUnavailableError((cause as Error).message, { cause })
    }
  }
  const find = (name: string): World | undefined | Promise<World | undefined> => {
    const own = ready.get(name)
    if (own) {
      usedAt.set(name, realNow())
      return own
    }
    const making = worlds.get(name)
    if (making || !shared) return making
    if (claims.size >= MOST_CLAIMS && !claims.has(name))
      return Promise.reject(
        new WorldUnavailableError('Many worlds are being opened at once: send the call again in a moment.'),
      )
    const underway = claims.get(name) ?? claim(shared, name).finally(() => claims.delete(name))
    claims.set(name, underway)
    return underway
  }

  const release = async ({ name }: World): Promise<void> => {
    if (!shared || !ready.has(name)) return
    persisted?.giveUp(name)
    forget(name)
    await shared.release(name)
  }

  const remove = async (name: string): Promise<boolean> => {
    if (name === MAIN_WORLD) return false
    const world = await find(name)
    if (!world) return false
    drop(name)
    await persistence?.kept?.(name)
    return true
  }

  const useOf = (name: string, at = usedAt.get(name) ?? realNow()): WorldUse =>
    name === MAIN_WORLD ? { usedAt: at } : { usedAt: at, endsAt: at + unusedMs }
  const uses = async (): Promise<readonly NamedUse[]> => {
    const own = (name: string): NamedUse => ({ name, ...useOf(name) })
    if (!shared) return [...worlds.keys()].map(own)
    return (await shared.list()).map(({ name, usedAt: at }) =>
      usedAt.has(name) ? own(name) : { name, ...useOf(name, at) },
    )
  }

  /** Says which worlds were asked for, and leaves those that were not to the other processes. */
  const shareUse = async (shared: SharedWorlds): Promise<void> => {
    const lately = realNow() - IDLE_MS
    await shared.markUsed([...usedAt].filter(([, at]) => at > lately).map(([name]) => name))
    for (const [name, at] of usedAt) {
      const world = ready.get(name)
      if (at <= lately && world) await release(world)
    }
  }

  shared?.onGone((name) => {
    persisted?.giveUp(name)
    forget(name)
  })
  for (const kept of persisted?.kept ?? []) restore(kept)
  if (!shared && !ready.has(MAIN_WORLD)) await make(MAIN_WORLD, beginning)
  const edge = shared && bare(MAIN_WORLD, beginning)

  return {
    profile,
    profiles,
    get main() {
      return ready.get(MAIN_WORLD) ?? (edge as World)
    },
    get edge() {
      return edge ?? (ready.get(MAIN_WORLD) as World)
    },
    isShared: shared !== undefined,
    find,
    get(name) {
      const world = ready.get(name)
      if (world) usedAt.set(name, realNow())
      return world
    },
    originOf,
    beginningOf: (world) => beginnings.get(world),
    open: async (name) => (await find(name)) ?? make(name, beginning),
    mostWorlds,
    hasRoom: () => (shared ? shared.list().then((all) => all.length < mostWorlds) : worlds.size < mostWorlds),
    async seed(world, profile) {
      const scenario = profileOf(profiles, profile)
      // The steps are taken in a copy: what others do meanwhile is neither mixed with them nor lost by an error.
      for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
        const { at, rows } = world.snapshot()
        const clock = world.clock.state()
        const draft = bare(world.name, originOf(world))
        draft.restore({ at, rows })
        draft.clock.restore(clock, at)
        const userNames = await play(draft, profile, scenario)
        if (world.clock.state() !== clock || !world.store.isAt(rows)) continue
        world.adopt(draft)
        return userNames
      }
      throw new ProfileError(
        `World "${world.name}" kept changing while profile "${profile}" was prepared: call again when it rests.`,
      )
    },
    reset: make,
    takeSnapshot(world, name) {
      const snapshot = world.snapshot()
      snapshotStore.put(world, name, { ...snapshot, ...originOf(world) })
      return snapshot
    },
    listSnapshots: (world) => snapshotStore.list(world),
    async restoreSnapshot(world, name) {
      await snapshotStore.read(world, name)
      const snapshot = snapshotStore.get(world, name)
      if (!snapshot) return undefined
      const now = originOf(world)
      if (
        snapshot.seed === now.seed &&
        hasCatalogue(profiles[snapshot.profile]) === hasCatalogue(profiles[now.profile])
      ) {
        world.restore(snapshot)
        return world
      }
      const other = bare(world.name, snapshot)
      other.restore(snapshot)
      return install(other)
    },
    fork: (name, from) => forkAt(name, { ...from.snapshot(), ...originOf(from) }),
    async forkSnapshot(name, from, snapshotName) {
      await snapshotStore.read(from, snapshotName)
      const snapshot = snapshotStore.get(from, snapshotName)
      return snapshot && forkAt(name, snapshot)
    },
    async import(name, { at, rows, ...origin }) {
      const world = await withRowsInSlices(name, origin, rows)
      world.clock.restore({ mode: 'frozen', at })
      await expectInvariants(world)
      const hash = await world.hashInSlices()
      return { world: install(world), hash }
    },
    forkDetached(from, moment) {
      const world = bare(from.name, originOf(from))
      world.restore(moment)
      return world
    },
    drop,
    remove,
    release,
    keysOf,
    setKeys(world, changed) {
      const old = keysOf(world.name)
      keys.set(world.name, changed)
      try {
        world.store.touch()
      } catch (cause) {
        keys.set(world.name, old)
        throw cause
      }
    },
    onGone: (listener) => void listeners.push(listener),
    names: () => [...worlds.keys()],
    uses,
    useOf,
    async endUnused() {
      if (shared) await shareUse(shared)
      const oldest = realNow() - unusedMs
      const unused = (await uses()).filter(({ name, usedAt }) => name !== MAIN_WORLD && usedAt <= oldest)
      const ended: string[] = []
      for (const { name } of unused) if (await remove(name)) ended.push(name)
      return ended
    },
  }
}
