import type { ControlBody } from '../../contract/control-operation.ts'
import { isWorldTime, WORLD_TIMES } from '../../runtime/persistence/world-file.ts'
import type { World } from '../../runtime/world.ts'
import { isWorldName, MAIN_WORLD, type NamedUse, type Worlds } from '../../runtime/worlds.ts'
import { type ControlCall, controlCall } from './control-call.ts'
import { conflict, invalid, needsServerKey, notFound } from './control-error.ts'
import { readChoice, readTime } from './read-value.ts'
import { noSnapshot, snapshotName } from './snapshot-calls.ts'

const instant = (at: number): string => new Date(at).toISOString()

/** How long a world has been left alone, and when it ends; real time. */
const useView = ({ name, usedAt, endsAt }: NamedUse) => ({
  name,
  usedAt: instant(usedAt),
  ...(endsAt === undefined ? {} : { endsAt: instant(endsAt) }),
})

/** A name that a world can have. */
export const expectName = (name: string): void => {
  if (!isWorldName(name))
    throw invalid('A world has a name of 1 to 64 letters, digits, dots, dashes or underscores.')
}

const readWorldTime = (text: string): number => {
  const time = readTime('now', text)
  if (!isWorldTime(time)) throw invalid(`"now" has to be a time ${WORLD_TIMES}; it was "${text}".`)
  return time
}

const expectOneSource = ({ profile, snapshot, world, seed, now }: ControlBody<'createWorld'>): void => {
  const sources = [profile, snapshot, world].filter((source) => source !== undefined)
  if (sources.length > 1)
    throw invalid(`Give one of "profile", "snapshot" and "world", not ${sources.length}.`)
  const isCopy = snapshot !== undefined || world !== undefined
  if (isCopy && (seed !== undefined || now !== undefined))
    throw invalid('"seed" and "now" go with "profile": a copy has those of its original.')
}

/** Makes a world as a copy of another, from a snapshot of `from`, or from a profile. */
const make = async (worlds: Worlds, from: World, body: ControlBody<'createWorld'>): Promise<World> => {
  if (body.snapshot !== undefined) {
    const snapshot = snapshotName('snapshot', body.snapshot)
    const source = worlds.isShared && from === worlds.edge ? await worlds.open(MAIN_WORLD) : from
    await source.store.kept()
    const made = await worlds.forkSnapshot(body.name, source, snapshot)
    if (!made) throw noSnapshot(source, snapshot)
    return made
  }
  if (body.world !== undefined) {
    const source = await worlds.find(body.world)
    if (!source) throw notFound(`There is no world "${body.world}".`)
    // Another process may have it since it was asked for last.
    await source.store.kept()
    return worlds.fork(body.name, source)
  }
  const profile = readChoice('profile', body.profile ?? worlds.profile, Object.keys(worlds.profiles))
  const seed = body.seed ?? worlds.originOf(worlds.edge).seed
  const now = body.now === undefined ? undefined : readWorldTime(body.now)
  return worlds.reset(body.name, { seed, profile }, now)
}

/** Which worlds there are and when each ends; making one, and ending one. */
export const worldCalls: readonly ControlCall[] = [
  controlCall('listWorlds', async ({ world, worlds, opensAll }) => {
    // The key of a world does not tell of the worlds of others.
    const uses = (await worlds.uses()).filter(({ name }) => opensAll || name === world.name)
    return { worlds: uses.map(({ name }) => name), uses: uses.map(useView) }
  }),
  controlCall('createWorld', async ({ world, worlds, body, opensAll }) => {
    if (!opensAll) throw needsServerKey()
    const { name } = body
    expectName(name)
    expectOneSource(body)
    const names = (await worlds.uses()).map((use) => use.name)
    if (names.includes(name)) throw conflict(`There is a world "${name}" already.`)
    if (!(await worlds.hasRoom()))
      throw conflict(`There are ${worlds.mostWorlds} worlds already; drop one first.`)
    const made = await make(worlds, world, body)
    const hash = made.hash()
    await made.store.kept()
    // It is the name in its calls that leads to a process, and this call was led by another name.
    await worlds.release(made)
    return { name, hash }
  }),
  controlCall('dropWorld', async ({ worlds, path: { name }, opensAll }) => {
    if (!opensAll) throw needsServerKey()
    expectName(name)
    if (name === MAIN_WORLD) throw conflict('The world "main" stays; reset it instead.')
    if (!(await worlds.remove(name))) throw notFound(`There is no world "${name}".`)
    return { dropped: name }
  }),
]
