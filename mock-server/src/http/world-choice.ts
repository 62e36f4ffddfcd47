import type { IncomingHttpHeaders } from 'node:http'
import type { World } from '../runtime/world.ts'
import { isWorldName, MAIN_WORLD, type Worlds } from '../runtime/worlds.ts'

/** Why a request's world is not there. */
export class UnknownWorldError extends Error {
  override readonly name = 'UnknownWorldError'
  /** HTTP status: 400 for a name that no world can have. */
  readonly status: 400 | 404

  constructor(message: string, status: 400 | 404 = 404) {
    super(message)
    this.status = status
  }
}

/** What a request may do about worlds. */
export interface WorldRights {
  /** It carries the sandbox key: a name that is new makes a world. */
  readonly mayMake: boolean
  /** It comes from this machine: it may hear which worlds exist. */
  readonly mayList: boolean
}

const MOST_NAMES = 20

const namesOf = (worlds: Worlds): string => {
  const names = worlds.names()
  const shown = names.slice(0, MOST_NAMES).join(', ')
  return names.length > MOST_NAMES ? `${shown} and ${names.length - MOST_NAMES} more` : shown
}

/** The name of the world that a request is for. */
export const worldNameOf = (headers: IncomingHttpHeaders, query?: URLSearchParams): string => {
  const header = headers['x-sandbox-world']
  return (typeof header === 'string' ? header : undefined) ?? query?.get('world') ?? MAIN_WORLD
}

/**
 * The world a request names by `X-Sandbox-World`, else `?world=` on the socket, else `main`. A new name makes a
 * world only with the sandbox key, so that a typing error does not.
 *
 * @throws UnknownWorldError with a sentence that says what to do.
 */
export const chooseWorld = (
  worlds: Worlds,
  headers: IncomingHttpHeaders,
  { mayMake, mayList }: WorldRights,
  query?: URLSearchParams,
): World | Promise<World> => {
  const name = worldNameOf(headers, query)
  const world = worlds.get(name)
  if (world) return world
  if (!isWorldName(name)) {
    throw new UnknownWorldError(
      'A world has a name of 1 to 64 letters, digits, dots, dashes or underscores.',
      400,
    )
  }
  if (!mayMake) {
    const known = mayList ? ` There are: ${namesOf(worlds)}.` : ''
    throw new UnknownWorldError(
      `There is no world "${name}".${known} Make it with POST /__sandbox/worlds, or send X-Sandbox-Key.`,
    )
  }
  if (!worlds.hasRoom && !worlds.names().includes(name)) {
    throw new UnknownWorldError('There are 200 worlds already; drop one with DELETE /__sandbox/worlds/NAME.')
  }
  return worlds.open(name)
}
