import { isWorldTime, WORLD_TIMES } from '../../runtime/persistence/world-file.ts'
import type { World } from '../../runtime/world.ts'
import { isWorldName } from '../../runtime/worlds.ts'
import type { ControlCall } from './control-call.ts'
import { conflict, invalid, notFound } from './control-error.ts'
import type { Fields } from './fields.ts'

const LONGEST_NAME = 64

const nameOf = (fields: Fields, field: string): string => {
  const name = fields.text(field)
  if (name.trim() === '' || name.length > LONGEST_NAME)
    throw invalid(`"${field}" has to be a name of 1 to ${LONGEST_NAME} characters.`)
  return name
}

/** The time that a world is to have; undefined when none is given. */
const timeOf = (fields: Fields): number | undefined => {
  if (!fields.has('now')) return undefined
  const time = fields.time('now')
  if (!isWorldTime(time))
    throw invalid(`"now" has to be a time ${WORLD_TIMES}; it was "${fields.text('now')}".`)
  return time
}

/** The state of a world in short, at a moment and with the hash of that moment; equal histories give an equal one. */
export const stateOf = (world: World, at: number, hash: string) => ({
  hash,
  now: new Date(at).toISOString(),
  counts: world.store.counts(),
})

const noSnapshot = (world: World, name: string) =>
  notFound(`World "${world.name}" has no snapshot "${name}".`)

/** Going back in time, and worlds that begin where another one is. */
export const snapshotCalls: readonly ControlCall[] = [
  {
    method: 'POST',
    path: 'snapshot',
    run: ({ world, worlds, fields }) => {
      const { at } = worlds.takeSnapshot(world, nameOf(fields, 'name'))
      // As it is when one goes back to it: with its clock standing.
      return stateOf(world, at, world.hash(at))
    },
  },
  {
    method: 'POST',
    path: 'restore',
    run: ({ world, worlds, fields }) => {
      const name = nameOf(fields, 'name')
      const restored = worlds.restoreSnapshot(world, name)
      if (!restored) throw noSnapshot(world, name)
      const at = restored.settle()
      return stateOf(restored, at, restored.hash(at))
    },
  },
  {
    method: 'POST',
    path: 'worlds',
    run: async ({ world, worlds, fields }) => {
      const name = fields.text('name')
      if (!isWorldName(name))
        throw invalid('A world has a name of 1 to 64 letters, digits, dots, dashes or underscores.')
      const sources = ['profile', 'snapshot', 'world'].filter((field) => fields.has(field))
      if (sources.length > 1)
        throw invalid(`Give one of "profile", "snapshot" and "world", not ${sources.length}.`)
      if ((fields.has('seed') || fields.has('now')) && (fields.has('snapshot') || fields.has('world')))
        throw invalid('"seed" and "now" go with "profile": a copy has those of its original.')
      if (worlds.names().includes(name)) throw conflict(`There is a world "${name}" already.`)
      if (!worlds.hasRoom) throw conflict('There are 200 worlds already; drop one first.')
      const make = async (): Promise<World> => {
        if (fields.has('snapshot')) {
          const snapshot = nameOf(fields, 'snapshot')
          const made = worlds.fork(name, world, snapshot)
          if (!made) throw noSnapshot(world, snapshot)
          return made
        }
        if (fields.has('world')) {
          const source = worlds.get(fields.text('world'))
          if (!source) throw notFound(`There is no world "${fields.text('world')}".`)
          return worlds.fork(name, source) as World
        }
        const profile = fields.choice('profile', Object.keys(worlds.profiles), worlds.profile)
        const seed = fields.get('seed', worlds.main.seed)
        return worlds.reset(name, { seed, profile }, timeOf(fields))
      }
      const made = await make()
      return { name, hash: made.hash() }
    },
  },
]
