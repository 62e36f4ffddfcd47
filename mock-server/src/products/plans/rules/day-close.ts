import { closedDay, daysBetween } from '../../../domain/calendar.ts'
import { enter } from '../../../domain/history.ts'
import { done, type Outcome, reject } from '../../../domain/outcome.ts'
import { entriesOf } from '../../../ledger/entry.ts'
import { formatUsd } from '../../../ledger/money.ts'
import { smartMaturity, smartYield } from '../../../ledger/templates/earning.ts'
import { dailyYield, type SmartOrder } from './smart-order.ts'

/**
 * Credits the day that the close at `at` ends; the last credit makes the plan MATURED. Refused with `recordNotOpen` before the
 * first earning day has closed, when the day is credited already, and for a plan that does not run.
 */
export const creditSmart = (order: SmartOrder, at: number): Outcome<{ order: SmartOrder }> => {
  const day = daysBetween(order.valueDate, at)
  if (order.status !== 'IN_PROGRESS' || day !== order.profitDays + 1) return reject('recordNotOpen')
  const amount = dailyYield(order.amount, order.dailyRate)
  const name = closedDay(at)
  const credited: SmartOrder = {
    ...order,
    shareStatus: 'PROFIT_DIVIDED',
    profitDays: day,
    distributedRevenue: order.distributedRevenue + amount,
  }
  return done(
    { order: day === order.days ? { ...credited, ...enter(order, 'MATURED', at) } : credited },
    {
      entries: entriesOf(smartYield(order.userId, order.orderNo, name, amount)),
      incomes: [
        {
          userId: order.userId,
          mode: 'real',
          source: 'SMART',
          orderNo: order.orderNo,
          day: name,
          base: order.amount,
          rate: order.dailyRate,
          amount,
          status: 'DIVIDED',
        },
      ],
    },
  )
}

/** Returns the principal of a MATURED plan, which is then DISTRIBUTED and COMPLETED; `recordNotOpen` for any other. */
export const matureSmart = (order: SmartOrder, at: number): Outcome<{ order: SmartOrder }> => {
  if (order.status !== 'MATURED') return reject('recordNotOpen')
  const distributed = { ...order, ...enter(order, 'DISTRIBUTED', at) }
  return done(
    { order: { ...distributed, ...enter(distributed, 'COMPLETED', at) } },
    {
      entries: entriesOf(smartMaturity(order.userId, order.orderNo, order.amount)),
      notices: [
        {
          userId: order.userId,
          titleKey: 'smart.matured',
          params: { amount: formatUsd(order.amount), revenue: formatUsd(order.distributedRevenue) },
          orderNo: order.orderNo,
        },
      ],
    },
  )
}
