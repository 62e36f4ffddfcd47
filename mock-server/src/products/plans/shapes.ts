import {
  decimal,
  id,
  maybe,
  minorUnits,
  oneOf,
  shapeOf,
  text,
  time,
  tracked,
  whole,
} from '../../core/row-shape.ts'
import type { SmartOrder } from './rules/smart-order.ts'

/** What plans in a world file may hold. */
export const planShapes = {
  smartOrders: shapeOf<SmartOrder>()({
    orderNo: id,
    userId: id,
    productId: id,
    productName: text(),
    days: whole(1, 3_650),
    amount: minorUnits,
    dailyRate: decimal,
    earlyExitPenaltyRate: decimal,
    shareStatus: oneOf('INCOME_IN_PROGRESS', 'PROFIT_DIVIDED'),
    boughtAt: time,
    valueDate: time,
    maturesAt: time,
    profitDays: whole(0, 3_650),
    expectedRevenue: minorUnits,
    distributedRevenue: minorUnits,
    penalty: maybe(minorUnits),
    refund: maybe(minorUnits),
    exitedAt: maybe(time),
    ...tracked('IN_PROGRESS', 'MATURED', 'DISTRIBUTED', 'COMPLETED', 'EARLY_EXIT'),
  }),
}
