import type { World } from '../../runtime/world.ts'
import { makeWorldKey } from '../../runtime/world-key.ts'
import type { WorldKey } from '../../runtime/world-persistence.ts'
import { type ControlCall, type ControlPlace, controlCall } from './control-call.ts'
import { conflict, needsServerKey, notFound } from './control-error.ts'
import { expectName } from './world-calls.ts'

/** Requests a minute that a key is good for unless said otherwise: a suite of tests that runs side by side. */
const PER_MINUTE = 3_000
const MOST_KEYS = 50

/** The world whose keys a call is about. */
const worldOf = async ({ worlds, opensAll }: ControlPlace, name: string): Promise<World> => {
  if (!opensAll) throw needsServerKey()
  expectName(name)
  const world = await worlds.find(name)
  if (!world) throw notFound(`There is no world "${name}".`)
  return world
}

const view = ({ user, madeAt, perMinute }: WorldKey) => ({
  user,
  madeAt: new Date(madeAt).toISOString(),
  perMinute,
})

/** Who may open a world beside the holder of the server's key. */
export const worldKeyCalls: readonly ControlCall[] = [
  controlCall('listWorldKeys', async ({ path, ...place }) => {
    const { name } = await worldOf(place, path.name)
    return { keys: place.worlds.keysOf(name).map(view) }
  }),
  controlCall('makeWorldKey', async ({ path, body, ...place }) => {
    const world = await worldOf(place, path.name)
    const { user, perMinute = PER_MINUTE } = body
    const others = place.worlds.keysOf(world.name).filter((key) => key.user !== user)
    if (others.length >= MOST_KEYS)
      throw conflict(`World "${world.name}" has ${MOST_KEYS} keys already: remove one first.`)
    const { key, digest } = makeWorldKey()
    place.worlds.setKeys(world, [...others, { user, digest, madeAt: world.realNow(), perMinute }])
    await world.store.kept()
    return { world: world.name, user, key, perMinute }
  }),
  controlCall('removeWorldKey', async ({ path, ...place }) => {
    const world = await worldOf(place, path.name)
    const keys = place.worlds.keysOf(world.name)
    const others = keys.filter(({ user }) => user !== path.user)
    if (others.length === keys.length) throw notFound(`World "${world.name}" has no key of "${path.user}".`)
    place.worlds.setKeys(world, others)
    await world.store.kept()
    return { removed: path.user }
  }),
]
