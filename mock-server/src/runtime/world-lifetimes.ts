import { DAY_MS } from '../domain/calendar.ts'
import type { WorldList } from './world-list.ts'
import type { SharedWorlds } from './world-persistence.ts'
import { MAIN_WORLD, type NamedUse, type WorldUse } from './worlds.ts'

/** How long worlds exist. */
export interface WorldLifetimes {
  /** When a world was last asked for, and when it ends if it is not asked for again; `main` never does. Real time. */
  useOf(name: string): WorldUse
  /** All worlds of all processes, with when each was last asked for and when it ends. */
  uses(): Promise<readonly NamedUse[]>
  /** Drops every world that has been unused for too long; answers their names. */
  endUnused(): Promise<readonly string[]>
}

/** What lifetimes depend on. */
export interface LifetimeSettings {
  readonly list: WorldList
  readonly realNow: () => number
  /** Milliseconds of real time without a call after which a world other than `main` ends. @default 7 days */
  readonly unusedMs?: number | undefined
  /** The worlds of all processes. @default those of the list are all */
  readonly shared: SharedWorlds | undefined
  /** Leaves a world to the other processes. */
  release(name: string): Promise<void>
  /** Forgets a world of any process. Answers whether there was one. */
  remove(name: string): Promise<boolean>
}

const WEEK_MS = 7 * DAY_MS
/** A shared world without calls is given up for the process that gets its next call. */
const IDLE_MS = 30 * 60_000

/** Ends worlds that are not asked for. */
export const createWorldLifetimes = (settings: LifetimeSettings): WorldLifetimes => {
  const { list, realNow, unusedMs = WEEK_MS, shared, release, remove } = settings

  const useAt = (name: string, usedAt: number): NamedUse => ({
    name,
    usedAt,
    ...(name !== MAIN_WORLD && { endsAt: usedAt + unusedMs }),
  })
  const ownUse = (name: string): NamedUse => useAt(name, list.usedAt(name) ?? realNow())

  const uses = async (): Promise<readonly NamedUse[]> =>
    shared
      ? (await shared.list()).map(({ name, usedAt }) => useAt(name, list.usedAt(name) ?? usedAt))
      : list.names().map(ownUse)

  /** Says which worlds were asked for, and leaves those that were not to the other processes. */
  const shareUse = async (shared: SharedWorlds): Promise<void> => {
    const lately = realNow() - IDLE_MS
    const isInUse = (name: string) => (list.usedAt(name) ?? lately) > lately
    await shared.markUsed(list.names().filter(isInUse))
    for (const name of list.names()) if (list.get(name) && !isInUse(name)) await release(name)
  }

  return {
    useOf(name) {
      const { name: _, ...use } = ownUse(name)
      return use
    },
    uses,
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
