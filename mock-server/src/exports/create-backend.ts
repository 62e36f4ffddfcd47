import { checkReply } from '../api/check-reply.ts'
import { createEngine } from '../api/engine.ts'
import { answerFetch } from '../api/fetch-adapter.ts'
import { loadCatalogue, loadEmptyCatalogue } from '../catalogue/catalogue.ts'
import { allTexts } from '../catalogue/texts/all.ts'
import { addTexts } from '../catalogue/texts/texts.ts'
import { overFaults } from '../faults/faulty-feed.ts'
import { createMarketSocket, type FeedSink, type MarketSocketOptions } from '../market/market-socket.ts'
import { createWorlds } from '../runtime/worlds.ts'
import { createControlPlane } from '../sandbox/control/dispatch.ts'
import { play } from '../sandbox/scenarios/play.ts'

/** The time that a {@link Backend} lives in. */
export interface BackendTime {
  /** The time that its world begins at and follows, epoch ms. It may stand or leap, but never goes back. @default Date.now */
  readonly realNow?: () => number
  /** Calls `run` every `ms` of that time until the answered function is called. @default setInterval */
  readonly every?: MarketSocketOptions['every']
}

/** A mock server with one world and no port: customer API, control plane and market socket in this process. */
export interface Backend {
  /**
   * Answers a request below `/swx/customer/` or `/__sandbox/`, whatever host it names. A reply that breaks the contract,
   * and a fault of the mock server, reject.
   */
  fetch(request: Request): Promise<Response>
  /** Connects a client to the market socket; answers how to disconnect it. */
  connect(sink: FeedSink): () => void
  /** Ends the market socket. */
  close(): void
}

const CONTROL = '/__sandbox/'

/**
 * Makes a mock server that is called in this process.
 *
 * @example
 * const backend = await createBackend()
 * await backend.fetch(new Request('http://sandbox.invalid/__sandbox/clock'))
 */
export const createBackend = async ({ realNow = Date.now, every }: BackendTime = {}): Promise<Backend> => {
  addTexts(allTexts)
  const worlds = await createWorlds({
    seed: 1,
    profile: 'visitor',
    realNow,
    catalogue: await loadCatalogue(),
    emptyCatalogue: await loadEmptyCatalogue(),
    passwordIterations: 1,
    play,
  })
  const faults: Error[] = []
  const onFault = (error: Error): void => void faults.push(error)
  const control = createControlPlane(worlds, onFault)
  const begin = () => ({
    engine: createEngine(worlds.main, { checkReply, onFault }),
    feed: createMarketSocket({
      market: () => worlds.main.market,
      now: () => worlds.main.settle(),
      ...(every && { every }),
    }),
  })
  let current = begin()
  worlds.onGone(() => {
    current.feed.close()
    current = begin()
  })

  const steer = async (request: Request): Promise<Response> => {
    const { pathname, search, origin } = new URL(request.url)
    const body = request.body === null ? undefined : new Uint8Array(await request.arrayBuffer())
    const call = {
      method: request.method,
      path: pathname.slice(CONTROL.length),
      query: search.slice(1),
      body,
    }
    const reply = await control(worlds.main, { ...call, origin })
    return new Response(reply.body, { status: reply.status, headers: { 'Content-Type': 'application/json' } })
  }

  return {
    async fetch(request) {
      const isControl = new URL(request.url).pathname.startsWith(CONTROL)
      const response = await (isControl ? steer(request) : answerFetch(current.engine, request))
      const fault = faults.shift()
      if (fault) throw fault
      return response
    },
    connect(sink) {
      const { sink: faulty, release } = overFaults(worlds.main.faults, sink)
      const detach = current.feed.attach(faulty)
      return () => {
        release()
        detach()
      }
    },
    close: () => current.feed.close(),
  }
}
