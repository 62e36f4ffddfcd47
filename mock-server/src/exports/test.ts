import { loadCatalogue, loadEmptyCatalogue } from '../catalogue/catalogue.ts'
import { type ParameterChanges, withParameters } from '../catalogue/with-parameters.ts'
import { checkReply } from '../handlers/check-reply.ts'
import { createEngine } from '../handlers/engine.ts'
import { answerFetch } from '../handlers/fetch-adapter.ts'
import { type StandIn, type StandInOptions, startStandIn } from '../http/start-stand-in.ts'
import { populate } from '../scenarios/populate.ts'
import { beginsEarlier, hasCatalogue, type Profile } from '../world/profiles.ts'
import { createWorld as makeWorld, type World } from '../world/world.ts'
import { createWorlds as makeWorlds, type Worlds } from '../world/worlds.ts'

export { SAMPLE_PASSWORD } from '../world/profiles.ts'
export type { Profile, StandIn, World, Worlds }

/** A world of a test's own. */
export interface TestWorldOptions {
  /** @default 1 */
  readonly seed?: number
  /** Virtual time: epoch ms or RFC 3339. @default '2026-01-12T15:20:00.000Z', a Monday with markets open */
  readonly now?: number | string
  /** Whether time stands still until it is moved. @default true */
  readonly frozen?: boolean
  /** @default 'visitor' */
  readonly profile?: Profile
  /** System parameters that differ from the sample ones; undefined takes one away. @default none */
  readonly parameters?: ParameterChanges
  /** After how long what waits for a review is approved by itself, ms of virtual time. @default never */
  readonly reviewAfterMs?: number
}

/** A world with a way to call it in this process. */
export interface TestWorld extends World {
  /**
   * Calls the customer API without a network, like `fetch`. Replies that break the contract, and faults of the
   * stand-in, reject.
   *
   * @param path path below `/swx/customer/`, with its query.
   */
  request(path: string, init?: RequestInit & { json?: unknown }): Promise<Response>
}

/** When a test world begins unless it says otherwise. */
export const TEST_NOW = '2026-01-12T15:20:00.000Z'

/**
 * Makes an isolated world: nothing is shared with other tests, time is the test's, and every reply is checked
 * against the contract.
 *
 * @example
 * const world = await createWorld({ seed: 7 })
 * const answer = await world.request('index/listMarketByType?type=1')
 */
export const createWorld = async (options: TestWorldOptions = {}): Promise<TestWorld> => {
  const {
    seed = 1,
    now = TEST_NOW,
    frozen = true,
    profile = 'visitor',
    parameters = {},
    reviewAfterMs,
  } = options
  const catalogue = hasCatalogue(profile) ? loadCatalogue() : loadEmptyCatalogue()
  const world = makeWorld({
    name: 'test',
    seed,
    now: new Date(now).getTime() - beginsEarlier(profile),
    frozen,
    catalogue: withParameters(catalogue, parameters),
    passwordIterations: 1,
    reviewAfterMs,
  })
  await populate(world, profile)

  const faults: Error[] = []
  const engine = createEngine(world, { checkReply, onFault: (error) => faults.push(error) })
  return Object.assign(Object.create(world) as World, {
    async request(path: string, { json, ...init }: RequestInit & { json?: unknown } = {}): Promise<Response> {
      const headers = new Headers(init.headers)
      if (json !== undefined) headers.set('Content-Type', 'application/json')
      const request = new Request(`http://sandbox.invalid/swx/customer/${path}`, {
        ...init,
        headers,
        ...(json === undefined ? {} : { method: init.method ?? 'POST', body: JSON.stringify(json) }),
      })
      const response = await answerFetch(engine, request)
      const fault = faults.shift()
      if (fault) throw fault
      return response
    },
  })
}

/** Makes the worlds of one process, which can be forked and dropped; `main` is there, and time stands still. */
export const createWorlds = ({
  seed = 1,
  now = TEST_NOW,
  profile = 'visitor',
}: Pick<TestWorldOptions, 'seed' | 'now' | 'profile'> = {}): Promise<Worlds> =>
  makeWorlds({
    seed,
    profile,
    now: new Date(now).getTime(),
    frozen: true,
    catalogue: loadCatalogue(),
    emptyCatalogue: loadEmptyCatalogue(),
    passwordIterations: 1,
    populate,
  })

/** Starts a stand-in on a free port with the control plane on and time standing still. Close it afterwards. */
export const startTestStandIn = (options: Partial<StandInOptions> = {}): Promise<StandIn> =>
  startStandIn({
    port: 0,
    control: true,
    now: TEST_NOW,
    frozen: true,
    checkReplies: true,
    passwordIterations: 1,
    ...options,
  })
