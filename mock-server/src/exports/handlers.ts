import { type HttpHandler, http, type WebSocketHandler, ws } from 'msw'
import { operations } from '../contract/contract.ts'
import { createLocalWorld, type LocalWorld, type WorldOptions } from './local-world.ts'

export type { Catalogue } from '../catalogue/catalogue.ts'
export { type CatalogueCollections, createCatalogue } from '../catalogue/collections.ts'
export type { World } from '../control-client/world.ts'
export { type Profile, SAMPLE_PASSWORD } from '../runtime/profiles.ts'
export type { Scenario } from '../runtime/scenario.ts'
export type { LocalWorld, WorldOptions }

/**
 * Makes an isolated world in this process, in Node or in a browser: nothing is shared with others, and time is its
 * own. Replies are not checked against the contract, which would take 1 MB of validators; `createWorld` of
 * `@swx/mock-server/test` checks them.
 *
 * @throws ProfileError when its profile is no scenario, or a step of it is refused.
 * @example
 * const world = await createWorld({ profile: 'trader' })
 */
export const createWorld = (options: WorldOptions = {}): Promise<LocalWorld> => createLocalWorld(options)

/**
 * Mock Service Worker handlers for a world: one for each operation of the contract, such as
 * `GET /swx/customer/index/listMarketByType`, one for all other paths of the customer API, and one for the market
 * socket. They answer wherever the API lies; a handler of your own that comes before them answers in their place.
 *
 * @example
 * const world = await createWorld({ profile: 'trader' })
 * const server = setupServer(...createHandlers(world))
 */
export const createHandlers = (world: LocalWorld): readonly (HttpHandler | WebSocketHandler)[] => {
  const resolver = ({ request }: { readonly request: Request }) => world.answer(request)
  const each = Object.values(operations).map(({ method, path }) =>
    http[method](`*${path.replace(/\{(\w+)\}/, ':$1')}`, resolver),
  )
  const others = http.all('*/swx/customer/*', resolver)
  const socket = ws.link('*/swx/customer/marketMessage*').addEventListener('connection', ({ client }) => {
    const disconnect = world.connect({
      send: (frame) => client.send(frame),
      bufferedAmount: () => 0,
      close: (code) => client.close(code),
    })
    client.addEventListener('close', disconnect)
  })
  return [...each, others, socket]
}
