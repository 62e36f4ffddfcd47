import { checkReply } from '../api/check-reply.ts'
import { createEngine } from '../api/engine.ts'
import { answerFetch } from '../api/fetch-adapter.ts'
import { createLocalWorlds, TEST_NOW, type WorldOptions } from '../exports/local-world.ts'
import { type MockServer, type MockServerOptions, startMockServer } from '../http/start-mock-server.ts'
import type { Profile } from '../runtime/profiles.ts'
import type { World } from '../runtime/world.ts'

export { SAMPLE_PASSWORD } from '../runtime/profiles.ts'
export type { MockServer, Profile, World }
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

/** Makes a world whose inside a test of this package looks at; every reply is checked against the contract. */
export const createInsideWorld = async (options: WorldOptions = {}): Promise<InsideWorld> => {
  const world = (await createLocalWorlds(options)).main
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
