import { type HttpHandler, http } from 'msw'
import type { Dispatcher, DispatchOptions } from '../handlers/dispatch.ts'
import { createEngine } from '../handlers/engine.ts'
import { answerFetch, apiPath } from '../handlers/fetch-adapter.ts'
import type { World } from './create-world.ts'

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
export const createHandlers = (world: World, options?: DispatchOptions): readonly HttpHandler[] => {
  const engine: Dispatcher = createEngine(world, options)
  return [
    http.all(
      ({ request }) => apiPath(request.url) !== undefined,
      ({ request }) => answerFetch(engine, request),
    ),
  ]
}
