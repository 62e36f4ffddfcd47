import type { World } from './world.ts'
import type { WorldKey } from './world-persistence.ts'

/** The worlds that one process has in memory, by name. */
export interface WorldList {
  /** A world that exists. */
  get(name: string): World | undefined
  /** A world that exists; notes that it was used now. */
  use(name: string): World | undefined
  /** A world that exists or is being created. */
  pending(name: string): Promise<World> | undefined
  /** Puts a world in the place of the one that had its name, whose keys stay. */
  put(world: World): void
  /**
   * Lists a world that is being made and has it put when it is; the one that has the name is there meanwhile, and stays
   * if that fails. Of two of a name that are being made, the later one is put.
   */
  putWhenMade(name: string, making: Promise<World>, put: (world: World) => void): Promise<World>
  /** Forgets a world. Answers whether there was one. */
  forget(name: string): boolean
  /** Names of all worlds that exist or are being created, in order of creation. */
  names(): readonly string[]
  /** When a world that is there was last asked for; real time, epoch ms. */
  usedAt(name: string): number | undefined
  /** The keys that open a world beside the server's own. */
  keysOf(name: string): readonly WorldKey[]
  setKeys(name: string, keys: readonly WorldKey[]): void
  /** Called with a world that is forgotten or gives its place to another. */
  onGone(listener: (world: World) => void): void
}

interface Listed {
  readonly pending: Promise<World>
  /** Undefined of a name that had no world before the one that is being made. */
  readonly ready?: { readonly world: World; readonly usedAt: number } | undefined
  readonly keys: readonly WorldKey[]
}

/** An empty list. */
export const createWorldList = (realNow: () => number): WorldList => {
  const listed = new Map<string, Listed>()
  const listeners: ((world: World) => void)[] = []

  const tellGone = (world: World | undefined): void => {
    if (world) for (const listener of listeners) listener(world)
  }
  const change = (name: string, changes: Partial<Listed>): void => {
    const one = listed.get(name)
    if (one) listed.set(name, { ...one, ...changes })
  }
  const keysOf = (name: string): readonly WorldKey[] => listed.get(name)?.keys ?? []

  return {
    get: (name) => listed.get(name)?.ready?.world,
    use(name) {
      const world = listed.get(name)?.ready?.world
      if (world) change(name, { ready: { world, usedAt: realNow() } })
      return world
    },
    pending: (name) => listed.get(name)?.pending,
    put(world) {
      const { name } = world
      const old = listed.get(name)?.ready?.world
      const ready = { world, usedAt: realNow() }
      listed.set(name, { pending: Promise.resolve(world), ready, keys: keysOf(name) })
      tellGone(old)
    },
    putWhenMade(name, making, put) {
      const isLatest = () => listed.get(name)?.pending === pending
      const whenMade = async (): Promise<World> => {
        try {
          const world = await making
          if (isLatest()) put(world)
          await world.store.kept()
          return world
        } catch (cause) {
          const old = listed.get(name)?.ready?.world
          if (isLatest() && old) change(name, { pending: Promise.resolve(old) })
          else if (isLatest()) listed.delete(name)
          throw cause
        }
      }
      const pending = whenMade()
      listed.set(name, { ready: listed.get(name)?.ready, keys: keysOf(name), pending })
      return pending
    },
    forget(name) {
      const world = listed.get(name)?.ready?.world
      const was = listed.delete(name)
      tellGone(world)
      return was
    },
    names: () => [...listed.keys()],
    usedAt: (name) => listed.get(name)?.ready?.usedAt,
    keysOf,
    setKeys: (name, keys) => change(name, { keys }),
    onGone: (listener) => void listeners.push(listener),
  }
}
