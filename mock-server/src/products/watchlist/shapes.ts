import { id, listOf, shapeOf } from '../../core/row-shape.ts'
import type { Watchlist } from './tables.ts'

/** What lists of watched instruments in a world file may hold. */
export const watchlistShapes = {
  watchlists: shapeOf<Watchlist>()({ userId: id, marketIds: listOf(id, 1_000) }),
}
