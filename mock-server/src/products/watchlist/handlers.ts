import { badRequest, error, ok } from '../../contract/reply.ts'
import type { Handlers } from '../../core/product.ts'
import { marketItem } from '../../market/market-item.ts'
import type { WatchlistTables } from './tables.ts'

/** Instruments that a watchlist can hold. */
const MOST_WATCHED = 100

const FULL = badRequest([{ field: 'marketId', rule: 'maxItems' }])

/** The watchlist, one for both modes. Contract: `openapi/paths/user.*Watch.yaml`. */
export const watchlistHandlers: Handlers<WatchlistTables> = (world, operation) => {
  const watched = (userId: string): readonly string[] =>
    world.store.read.watchlists.get(userId)?.marketIds ?? []

  return [
    operation('listWatch', ({ signedIn, now }) => {
      const { market } = world
      const instruments = watched(signedIn.user.id).map((id) => market.findById(id))
      return ok(
        instruments
          .filter((instrument) => instrument !== undefined)
          .map((instrument) => marketItem(market, instrument, now)),
      )
    }),

    operation('addWatch', ({ commit, signedIn, body: { marketId } }) => {
      if (!world.market.findById(marketId)) return error('notTradable')
      const userId = signedIn.user.id
      const before = watched(userId)
      if (before.includes(marketId)) return ok(null, 'modifiedSuccessfully')
      if (before.length >= MOST_WATCHED) return FULL
      return commit(({ watchlists }) => {
        watchlists.put({ userId, marketIds: [...before, marketId] })
        return ok(null, 'modifiedSuccessfully')
      })
    }),

    operation('removeWatch', ({ commit, signedIn, body: { marketId } }) => {
      const userId = signedIn.user.id
      const before = watched(userId)
      if (!before.includes(marketId)) return ok(null, 'modifiedSuccessfully')
      return commit(({ watchlists }) => {
        watchlists.put({ userId, marketIds: before.filter((id) => id !== marketId) })
        return ok(null, 'modifiedSuccessfully')
      })
    }),
  ]
}
