import { applyEffects } from '../../core/apply.ts'
import { balanceOf } from '../../core/books.ts'
import type { DueHandler, DueSource } from '../../core/due-events.ts'
import { takeOrderNo } from '../../core/numbers.ts'
import { createPriceWatch, type PriceWatch } from '../../core/price-watch.ts'
import type { ProductWorld } from '../../core/world.ts'
import { nextSessionStep } from '../../domain/calendar.ts'
import { isRejected } from '../../domain/outcome.ts'
import type { Mode } from '../../ledger/entry.ts'
import type { Tables } from '../../store/store.ts'
import { endOrder } from './rules/end.ts'
import { fillOrder } from './rules/fill.ts'
import type { EndReason } from './rules/waiting-order.ts'
import { type WaitingOrderRow, type WaitingOrderTables, watchedLevels } from './tables.ts'

const watches = new WeakMap<object, PriceWatch>()

const watchOf = (world: ProductWorld<WaitingOrderTables>): PriceWatch => {
  let watch = watches.get(world)
  if (!watch) {
    watch = createPriceWatch({
      rows: world.store.read.waitingOrders,
      refOf: (row) => row.orderNo,
      levelsOf: watchedLevels,
    })
    watches.set(world, watch)
  }
  return watch
}

/** The waiting orders that a price triggers. */
export const waitingOrderTriggers: DueSource<WaitingOrderTables> = {
  kind: 'waitingOrderTrigger',
  next(world, until) {
    const reach = watchOf(world).next(world.market, until)
    return reach && { at: reach.at, kind: 'waitingOrderTrigger', ref: reach.ref, userId: reach.userId }
  },
  passOver: (world, { ref }) => watchOf(world).passOver(ref),
}

/** Ends an order that still waits; one that does not stays as it is. */
const end = (
  world: Pick<ProductWorld, 'emit' | 'planReview'>,
  tables: Tables<WaitingOrderTables>,
  row: WaitingOrderRow,
  reason: EndReason,
  now: number,
): void => {
  const outcome = endOrder(row, reason, now)
  if (isRejected(outcome)) return
  tables.waitingOrders.put({ ...row, ...outcome.order })
  applyEffects(world, tables, outcome, now)
}

/**
 * Fills an order at the price that triggers it, and cancels its partner. A price that was set while the session is closed
 * is none to trade at: the order goes on waiting for the next one.
 */
export const fillAtTrigger: DueHandler<WaitingOrderTables> = (tables, { ref, at }, world) => {
  const row = tables.waitingOrders.get(ref)
  if (!row) throw new Error(`There is no waiting order ${ref} to be filled.`)
  const { userId, mode, code, ocoOrderNo } = row
  if (world.market.session(code, at) !== 'OPEN') {
    tables.waitingOrders.put({ ...row, watchedFrom: nextSessionStep(at) })
    return
  }
  const outcome = fillOrder(row, {
    ticks: world.market.priceTicks(code, at),
    cash: balanceOf(tables, mode, userId, 'cash'),
    at,
    takeOrderNo: takeOrderNo(tables, 'LV', at),
  })
  if (isRejected(outcome)) throw new Error(`${ref} should be filled at ${at}, but it does not wait.`)
  tables.waitingOrders.put({ ...row, ...outcome.order })
  applyEffects(world, tables, outcome, at)
  const partner = ocoOrderNo === undefined ? undefined : tables.waitingOrders.get(ocoOrderNo)
  if (partner && outcome.order.status === 'FILLED') end(world, tables, partner, 'PARTNER_FILLED', at)
}

/** Ends an order whose time has run out; one that was given more time since has an event of its own. */
export const expireOrder: DueHandler<WaitingOrderTables> = (tables, { ref, at }, world) => {
  const row = tables.waitingOrders.get(ref)
  if (row?.expiresAt === at) end(world, tables, row, 'EXPIRED', at)
}

/** Cancels all orders of a user that still wait in some account modes. */
export const cancelWaiting = (
  world: Pick<ProductWorld, 'emit' | 'planReview'>,
  tables: Tables<WaitingOrderTables>,
  userId: string,
  modes: readonly Mode[],
  reason: EndReason,
  now: number,
): void => {
  for (const mode of modes)
    for (const row of [...tables.waitingOrders.listBy('waiting', [userId, mode])])
      end(world, tables, row, reason, now)
}
