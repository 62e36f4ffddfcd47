import { nextDue } from '../core/due-events.ts'
import { dueHandlers } from './due-handlers.ts'
import { type DueEvent, dueSources } from './due-sources.ts'
import type { World } from './world.ts'

/**
 * What happens next, not later than `until`. At one moment the day close goes first, then what was planned, in the
 * order of planning, then what follows from prices.
 */
export const nextDueEvent = (world: World, until: number): DueEvent | undefined => {
  let first: DueEvent | undefined = nextDue(world.store.read, until)
  for (const source of dueSources) {
    const found = source(world, until)
    if (found && (first === undefined || found.at < first.at)) first = found
  }
  return first
}

/** Lets everything happen that is due by `until`, in order of time, each in a transaction of its own. */
export const settle = (world: World, until: number): readonly DueEvent[] => {
  const happened: DueEvent[] = []
  for (;;) {
    const event = nextDueEvent(world, until)
    if (!event) return happened
    world.store.transaction((tables) => {
      if (event.id !== undefined) tables.due.delete(event.id)
      dueHandlers[event.kind]?.(tables, event, world)
    })
    happened.push(event)
  }
}
