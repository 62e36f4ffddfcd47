import { checkReply } from '../api/check-reply.ts'
import { type MockServerOptions, startMockServer } from '../http/start-mock-server.ts'
import { createLocalWorld, type LocalWorld, TEST_NOW, type WorldOptions } from './local-world.ts'
import type { MockServer } from './node.ts'

export type { Catalogue } from '../catalogue/catalogue.ts'
export type { World } from '../control-client/world.ts'
export { type Profile, SAMPLE_PASSWORD } from '../runtime/profiles.ts'
export type { Scenario } from '../runtime/scenario.ts'
export type { LocalWorld, MockServer, MockServerOptions, WorldOptions }
export { TEST_NOW }

/**
 * Makes an isolated world: nothing is shared with other tests, time is the test's, and every reply is checked
 * against the contract.
 *
 * @throws ProfileError when its profile is no scenario, or a step of it is refused.
 * @example
 * const world = await createWorld({ profile: 'funded' })
 * const client = createClient({ baseUrl: world.url, fetch: world.fetch })
 * await world.advance('P1D')
 */
export const createWorld = (options: WorldOptions = {}): Promise<LocalWorld> =>
  createLocalWorld(options, checkReply)

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
