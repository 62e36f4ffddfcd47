import type { World } from '../../runtime/world.ts'
import type { Worlds } from '../../runtime/worlds.ts'
import { type ControlCall, controlCall } from './control-call.ts'
import { invalid, notFound } from './control-error.ts'

const LONGEST_NAME = 64

/** The name of a snapshot, as the field `field` gives it. */
export const snapshotName = (field: string, name: string): string => {
  if (name.trim() === '' || name.length > LONGEST_NAME)
    throw invalid(`"${field}" has to be a name of 1 to ${LONGEST_NAME} characters.`)
  // A database takes them for something else, or not at all: the name would not be found again.
  if (/[\p{Cc}\p{Cs}]/u.test(name))
    throw invalid(`"${field}" has to be a name without control characters and halves of characters.`)
  return name
}

/** The state of a world in short, at a moment and with the hash of that moment; equal histories give an equal one. */
export const stateOf = (world: World, at: number, hash: string) => ({
  hash,
  now: new Date(at).toISOString(),
  counts: world.store.counts(),
})

/** What a world does not have. */
export const noSnapshot = (world: World, name: string) =>
  notFound(`World "${world.name}" has no snapshot "${name}".`)

const restore = async (world: World, worlds: Worlds, name: string): Promise<World> => {
  const restored = await worlds.restoreSnapshot(world, name)
  if (!restored) throw noSnapshot(world, name)
  return restored
}

/** Going back in time. */
export const snapshotCalls: readonly ControlCall[] = [
  controlCall('listSnapshots', ({ world, worlds }) => ({
    snapshots: worlds.listSnapshots(world).map(({ name, at }) => ({ name, at: new Date(at).toISOString() })),
  })),
  controlCall('takeSnapshot', ({ world, worlds, body }) => {
    const { at } = worlds.takeSnapshot(world, snapshotName('name', body.name))
    // As it is when one goes back to it: with its clock standing.
    return stateOf(world, at, world.hash(at))
  }),
  controlCall('restoreSnapshot', async ({ world, worlds, body }) => {
    const restored = await restore(world, worlds, snapshotName('name', body.name))
    const at = restored.settle()
    return stateOf(restored, at, restored.hash(at))
  }),
]
