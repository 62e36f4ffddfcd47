import { type Check, unless, wasPrice } from '../../core/invariant.ts'
import { holds, isOnChange } from './rules/alert.ts'
import { type AlertTables, MOST_ALERTS } from './tables.ts'

/** LI-40: an alert fires at a price there was and at which its condition held, one that is set once fires once; a user has at most 100. */
export const checkAlerts: Check<AlertTables> = function* ({ world }) {
  const { alerts } = world.store.read
  const counts = new Map<string, number>()
  for (const alert of alerts.list()) {
    const { id, userId, code, repeat, active, lastFiredAt, lastFiredPrice } = alert
    counts.set(userId, (counts.get(userId) ?? 0) + 1)
    yield* unless(
      active === (repeat === 'EACH_CROSSING' || lastFiredAt === undefined),
      'LI-40',
      () =>
        `${id} is ${active ? 'active' : 'inactive'}, is set to fire ${repeat} and fired at ${lastFiredAt}`,
    )
    if (lastFiredAt === undefined || lastFiredPrice === undefined) continue
    yield* unless(
      wasPrice(world, code, lastFiredAt, lastFiredPrice) &&
        (isOnChange(alert) || holds(alert, { ticks: lastFiredPrice, previousClose: 0 })),
      'LI-40',
      () => `${id} fired at ${lastFiredPrice}, which was not the price or is short of ${alert.value}`,
    )
  }
  for (const [userId, count] of counts)
    yield* unless(count <= MOST_ALERTS, 'LI-40', () => `${userId} has ${count} alerts`)
}
