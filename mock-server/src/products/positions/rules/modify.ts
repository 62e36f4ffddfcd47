import { done, type Outcome, reject } from '../../../domain/outcome.ts'
import { areStopsReasonable, readStops, type Stops } from '../../../domain/stops.ts'
import type { Order } from './order.ts'

/** New stops as JSON numbers: null clears one, undefined leaves it as it is. */
export type ModifyOrder = { readonly [Name in keyof Stops]?: number | null | undefined }

/**
 * Changes the stops of an open position. A stop loss and a trailing stop take the place of each other; a trailing stop
 * follows the price from now on.
 *
 * @param ticks the house's price now.
 */
export const modifyOrder = (
  order: Order,
  change: ModifyOrder,
  ticks: number,
  now: number,
): Outcome<{ order: Order }, 'recordNotOpen' | 'stopPricesUnreasonable'> => {
  if (order.status !== 'OPEN') return reject('recordNotOpen')
  const given = readStops(order, {
    stopLossPrice: change.stopLossPrice ?? undefined,
    takeProfitPrice: change.takeProfitPrice ?? undefined,
    trailingDistance: change.trailingDistance ?? undefined,
  })
  if (!given || !areStopsReasonable(order.direction, ticks, order.stopOutPrice, given))
    return reject('stopPricesUnreasonable')
  const chosen = <Name extends keyof Stops>(name: Name) =>
    change[name] === undefined ? order[name] : given[name]
  const trails = given.trailingDistance !== undefined
  const isFixed = given.stopLossPrice !== undefined
  const trailingDistance = isFixed ? undefined : chosen('trailingDistance')
  return done({
    order: {
      ...order,
      stopLossPrice: trails ? undefined : chosen('stopLossPrice'),
      takeProfitPrice: chosen('takeProfitPrice'),
      trailingDistance,
      trailingSince: trails ? now : trailingDistance === undefined ? undefined : order.trailingSince,
    },
  })
}
