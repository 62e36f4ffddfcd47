import { type Check, unless, wasPrice } from '../../core/invariant.ts'
import { profitBetween } from './rules/order.ts'
import type { PositionTables } from './tables.ts'

/** LI-23 to LI-25: losses end at the margin, and a position is closed once, at a price there was. */
export const checkPositions: Check<PositionTables> = function* ({ world, entriesOf }) {
  for (const order of world.store.read.positions.list()) {
    const {
      orderNo,
      partOf,
      status,
      margin,
      openPrice,
      openFee,
      openTime,
      profit = 0n,
      closePrice,
      closeTime,
    } = order
    const closes = entriesOf('ORDER_CLOSE', orderNo).length
    yield* unless(
      entriesOf('ORDER_OPEN', orderNo).length === (partOf === undefined ? 1 : 0) &&
        closes === (status === 'CLOSED' ? 1 : 0),
      'LI-25',
      () => `${orderNo} is ${status} with ${closes} closing entries`,
    )
    yield* unless(
      wasPrice(world, order.code, openTime, openPrice),
      'LI-25',
      () => `${orderNo} was opened at ${openPrice}, which was not the price`,
    )
    if (closePrice === undefined || closeTime === undefined) continue
    yield* unless(
      wasPrice(world, order.code, closeTime, closePrice),
      'LI-25',
      () => `${orderNo} was closed at ${closePrice}, which was not the price`,
    )
    yield* unless(
      profit + openFee >= -margin,
      'LI-23',
      () => `${orderNo} lost ${profit} with a margin of ${margin}`,
    )
    const [long, short] = (['LONG', 'SHORT'] as const).map((direction) =>
      profitBetween(order, direction, openPrice, closePrice),
    )
    yield* unless(
      (long ?? 0n) + (short ?? 0n) === 0n,
      'LI-24',
      () => `${orderNo}: long ${long} and short ${short} do not cancel out`,
    )
  }
}
