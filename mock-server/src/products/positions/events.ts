import { applyEffects } from '../../core/apply.ts'
import type { DueHandler, DueSource } from '../../core/due-events.ts'
import type { PriceWatch } from '../../core/price-watch.ts'
import type { ProductWorld } from '../../core/world.ts'
import type { PositionOrdered } from '../../domain/domain-event.ts'
import { isRejected } from '../../domain/outcome.ts'
import type { Tables } from '../../store/store.ts'
import { createExitWatch } from './exit-watch.ts'
import { closeForReset, closeTriggered } from './rules/close.ts'
import { openTriggered } from './rules/open.ts'
import type { PositionTables } from './tables.ts'
import { trailingStopAt } from './trailing-stop.ts'

const watches = new WeakMap<object, PriceWatch>()

const watchOf = (world: ProductWorld<PositionTables>): PriceWatch => {
  let watch = watches.get(world)
  if (!watch) {
    watch = createExitWatch(world.store.read.positions)
    watches.set(world, watch)
  }
  return watch
}

/** The positions that a price closes: stop loss, trailing stop, take profit, or because half of the margin is lost. */
export const positionExits: DueSource<PositionTables> = {
  kind: 'positionExit',
  next(world, until) {
    const exit = watchOf(world).next(world.market, until)
    return exit && { at: exit.at, kind: 'positionExit', ref: exit.ref, userId: exit.userId }
  },
  passOver: (world, { ref }) => watchOf(world).passOver(ref),
}

/** Opens a position that a waiting order asks for. */
export const openOrdered = (
  world: ProductWorld<PositionTables>,
  tables: Tables<PositionTables>,
  position: PositionOrdered,
  now: number,
): void => {
  const outcome = openTriggered(position, now)
  tables.positions.insert({ ...outcome.order, watchedFrom: now })
  applyEffects(world, tables, outcome, now)
}

/** Closes a position at the price that triggers it. */
export const closeAtPrice: DueHandler<PositionTables> = (tables, { ref, at }, world) => {
  const row = tables.positions.get(ref)
  const outcome =
    row &&
    closeTriggered(row, world.market.priceTicks(row.code, at), trailingStopAt(world.market, row, at), at)
  if (!outcome || isRejected(outcome))
    throw new Error(`Position ${ref} should be closed at ${at}, but nothing closes it then.`)
  tables.positions.put({ ...row, ...outcome.order })
  applyEffects(world, tables, outcome, at)
}

/** Closes the demo positions of a user at the prices there are, because the demo ledger starts over. */
export const closeDemoPositions = (
  world: Pick<ProductWorld, 'market' | 'emit' | 'planReview'>,
  tables: Tables<PositionTables>,
  userId: string,
  now: number,
): void => {
  for (const row of [...tables.positions.listBy('open', [userId, 'demo'])]) {
    const outcome = closeForReset(row, world.market.priceTicks(row.code, now), now)
    if (isRejected(outcome)) continue
    tables.positions.put({ ...row, ...outcome.order })
    applyEffects(world, tables, outcome, now)
  }
}
