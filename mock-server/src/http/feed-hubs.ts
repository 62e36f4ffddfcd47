import { overFaults } from '../faults/faulty-feed.ts'
import { createMarketSocket, type FeedSink, type MarketSocket } from '../market/market-socket.ts'
import type { World } from '../runtime/world.ts'
import type { Worlds } from '../runtime/worlds.ts'

/** The market feeds of all worlds. */
export interface FeedHubs {
  /** Connects a client to the feed of a world; answers how to disconnect it. */
  attach(world: World, sink: FeedSink): () => void
  /** Ends all feeds. */
  close(): void
}

/** One feed per world that has a listener; it ends with its world. */
export const createFeedHubs = (worlds: Worlds): FeedHubs => {
  const hubs = new Map<World, MarketSocket>()
  worlds.onGone((world) => {
    hubs.get(world)?.close()
    hubs.delete(world)
  })
  return {
    attach(world, sink) {
      let hub = hubs.get(world)
      if (!hub) {
        hub = createMarketSocket({ market: () => world.market, now: () => world.settle() })
        hubs.set(world, hub)
      }
      const faulty = overFaults(world.faults, sink)
      const detach = hub.attach(faulty.sink)
      return () => {
        faulty.release()
        detach()
      }
    },
    close() {
      for (const hub of hubs.values()) hub.close()
      hubs.clear()
    },
  }
}
