import type { ProductWorld } from '../../core/world.ts'
import { INSTANT_MS } from '../../market/grid.ts'

/**
 * Keeps what was worked out of prices until the next instant of the feed: clients ask for the same price again and
 * again. Overrides may change a price at any millisecond, so nothing is kept while there are some.
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
