import { applyEffects } from '../../core/apply.ts'
import { isRefused } from '../../domain/outcome.ts'
import type { DueHandler } from '../../runtime/due-handlers.ts'
import type { DueSource } from '../../runtime/due-sources.ts'
import type { World } from '../../runtime/world.ts'
import { createExitWatch, type ExitWatch } from './exit-watch.ts'
import { closeTriggered } from './rules/close.ts'

/** The kind of the event in which a price closes a position; its `ref` is the order number. */
export const POSITION_EXIT = 'positionExit'

const watches = new WeakMap<World, ExitWatch>()

/** The next position that a price closes: stop-loss, take-profit, or because half of the margin is lost. */
export const nextPositionExit: DueSource = (world, until) => {
  let watch = watches.get(world)
  if (!watch) {
    watch = createExitWatch(world.store.read.positions)
    watches.set(world, watch)
  }
  const exit = watch.next(world.market, until)
  return exit && { at: exit.at, kind: POSITION_EXIT, ref: exit.orderNo }
}

/** Closes a position at the price that triggers it. */
export const closeAtPrice: DueHandler = (tables, { ref, at }, { market }) => {
  const row = tables.positions.get(ref)
  const outcome = row && closeTriggered(row, market.priceTicks(row.code, at), at)
  if (!outcome || isRefused(outcome))
    throw new Error(`Position ${ref} should be closed at ${at}, but nothing closes it then.`)
  tables.positions.put({ ...row, ...outcome.order })
  applyEffects(tables, outcome, at)
}
