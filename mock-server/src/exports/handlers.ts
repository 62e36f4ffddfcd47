import type { HttpHandler } from 'msw'
import type { DispatchOptions } from '../api/dispatch.ts'
import { createEngine } from '../api/engine.ts'
import type { World } from './create-world.ts'
import { CustomerApiHandler } from './customer-api-handler.ts'

export {
  createWorld,
  type Profile,
  SAMPLE_PASSWORD,
  type Scenario,
  type World,
  type WorldOptions,
} from './create-world.ts'

/**
 * Mock Service Worker handlers for a world: the whole customer API behind one handler, which finds the operation
 * by two look-ups instead of trying one pattern after the other.
 *
 * @example
 * const world = await createWorld({ profile: 'trader' })
 * const server = setupServer(...createHandlers(world))
 */
export const createHandlers = (world: World, options?: DispatchOptions): readonly HttpHandler[] => [
  new CustomerApiHandler(createEngine(world, options)),
]
