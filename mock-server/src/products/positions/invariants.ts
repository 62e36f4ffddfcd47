import { addDecimals, multiplyDecimals, negateDecimal, roundDecimal, subtractDecimals } from '@swx/sdk/money'
import { type Check, unless, wasPrice } from '../../core/invariant.ts'
import { usdOf } from '../../domain/amount.ts'
import { notional, profitBetween } from './rules/order.ts'
import { partsOfEach } from './rules/parts.ts'
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

/** LI-38: what the closed parts of a position were charged is, to the cent, what one closing at those prices would have. */
export const checkParts: Check<PositionTables> = function* ({ world }) {
  for (const parts of partsOfEach(world.store.read.positions.list())) {
    if (parts.length === 1) continue
    const exact = { profit: '0', fee: '0' }
    const charged = { profit: 0n, fee: 0n }
    let left = 0n
    for (const { closePrice, ...part } of parts) {
      if (closePrice === undefined) continue
      const moved = subtractDecimals(notional(part, closePrice), notional(part, part.openPrice))
      exact.profit = addDecimals(exact.profit, part.direction === 'LONG' ? moved : negateDecimal(moved))
      exact.fee = addDecimals(exact.fee, multiplyDecimals(notional(part, closePrice), part.feeRate))
      const { profit = 0n, closeFee = 0n, openFee, margin } = part
      charged.profit += profit + openFee + closeFee
      charged.fee += closeFee
      left = margin + profit + openFee
    }
    const owed = { profit: usdOf(roundDecimal(exact.profit, 2)), fee: usdOf(roundDecimal(exact.fee, 2)) }
    const isPaid = charged.profit === owed.profit && charged.fee === owed.fee
    // The last part may have used up its margin: what is beyond that is the house's.
    const isUsedUp = left === 0n && charged.profit - charged.fee >= owed.profit - owed.fee
    yield* unless(
      isPaid || isUsedUp,
      'LI-38',
      () =>
        `${parts.at(-1)?.orderNo}: parts came to ${charged.profit} less ${charged.fee}, not to ${owed.profit} less ${owed.fee}`,
    )
  }
}
