import { createEngine } from '../api/engine.ts'
import { answerFetch } from '../api/fetch-adapter.ts'
import type { CheckReply } from '../api/render.ts'
import { type Catalogue, emptyCatalogue, sampleCatalogue } from '../catalogue/catalogue.ts'
import { allTexts } from '../catalogue/texts/all.ts'
import { addTexts } from '../catalogue/texts/texts.ts'
import { type ParameterChanges, withParameters } from '../catalogue/with-parameters.ts'
import { type World, worldAt } from '../control-client/world.ts'
import { overFaults } from '../faults/faulty-feed.ts'
import { createMarketSocket, type FeedSink, type MarketSocketOptions } from '../market/market-socket.ts'
import { createWorlds } from '../runtime/create-worlds.ts'
import { type Profile, READY_MADE } from '../runtime/profiles.ts'
import { MAIN_WORLD, type Worlds } from '../runtime/worlds.ts'
import { createControlPlane } from '../sandbox/control/dispatch.ts'
import { play } from '../sandbox/scenarios/play.ts'
import { readScenarios } from '../sandbox/scenarios/read-scenario.ts'

/** How a world of one's own begins, and how its time passes. */
export interface WorldOptions {
  /** @default 1 */
  readonly seed?: number
  /** Virtual time: epoch ms or RFC 3339. @default '2026-01-12T15:20:00.000Z', a Monday with markets open */
  readonly now?: number | string
  /** Whether time is stopped until it is advanced. @default true */
  readonly frozen?: boolean
  /** A ready-made beginning, or a `Scenario` of one's own, such as a JSON file. @default 'visitor' */
  readonly profile?: Profile | object
  /** What the operator offers; a profile without a catalogue leaves out all but its parameters. @default the sample catalogue */
  readonly catalogue?: Catalogue
  /** System parameters that differ from those of the catalogue; undefined takes one away. @default none */
  readonly parameters?: ParameterChanges
  /** Milliseconds of virtual time after which a pending review is approved automatically. @default never */
  readonly reviewAfterMs?: number
  /** The real time that a world whose time runs follows, epoch ms. @default Date.now */
  readonly realNow?: () => number
  /** Calls `run` every `ms` of real time until the answered function is called. @default setInterval */
  readonly every?: MarketSocketOptions['every']
}

/** A world in this process, in Node or in a browser. Nothing is shared with others, and there is no network. */
export interface LocalWorld extends World {
  /**
   * Answers a request below `/swx/customer/` or `/__sandbox/`, whatever host it names. A fault of the mock server
   * rejects, and a reply that breaks the contract where replies are checked.
   */
  answer(request: Request): Promise<Response>
  /** Connects a client to the market socket; answers how to disconnect it. */
  connect(sink: FeedSink): () => void
}

/** When a world begins unless it says otherwise. */
export const TEST_NOW = '2026-01-12T15:20:00.000Z'

/** Where a world in this process seems to be; nothing listens there. */
const ORIGIN = 'http://sandbox.invalid'
const CONTROL = '/__sandbox/'

/** Makes the worlds of a process of its own: `main`, from the profile, and what is forked of it. */
export const createLocalWorlds = async ({
  seed = 1,
  now = TEST_NOW,
  frozen = true,
  profile = 'visitor',
  catalogue = sampleCatalogue(),
  parameters = {},
  realNow = Date.now,
  reviewAfterMs,
}: WorldOptions = {}): Promise<Worlds> => {
  addTexts(allTexts)
  const isReadyMade = typeof profile === 'string'
  return createWorlds({
    seed,
    now: new Date(now).getTime(),
    frozen,
    profile: isReadyMade ? profile : 'own',
    profiles: isReadyMade ? READY_MADE : { ...READY_MADE, ...readScenarios({ own: profile }) },
    realNow,
    catalogue: withParameters(catalogue, parameters),
    emptyCatalogue: withParameters({ ...emptyCatalogue(), parameters: catalogue.parameters }, parameters),
    passwordIterations: 1,
    reviewAfterMs,
    play,
  })
}

/**
 * Makes a world in this process.
 *
 * @throws ProfileError when its profile is no scenario, or a step of it is refused.
 */
export const createLocalWorld = async (
  { every, ...options }: WorldOptions,
  checkReply?: CheckReply,
): Promise<LocalWorld> => {
  const worlds = await createLocalWorlds(options)
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

  const answer = async (request: Request): Promise<Response> => {
    const isControl = new URL(request.url).pathname.startsWith(CONTROL)
    const response = await (isControl ? steer(request) : answerFetch(current.engine, request))
    const fault = faults.shift()
    if (fault) throw fault
    return response
  }

  return {
    ...worldAt(
      {
        baseUrl: ORIGIN,
        fetch: (input, init) => answer(input instanceof Request && !init ? input : new Request(input, init)),
      },
      MAIN_WORLD,
    ),
    answer,
    connect(sink) {
      const { sink: faulty, release } = overFaults(worlds.main.faults, sink)
      const detach = current.feed.attach(faulty)
      return () => {
        release()
        detach()
      }
    },
    end: async () => current.feed.close(),
  }
}
