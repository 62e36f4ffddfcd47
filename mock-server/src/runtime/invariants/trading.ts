import { type Check, moved, unless } from '../../core/invariant.ts'
import { optionGain } from '../../products/options/rules/options-order.ts'
import { profitBetween } from '../../products/positions/rules/order.ts'
import type { World } from '../world.ts'

/** Whether a price was in force at a moment. At the very moment of an override it is also what came before. */
const wasPrice = ({ market, store }: World, code: string, at: number, ticks: number): boolean => {
  if (market.priceTicks(code, at) === ticks) return true
  for (const { overlay } of store.read.overrides.list())
    if (overlay.code === code && overlay.at === at) return true
  return false
}

/** LI-23 to LI-25: losses end at the margin, and a position is closed once, at a price there was. */
export const checkPositions: Check = function* ({ world, entriesOf }) {
  for (const order of world.store.read.positions.list()) {
    const {
      orderNo,
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
      entriesOf('ORDER_OPEN', orderNo).length === 1 && closes === (status === 'CLOSED' ? 1 : 0),
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

/** LI-26 and LI-27: an option pays nothing, the stake, or the stake and its gain, by the last price before its end. */
export const checkOptions: Check = function* ({ world, now, entriesOf }) {
  for (const order of world.store.read.options.list()) {
    const { orderNo, userId, status, stake, payoutRatio, direction, strikePrice, settlePrice, expiresAt } =
      order
    const settlements = entriesOf('OPTION_SETTLEMENT', orderNo)
    yield* unless(
      settlements.length === (status === 'OPEN' ? 0 : 1),
      'LI-26',
      () => `${orderNo} is ${status} with ${settlements.length} settlements`,
    )
    yield* unless(status !== 'OPEN' || expiresAt >= now, 'LI-27', () => `${orderNo} should have been settled`)
    if (status === 'OPEN') continue
    const paid = moved(settlements, `${userId}:cash`)
    const expected = { WON: stake + optionGain(stake, payoutRatio), LOST: 0n, TIED: stake, VOID: stake }[
      status
    ]
    yield* unless(
      paid === expected,
      'LI-26',
      () => `${orderNo} is ${status} and paid ${paid}, not ${expected}`,
    )
    if (settlePrice === undefined) {
      yield* unless(status === 'VOID', 'LI-26', () => `${orderNo} is ${status} without a price`)
      continue
    }
    const isUp = settlePrice > strikePrice
    const result = settlePrice === strikePrice ? 'TIED' : isUp === (direction === 'UP') ? 'WON' : 'LOST'
    yield* unless(status === result, 'LI-26', () => `${orderNo} is ${status}; by its prices it is ${result}`)
    yield* unless(
      wasPrice(world, order.code, expiresAt, settlePrice),
      'LI-27',
      () => `${orderNo} settled at ${settlePrice}, which was not the last price`,
    )
  }
}
