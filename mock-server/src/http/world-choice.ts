import type { IncomingHttpHeaders } from 'node:http'
import type { World } from '../runtime/world.ts'
import { isWorldName, MAIN_WORLD, type Worlds } from '../runtime/worlds.ts'

/** Why a request's world is not there. */
export class UnknownWorldError extends Error {
  override readonly name = 'UnknownWorldError'
}

/**
 * The world a request names by `X-Sandbox-World`, else `?world=` on the socket, else `main`. A new name makes a
 * world if the caller may.
 *
 * @throws UnknownWorldError with a sentence that says what to do.
 */
export const chooseWorld = (
  worlds: Worlds,
  headers: IncomingHttpHeaders,
  mayMake: boolean,
  query?: URLSearchParams,
): World | Promise<World> => {
  const header = headers['x-sandbox-world']
  const name = (typeof header === 'string' ? header : undefined) ?? query?.get('world') ?? MAIN_WORLD
  const world = worlds.get(name)
  if (world) return world
  if (!isWorldName(name)) {
    throw new UnknownWorldError('A world has a name of 1 to 64 letters, digits, dots, dashes or underscores.')
  }
  if (!mayMake) throw new UnknownWorldError(`There is no world "${name}"; send X-Sandbox-Key to make one.`)
  if (!worlds.hasRoom && !worlds.names().includes(name)) {
    throw new UnknownWorldError('There are 200 worlds already; drop one with DELETE /__sandbox/worlds/NAME.')
  }
  return worlds.open(name)
}
