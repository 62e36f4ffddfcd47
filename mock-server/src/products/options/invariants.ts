import { type Check, moved, unless, wasPrice } from '../../core/invariant.ts'
import { optionGain } from './rules/options-order.ts'
import type { OptionTables } from './tables.ts'

/** LI-26 and LI-27: an option pays nothing, the stake, or the stake and its gain, by the last price before its end. */
export const checkOptions: Check<OptionTables> = function* ({ world, now, entriesOf }) {
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
