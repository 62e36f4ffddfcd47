import { checkReply } from '../api/check-reply.ts'
import { createEngine } from '../api/engine.ts'
import { answerFetch } from '../api/fetch-adapter.ts'
import { loadCatalogue, loadEmptyCatalogue } from '../catalogue/catalogue.ts'
import { type MockServer, type MockServerOptions, startMockServer } from '../http/start-mock-server.ts'
import { createWorlds as makeWorlds, type Worlds } from '../runtime/worlds.ts'
import { play } from '../sandbox/scenarios/play.ts'
import {
  createWorld as makeWorld,
  type Profile,
  TEST_NOW,
  type World,
  type WorldOptions,
} from './create-world.ts'

export { type Backend, type BackendTime, createBackend } from './create-backend.ts'
export type { Profile, Scenario, World, WorldOptions } from './create-world.ts'
export { SAMPLE_PASSWORD, TEST_NOW } from './create-world.ts'
export type { MockServer, MockServerOptions, Worlds }

/** A world with a way to call it in this process. */
export interface TestWorld extends World {
  /**
   * Calls the customer API without a network, like `fetch`. Replies that break the contract, and faults of the
   * mock server, reject.
   *
   * @param path path below `/swx/customer/`, with its query.
   */
  request(path: string, init?: RequestInit & { json?: unknown }): Promise<Response>
}

/**
 * Makes an isolated world: nothing is shared with other tests, time is the test's, and every reply is checked
 * against the contract.
 *
 * @example
 * const world = await createWorld({ seed: 7 })
 * const answer = await world.request('index/listMarketByType?type=1')
 */
export const createWorld = async (options?: WorldOptions): Promise<TestWorld> => {
  const world = await makeWorld(options)
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

/** Starts a mock server on a free port with the control plane on and time standing still. Close it afterwards. */
export const startTestMockServer = (options: Partial<MockServerOptions> = {}): Promise<MockServer> =>
  startMockServer({
    port: 0,
    control: true,
    now: TEST_NOW,
    frozen: true,
    checkReplies: true,
    passwordIterations: 1,
    ...options,
  })
