import type { ProductWorld } from '../../core/world.ts'

type Market = ProductWorld['market']

/** Prices that are kept for one market at most. */
const MOST_KEPT = 20_000

const kept = new WeakMap<Market, Map<string, number>>()

/**
 * The price of a moment, in ticks, kept for the next time it is asked for: curves ask for the same midnights again and
 * again. A market with other overrides is another market.
 */
export const pastPrice = (market: Market, code: string, at: number): number => {
  let prices = kept.get(market)
  if (!prices) {
    prices = new Map()
    kept.set(market, prices)
  }
  const name = `${at} ${code}`
  let ticks = prices.get(name)
  if (ticks === undefined) {
    if (prices.size >= MOST_KEPT) prices.clear()
    ticks = market.priceTicks(code, at)
    prices.set(name, ticks)
  }
  return ticks
}
