import type { ControlBody } from '../../contract/control-operation.ts'
import { isWorldTime, WORLD_TIMES } from '../../runtime/persistence/world-file.ts'
import type { World } from '../../runtime/world.ts'
import { isWorldName, MAIN_WORLD, type Worlds } from '../../runtime/worlds.ts'
import { type ControlCall, controlCall } from './control-call.ts'
import { conflict, invalid, notFound } from './control-error.ts'
import { readChoice, readTime } from './read-value.ts'
import { noSnapshot, snapshotName } from './snapshot-calls.ts'

const instant = (at: number): string => new Date(at).toISOString()

/** How long a world has been left alone, and when it ends; real time. */
const useView = (worlds: Worlds, name: string) => {
  const { usedAt, endsAt } = worlds.useOf(name)
  return { name, usedAt: instant(usedAt), ...(endsAt === undefined ? {} : { endsAt: instant(endsAt) }) }
}

const expectName = (name: string): void => {
  if (!isWorldName(name))
    throw invalid('A world has a name of 1 to 64 letters, digits, dots, dashes or underscores.')
}

/** The time that a world is to have. */
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
    const made = worlds.fork(body.name, from, snapshot)
    if (!made) throw noSnapshot(from, snapshot)
    return made
  }
  if (body.world !== undefined) {
    const source = worlds.get(body.world)
    const made = source && worlds.fork(body.name, source)
    if (!made) throw notFound(`There is no world "${body.world}".`)
    return made
  }
  const profile = readChoice('profile', body.profile ?? worlds.profile, Object.keys(worlds.profiles))
  const seed = body.seed ?? worlds.main.seed
  const now = body.now === undefined ? undefined : readWorldTime(body.now)
  return worlds.reset(body.name, { seed, profile }, now)
}

/** Which worlds there are and when each ends; making one, and ending one. */
export const worldCalls: readonly ControlCall[] = [
  controlCall('listWorlds', ({ worlds }) => ({
    worlds: [...worlds.names()],
    uses: worlds.names().map((name) => useView(worlds, name)),
  })),
  controlCall('createWorld', async ({ world, worlds, body }) => {
    const { name } = body
    expectName(name)
    expectOneSource(body)
    if (worlds.names().includes(name)) throw conflict(`There is a world "${name}" already.`)
    if (!worlds.hasRoom) throw conflict('There are 200 worlds already; drop one first.')
    const made = await make(worlds, world, body)
    return { name, hash: made.hash() }
  }),
  controlCall('dropWorld', ({ worlds, path: { name } }) => {
    expectName(name)
    if (name === MAIN_WORLD) throw conflict('The world "main" stays; reset it instead.')
    if (!worlds.drop(name)) throw notFound(`There is no world "${name}".`)
    return { dropped: name }
  }),
]
