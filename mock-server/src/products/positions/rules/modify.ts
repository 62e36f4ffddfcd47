import { done, type Outcome, reject } from '../../../domain/outcome.ts'
import { areExitsReasonable, readExits } from './exits.ts'
import type { Order } from './order.ts'

/** New exits as JSON numbers: null clears one, undefined leaves it as it is. */
export interface ModifyOrder {
  readonly stopLossPrice?: number | null | undefined
  readonly takeProfitPrice?: number | null | undefined
}

/**
 * Changes the exits of an open position.
 *
 * @param ticks the house's price now.
 */
export const modifyOrder = (
  order: Order,
  change: ModifyOrder,
  ticks: number,
): Outcome<{ order: Order }, 'recordNotOpen' | 'stopPricesUnreasonable'> => {
  if (order.status !== 'OPEN') return reject('recordNotOpen')
  const given = readExits(order, change.stopLossPrice ?? undefined, change.takeProfitPrice ?? undefined)
  if (!given || !areExitsReasonable(order.direction, ticks, order.stopOutPrice, given))
    return reject('stopPricesUnreasonable')
  const stopLossPrice = change.stopLossPrice === undefined ? order.stopLossPrice : given.stopLossPrice
  const takeProfitPrice = change.takeProfitPrice === undefined ? order.takeProfitPrice : given.takeProfitPrice
  return done({ order: { ...order, stopLossPrice, takeProfitPrice } })
}
