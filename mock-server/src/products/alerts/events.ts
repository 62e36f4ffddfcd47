import { applyEffects } from '../../core/apply.ts'
import type { DueHandler, DueSource } from '../../core/due-events.ts'
import type { PriceWatch } from '../../core/price-watch.ts'
import type { ProductWorld } from '../../core/world.ts'
import { nextSessionStep } from '../../domain/calendar.ts'
import { createAlertWatch } from './alert-watch.ts'
import { fireAlert } from './rules/fire.ts'
import type { AlertTables } from './tables.ts'

const watches = new WeakMap<object, PriceWatch>()

const watchOf = (world: ProductWorld<AlertTables>): PriceWatch => {
  let watch = watches.get(world)
  if (!watch) {
    watch = createAlertWatch(world.store.read.alerts)
    watches.set(world, watch)
  }
  return watch
}

/** The alerts that a price fires, or arms again. */
export const alertCrossings: DueSource<AlertTables> = {
  kind: 'priceAlert',
  next(world, until) {
    const reach = watchOf(world).next(world.market, until)
    return reach && { at: reach.at, kind: 'priceAlert', ref: reach.ref, userId: reach.userId }
  },
  passOver: (world, { ref }) => watchOf(world).passOver(ref),
}

/** How long an alert that has fired is not armed again, so that a price that stays near its level is no stream of news. */
const REST_MS = 60_000

/** Fires an alert whose value is reached, or arms one whose value is no longer reached. Nothing fires in a closed session. */
export const takeCrossing: DueHandler<AlertTables> = (tables, { ref, at }, world) => {
  const row = tables.alerts.get(ref)
  if (!row?.active) throw new Error(`Alert ${ref} should be looked at at ${at}, but it does not wait.`)
  if (!row.isArmed) {
    tables.alerts.put({ ...row, isArmed: true, isLate: false, watchedFrom: at })
    return
  }
  if (world.market.session(row.code, at) !== 'OPEN') {
    tables.alerts.put({ ...row, isLate: true, watchedFrom: nextSessionStep(at) })
    return
  }
  const outcome = fireAlert(row, world.market.priceTicks(row.code, at), at)
  tables.alerts.put({ ...row, ...outcome.alert, isLate: true, watchedFrom: at + REST_MS })
  applyEffects(world, tables, outcome, at)
}
