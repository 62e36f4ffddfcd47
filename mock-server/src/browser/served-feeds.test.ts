import { expect, test } from 'vitest'
import { createFaultPlan } from '../faults/fault-plan.ts'
import { overFaults } from '../faults/faulty-feed.ts'
import { createMarketSocket } from '../market/market-socket.ts'
import { createInsideWorld } from '../test/inside-world.ts'
import type { EngineHost } from './engine-host.ts'
import { createServedFeeds } from './served-feeds.ts'
import type { TabMessage } from './wire.ts'

const socketDrop = { match: { op: 'marketMessage' }, effect: { socketDrop: true }, times: 1 }

/** An engine whose market has a client for each socket that another tab opened. */
const serving = async () => {
  const world = await createInsideWorld()
  const plan = createFaultPlan(1)
  const feed = createMarketSocket({
    market: () => world.market,
    now: () => world.now(),
    every: () => () => undefined,
  })
  const posted: TabMessage['type'][] = []
  const served = createServedFeeds((message) => void posted.push(message.type))
  const engine: Pick<EngineHost, 'attach'> = {
    attach(sink) {
      const faulty = overFaults(plan, sink)
      const detach = feed.attach(faulty.sink)
      return () => {
        faulty.release()
        detach()
      }
    },
  }
  return { plan, feed, posted, open: () => served.open('socket', engine) }
}

test('a socket of another tab that a fault closes is sent nothing more', async () => {
  const { plan, feed, posted, open } = await serving()
  open()
  expect([posted, feed.size]).toEqual([['frame'], 1])
  plan.add(socketDrop)
  expect([posted, feed.size]).toEqual([['frame', 'closed'], 0])
})

test('a socket of another tab that is closed while it opens is sent nothing more', async () => {
  const { plan, feed, posted, open } = await serving()
  plan.add(socketDrop)
  open()
  expect(posted).toContain('closed')
  expect(feed.size).toBe(0)
})
