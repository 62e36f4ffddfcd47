import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
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
 *
 * Errors in order: 11010, 11009.
 */
export const modifyOrder = (order: Order, change: ModifyOrder, ticks: number): Outcome<{ order: Order }> => {
  if (order.status !== 'OPEN') return refuse('11010')
  const given = readExits(order, change.stopLossPrice ?? undefined, change.takeProfitPrice ?? undefined)
  if (!given || !areExitsReasonable(order.direction, ticks, order.stopOutPrice, given)) return refuse('11009')
  const stopLossPrice = change.stopLossPrice === undefined ? order.stopLossPrice : given.stopLossPrice
  const takeProfitPrice = change.takeProfitPrice === undefined ? order.takeProfitPrice : given.takeProfitPrice
  return done({ order: { ...order, stopLossPrice, takeProfitPrice } })
}
