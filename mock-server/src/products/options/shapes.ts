import {
  decimal,
  id,
  maybe,
  minorUnits,
  mode,
  oneOf,
  priceGrid,
  shapeOf,
  ticks,
  time,
  tracked,
  whole,
} from '../../core/row-shape.ts'
import type { OptionsOrder } from './rules/options-order.ts'

/** What fixed-time options in a world file may hold. */
export const optionShapes = {
  options: shapeOf<OptionsOrder>()({
    orderNo: id,
    userId: id,
    mode,
    code: id,
    marketId: id,
    direction: oneOf('UP', 'DOWN'),
    periodSec: whole(1),
    stake: minorUnits,
    payoutRatio: decimal,
    strikePrice: ticks,
    expiresAt: time,
    settlePrice: maybe(ticks),
    expectedReturn: minorUnits,
    profit: maybe(minorUnits),
    openTime: time,
    closeTime: maybe(time),
    ...priceGrid,
    ...tracked('OPEN', 'WON', 'LOST', 'TIED', 'VOID'),
  }),
}
