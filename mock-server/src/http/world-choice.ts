import type { IncomingHttpHeaders } from 'node:http'
import type { World } from '../runtime/world.ts'
import { isWorldName, MAIN_WORLD, type Worlds } from '../runtime/worlds.ts'

/** Why a request gets no world. */
export class UnknownWorldError extends Error {
  override readonly name = 'UnknownWorldError'
  /** HTTP status: 400 for a name that no world can have. */
  readonly status: 400 | 404

  constructor(message: string, status: 400 | 404 = 404) {
    super(message)
    this.status = status
  }
}

/** What a request may do with worlds. */
export interface WorldRights {
  /** It has the key of the server: a new name creates a world. */
  readonly mayMake: boolean
  /** It comes from this machine: its error may name the worlds that exist. */
  readonly mayList: boolean
  /** Whether a world that opens with a key alone opens to it. */
  readonly mayOpen: (world: World) => boolean
}

const MOST_NAMES = 20

/** Names of worlds for a sentence: the first of many. */
export const namesInText = (names: readonly string[]): string => {
  const shown = names.slice(0, MOST_NAMES).join(', ')
  return names.length > MOST_NAMES ? `${shown} and ${names.length - MOST_NAMES} more` : shown
}

/** The name of the world that a request is for. */
export const worldNameOf = (headers: IncomingHttpHeaders, query?: URLSearchParams): string => {
  const header = headers['x-sandbox-world']
  return (typeof header === 'string' ? header : undefined) ?? query?.get('world') ?? MAIN_WORLD
}

const noWorld = (worlds: Worlds, name: string, { mayList }: WorldRights): UnknownWorldError => {
  const known = mayList ? ` There are: ${namesInText(worlds.names())}.` : ''
  return new UnknownWorldError(
    `There is no world "${name}".${known} Make it with POST /__sandbox/worlds, or send X-Sandbox-Key.`,
  )
}

const openNew = async (worlds: Worlds, name: string, rights: WorldRights): Promise<World> => {
  // Processes that share their worlds make the one of calls that name none when it is asked for first.
  const mayMake = rights.mayMake || (worlds.isShared && name === MAIN_WORLD)
  if (!mayMake) throw noWorld(worlds, name, rights)
  if (!(await worlds.hasRoom()))
    throw new UnknownWorldError(
      `There are ${worlds.mostWorlds} worlds already; drop one with DELETE /__sandbox/worlds/NAME.`,
    )
  return worlds.open(name)
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
  rights: WorldRights,
  query?: URLSearchParams,
): World | Promise<World> => {
  const name = worldNameOf(headers, query)
  if (!isWorldName(name)) {
    throw new UnknownWorldError(
      'A world has a name of 1 to 64 letters, digits, dots, dashes or underscores.',
      400,
    )
  }
  const found = worlds.find(name)
  const settle = (world: World | undefined): World | Promise<World> => {
    if (!world) return openNew(worlds, name, rights)
    if (rights.mayOpen(world)) return world
    // The answer to others does not show whether the world exists.
    if (!rights.mayList) throw noWorld(worlds, name, rights)
    throw new UnknownWorldError(
      `World "${name}" opens with one of its keys alone: send it in X-Sandbox-Key.`,
      404,
    )
  }
  return found instanceof Promise ? found.then(settle) : settle(found)
}

/**
 * The world of a control call. A call about worlds does not make the one that its header names: it makes, lists or ends
 * others.
 *
 * @param path path below `/__sandbox/`
 * @throws UnknownWorldError with a sentence that says what to do.
 */
export const chooseControlWorld = async (
  worlds: Worlds,
  headers: IncomingHttpHeaders,
  path: string,
): Promise<World> => {
  const isAboutWorlds = path === 'worlds' || path.startsWith('worlds/')
  const name = worldNameOf(headers)
  if (!isAboutWorlds || !isWorldName(name))
    return chooseWorld(worlds, headers, { mayMake: true, mayList: true, mayOpen: () => true })
  // The world of calls that name none may belong to another process, which is not needed for a call about worlds.
  const isNamed = name !== MAIN_WORLD || !worlds.isShared
  return (isNamed ? await worlds.find(name) : undefined) ?? worlds.edge
}
