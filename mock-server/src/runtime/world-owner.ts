import type { World } from './world.ts'
import { type KeptWorld, type SharedWorlds, WorldUnavailableError } from './world-persistence.ts'

/** This process as the owner of worlds that several processes share. */
export interface WorldOwner {
  /** Becomes the owner of a world and loads it; undefined if no world has the name. */
  claim(name: string): Promise<World | undefined>
  /** Gives a world up for the others, once its changes are kept. */
  release(name: string): Promise<void>
}

/** What is done with a world in this process as it comes and goes. */
export interface OwnedWorlds {
  bringBack(kept: KeptWorld): World
  /** Lets nothing more happen in it, and forgets it. */
  giveUp(name: string): void
}

/** The largest number of names that are looked up at once; a world of such a name may not exist. */
const MOST_CLAIMS = 200

/** Makes this process an owner, which gives up what becomes another's. */
export const createWorldOwner = (shared: SharedWorlds, { bringBack, giveUp }: OwnedWorlds): WorldOwner => {
  const claims = new Map<string, Promise<World | undefined>>()

  const bringIn = async (name: string): Promise<World | undefined> => {
    const kept = await shared.claim(name)
    if (!kept) return undefined
    try {
      return bringBack(kept)
    } catch (cause) {
      giveUp(name)
      await shared.release(name)
      throw new WorldUnavailableError((cause as Error).message, { cause })
    }
  }

  shared.onGone(giveUp)
  return {
    async claim(name) {
      const underway = claims.get(name)
      if (underway) return underway
      if (claims.size >= MOST_CLAIMS)
        throw new WorldUnavailableError(
          'Many worlds are being opened at once: send the call again in a moment.',
        )
      const claim = bringIn(name).finally(() => claims.delete(name))
      claims.set(name, claim)
      return claim
    },
    async release(name) {
      giveUp(name)
      await shared.release(name)
    },
  }
}
