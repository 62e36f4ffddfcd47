import { type Check, moved, unless, wasPrice } from '../../core/invariant.ts'
import { costAt } from './rules/waiting-order.ts'
import type { WaitingOrderTables } from './tables.ts'

/**
 * LI-35: what its entries hold for an order is what it says, and what its position would cost at the trigger price.
 * LI-36: an order ends once, is filled at a price there was, and never beside its partner.
 */
export const checkWaitingOrders: Check<WaitingOrderTables> = function* ({ world, entriesOf }) {
  const { waitingOrders } = world.store.read
  for (const order of waitingOrders.list()) {
    const { orderNo, code, status, held, history, filledPrice, filledOrderNo, endedAt, triggerPrice } = order
    const isWaiting = status === 'WAITING'
    const entries = [...entriesOf('PENDING_HOLD', orderNo), ...entriesOf('PENDING_RELEASE', orderNo)]
    const booked = moved(entries, 'held')
    const needed = isWaiting ? costAt(order, triggerPrice).needed : 0n
    yield* unless(
      held === booked && held === needed,
      'LI-35',
      () => `${orderNo} says that ${held} is held, its entries hold ${booked}, and it needs ${needed}`,
    )
    yield* unless(
      history.length === (isWaiting ? 1 : 2) && isWaiting === (endedAt === undefined),
      'LI-36',
      () => `${orderNo} is ${status} after ${history.length} steps`,
    )
    const isFilled = status === 'FILLED'
    const opened = filledOrderNo === undefined ? 0 : entriesOf('ORDER_OPEN', filledOrderNo).length
    yield* unless(
      opened === (isFilled ? 1 : 0) && isFilled === (filledPrice !== undefined),
      'LI-36',
      () => `${orderNo} is ${status} and opened ${opened} positions`,
    )
    if (filledPrice === undefined || endedAt === undefined) continue
    yield* unless(
      wasPrice(world, code, endedAt, filledPrice),
      'LI-36',
      () => `${orderNo} was filled at ${filledPrice}, which was not the price`,
    )
    const partner = order.ocoOrderNo === undefined ? undefined : waitingOrders.get(order.ocoOrderNo)
    yield* unless(
      partner?.status !== 'FILLED' && partner?.status !== 'WAITING',
      'LI-36',
      () => `${orderNo} is filled, and its partner ${partner?.orderNo} is ${partner?.status}`,
    )
  }
}
