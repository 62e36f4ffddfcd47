import { done, type Outcome, reject } from '../../../domain/outcome.ts'
import type { Stops } from '../../../domain/stops.ts'
import { endOrder, noticeOf, released } from './end.ts'
import { costAt, type WaitingOrder } from './waiting-order.ts'

/** What filling an order depends on. */
export interface FillFacts {
  /** The price of the moment, in ticks. */
  readonly ticks: number
  /** Free cash of the user, in cents. */
  readonly cash: bigint
  readonly at: number
  /** Takes the number of the position. */
  readonly takeOrderNo: () => string
}

/** Whether a price is at or beyond a stop loss or take profit: the position would be closed as it is opened. */
const arePassed = (
  direction: WaitingOrder['direction'],
  { stopLossPrice, takeProfitPrice }: Stops,
  ticks: number,
): boolean => {
  const [low, high] =
    direction === 'LONG' ? [stopLossPrice, takeProfitPrice] : [takeProfitPrice, stopLossPrice]
  return (low !== undefined && ticks <= low) || (high !== undefined && ticks >= high)
}

/**
 * Fills an order at the price of the moment that triggers it. What a gap costs beyond the hold is taken from the
 * available balance; if that is too low, or the price jumped past a stop, the order is rejected and the hold released.
 */
export const fillOrder = (
  order: WaitingOrder,
  { ticks, cash, at, takeOrderNo }: FillFacts,
): Outcome<{ order: WaitingOrder }, 'orderNotWaiting'> => {
  if (order.status !== 'WAITING') return reject('orderNotWaiting')
  if (arePassed(order.direction, order, ticks)) return endOrder(order, 'STOPS_PASSED', at)
  if (costAt(order, ticks).needed > cash + order.held) return endOrder(order, 'INSUFFICIENT_BALANCE', at)

  const { order: ended, entries } = released(order, 'FILLED', at)
  const filledOrderNo = takeOrderNo()
  const { userId, mode, code, marketId, direction, lots, contractSize, tickUnits, priceDecimals } = order
  const { leverage, feeRate, stopOutLevel, stopLossPrice, takeProfitPrice, trailingDistance } = order
  const size = { lots, contractSize, tickUnits, priceDecimals }
  const terms = { direction, leverage, feeRate, stopOutLevel, openPrice: ticks }
  const stops = { stopLossPrice, takeProfitPrice, trailingDistance }
  const position = { orderNo: filledOrderNo, userId, mode, code, marketId, ...size, ...terms, ...stops }
  return done(
    { order: { ...ended, filledOrderNo, filledPrice: ticks } },
    {
      entries,
      notices: [{ ...noticeOf(order, 'order.filled'), orderNo: filledOrderNo }],
      events: [{ kind: 'positionOrdered', position }],
    },
  )
}
