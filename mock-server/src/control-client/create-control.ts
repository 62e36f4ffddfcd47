import type { ControlBody } from '../contract/control-operation.ts'
import { type ControlAccess, callControl } from './call-control.ts'
import { type World, worldAt } from './world.ts'

/** The control plane of a running mock server. */
export interface Control {
  /** A world that exists, by its name. */
  world(name: string): World
  /** Makes a world; without a name it gets one that no other has. */
  createWorld(from?: Partial<ControlBody<'createWorld'>>): Promise<World>
  /** Names of the worlds that exist. */
  worldNames(): Promise<readonly string[]>
}

/**
 * Steers a mock server from a test: worlds, money, reviews, faults and the clock.
 *
 * @example
 * const control = createControl({ baseUrl: 'http://127.0.0.1:4010' })
 * const world = await control.createWorld({ profile: 'funded' })
 * await world.fund('funded', '100.00')
 * await world.advance('P1D')
 * await world.end()
 */
export const createControl = (access: ControlAccess): Control => ({
  world: (name) => worldAt(access, name),
  async createWorld({ name = `test-${crypto.randomUUID()}`, ...from } = {}) {
    await callControl(access, 'main', 'createWorld', { body: { name, ...from } })
    return worldAt(access, name)
  },
  worldNames: async () => {
    const { worlds } = await callControl(access, 'main', 'listWorlds', {})
    return worlds
  },
})
