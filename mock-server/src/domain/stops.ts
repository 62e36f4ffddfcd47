import { stopLossIssue, takeProfitIssue, trailingStopIssue } from '@swx/sdk/money'
import type { Direction } from './position.ts'
import { type PriceGrid, ticksOfPrice } from './price-grid.ts'
import { EXIT_DISTANCE_TICKS } from './trading-limits.ts'

/** What closes a position by itself besides its stop-out, in ticks. */
export interface Stops {
  readonly stopLossPrice?: number | undefined
  readonly takeProfitPrice?: number | undefined
  /** How far a trailing stop stays behind the best price; it takes the place of a stop loss. */
  readonly trailingDistance?: number | undefined
}

/** Stops as they came: JSON numbers in units of the price. */
export type GivenStops = { readonly [Name in keyof Stops]: number | undefined }

/** Reads prices and a distance that came as JSON numbers; undefined when one of them is off the grid. */
export const readStops = (grid: PriceGrid, given: GivenStops): Stops | undefined => {
  const stops: { -readonly [Name in keyof Stops]: number } = {}
  for (const name of ['stopLossPrice', 'takeProfitPrice', 'trailingDistance'] as const) {
    const price = given[name]
    if (price === undefined) continue
    const ticks = ticksOfPrice(grid, price)
    if (ticks === undefined) return undefined
    stops[name] = ticks
  }
  return stops
}

/**
 * Whether stops can do what they are for: the stop loss on the losing side of a price but before the stop-out, the take
 * profit on the gaining side, both at least ten ticks away; a trailing stop in place of a stop loss, no nearer than ten
 * ticks and 0.05 % of the price, and not as far as the stop-out.
 *
 * @param price at which the position is opened, or the price now of an open one, in ticks.
 */
export const areStopsReasonable = (
  direction: Direction,
  price: number,
  stopOut: number,
  { stopLossPrice, takeProfitPrice, trailingDistance }: Stops,
): boolean => {
  // In ticks, so that one of them is 1.
  const setting = {
    direction,
    price,
    tickSize: 1,
    stopOutPrice: stopOut,
    exitDistanceTicks: EXIT_DISTANCE_TICKS,
  }
  if (stopLossPrice !== undefined && trailingDistance !== undefined) return false
  const issue =
    (stopLossPrice !== undefined && stopLossIssue(setting, stopLossPrice)) ||
    (takeProfitPrice !== undefined && takeProfitIssue(setting, takeProfitPrice)) ||
    (trailingDistance !== undefined && trailingStopIssue(setting, trailingDistance))
  return !issue
}
