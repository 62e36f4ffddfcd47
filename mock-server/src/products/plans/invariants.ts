import { type Check, moved, unless } from '../../core/invariant.ts'
import { dailyYield } from './rules/smart-order.ts'
import type { PlanTables } from './tables.ts'

/** LI-11, LI-17 and LI-20: plans pay their days, no more, and what leaving one costs is what it said. */
export const checkPlans: Check<PlanTables> = function* ({ world, entriesOf }) {
  const incomes = new Map<string, bigint>()
  for (const { source, orderNo, amount } of world.store.read.incomes.list())
    if (source === 'SMART' && orderNo !== undefined)
      incomes.set(orderNo, (incomes.get(orderNo) ?? 0n) + amount)

  for (const order of world.store.read.smartOrders.list()) {
    const { orderNo, status, days, amount, profitDays, distributedRevenue, valueDate, maturesAt } = order
    const detailed = incomes.get(orderNo) ?? 0n
    const daily = dailyYield(amount, order.dailyRate)
    yield* unless(
      distributedRevenue === detailed && detailed === daily * BigInt(profitDays),
      'LI-11',
      () => `${orderNo} shows ${distributedRevenue}, its rows sum to ${detailed}, ${profitDays} days are due`,
    )
    const isOver = status === 'MATURED' || status === 'DISTRIBUTED' || status === 'COMPLETED'
    yield* unless(
      !isOver || profitDays === days,
      'LI-11',
      () => `${orderNo} is over after ${profitDays} of ${days} days`,
    )
    const yields = entriesOf('SMART_YIELD', orderNo)
    yield* unless(
      yields.length === profitDays && profitDays <= days,
      'LI-17',
      () => `${orderNo} has ${yields.length} daily payments for ${profitDays} of ${days} days`,
    )
    for (const { at, ref } of yields)
      yield* unless(
        at > valueDate && at <= maturesAt,
        'LI-17',
        () => `${ref} is outside the days of the plan`,
      )
    if (status !== 'EARLY_EXIT') continue
    const { penalty = -1n, refund = -1n, exitedAt = 0 } = order
    yield* unless(
      penalty >= 0n && refund + penalty === amount,
      'LI-20',
      () => `${orderNo}: refund ${refund} and early-close fee ${penalty} of ${amount}`,
    )
    yield* unless(
      yields.every(({ at }) => at <= exitedAt),
      'LI-20',
      () => `${orderNo} was paid after it was closed`,
    )
    yield* unless(
      moved(entriesOf('SMART_EXIT', orderNo), 'pl:penalty') === penalty,
      'LI-21',
      () => `${orderNo} was charged another early-close fee than ${penalty}`,
    )
  }
}
