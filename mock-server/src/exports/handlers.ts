import { type HttpHandler, http } from 'msw'
import type { DispatchOptions } from '../api/dispatch.ts'
import { createEngine } from '../api/engine.ts'
import { answerFetch } from '../api/fetch-adapter.ts'
import { operations } from '../contract/contract.ts'
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
 * Mock Service Worker handlers for a world: one for each operation of the contract, such as
 * `GET /swx/customer/index/listMarketByType`, and a last one for all other paths of the customer API. They
 * answer wherever the API lies; a handler of your own that comes before them answers in their place.
 *
 * @example
 * const world = await createWorld({ profile: 'trader' })
 * const server = setupServer(...createHandlers(world))
 */
export const createHandlers = (world: World, options?: DispatchOptions): readonly HttpHandler[] => {
  const engine = createEngine(world, options)
  const resolver = ({ request }: { readonly request: Request }) => answerFetch(engine, request)
  const each = Object.values(operations).map(({ method, path }) =>
    http[method](`*${path.replace(/\{(\w+)\}/, ':$1')}`, resolver),
  )
  const others = http.all('*/swx/customer/*', resolver)
  return [...each, others]
}
