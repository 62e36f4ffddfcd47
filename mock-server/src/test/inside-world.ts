import { checkReply } from '../api/check-reply.ts'
import { createEngine } from '../api/engine.ts'
import { answerFetch } from '../api/fetch-adapter.ts'
import { loadCatalogue, loadEmptyCatalogue } from '../catalogue/catalogue.ts'
import { allTexts } from '../catalogue/texts/all.ts'
import { addTexts } from '../catalogue/texts/texts.ts'
import { withParameters } from '../catalogue/with-parameters.ts'
import { TEST_NOW, type WorldOptions } from '../exports/local-world.ts'
import { type MockServer, type MockServerOptions, startMockServer } from '../http/start-mock-server.ts'
import { createEmptyWorld } from '../runtime/create-world.ts'
import { beginsEarlier, hasCatalogue, type Profile, profileOf, READY_MADE } from '../runtime/profiles.ts'
import type { World } from '../runtime/world.ts'
import { createWorlds as makeWorlds, type Worlds } from '../runtime/worlds.ts'
import { play } from '../sandbox/scenarios/play.ts'
import { readScenarios } from '../sandbox/scenarios/read-scenario.ts'

export { SAMPLE_PASSWORD } from '../runtime/profiles.ts'
export type { MockServer, Profile, World, Worlds }
export { TEST_NOW }

/** A world seen from inside, with its tables and its clock, and a way to call its API. */
export interface InsideWorld extends World {
  /**
   * Calls the customer API without a network, like `fetch`. Replies that break the contract, and faults of the
   * mock server, reject.
   *
   * @param path path below `/swx/customer/`, with its query.
   */
  request(path: string, init?: RequestInit & { json?: unknown }): Promise<Response>
}

const createBareWorld = async ({
  seed = 1,
  now = TEST_NOW,
  frozen = true,
  profile = 'visitor',
  parameters = {},
  reviewAfterMs,
}: WorldOptions): Promise<World> => {
  const [name, profiles] =
    typeof profile === 'string' ? [profile, READY_MADE] : ['own', readScenarios({ own: profile })]
  const scenario = profileOf(profiles, name)
  addTexts(allTexts)
  const catalogue = await (hasCatalogue(scenario) ? loadCatalogue() : loadEmptyCatalogue())
  const world = createEmptyWorld({
    name: 'test',
    seed,
    now: new Date(now).getTime() - beginsEarlier(scenario),
    frozen,
    catalogue: await withParameters(catalogue, parameters),
    passwordIterations: 1,
    reviewAfterMs,
  })
  await play(world, name, scenario)
  return world
}

/** Makes a world whose inside a test of this package looks at; every reply is checked against the contract. */
export const createInsideWorld = async (options: WorldOptions = {}): Promise<InsideWorld> => {
  const world = await createBareWorld(options)
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
export const createWorlds = async ({
  seed = 1,
  now = TEST_NOW,
  profile = 'visitor',
}: Pick<WorldOptions, 'seed' | 'now'> & { readonly profile?: Profile } = {}): Promise<Worlds> =>
  makeWorlds({
    seed,
    profile,
    now: new Date(now).getTime(),
    frozen: true,
    catalogue: await loadCatalogue(),
    emptyCatalogue: await loadEmptyCatalogue(),
    passwordIterations: 1,
    play,
  })

/** Starts a mock server whose worlds a test of this package looks into. */
export const startInsideMockServer = (options: Partial<MockServerOptions> = {}): Promise<MockServer> =>
  startMockServer({
    port: 0,
    control: true,
    now: TEST_NOW,
    frozen: true,
    checkReplies: true,
    passwordIterations: 1,
    ...options,
  })
