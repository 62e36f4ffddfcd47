import { type DueEvent, nextDue } from '../core/due-events.ts'
import { forOne } from '../core/for-one.ts'
import { DAY_CLOSE } from '../core/tables/engine.ts'
import { dueHandlers } from './due-handlers.ts'
import { nextByPrices } from './due-sources.ts'
import type { World } from './world.ts'

/**
 * What happens next, not later than `until`. At one moment the day close goes first, then what was planned, in the
 * order of planning, then what follows from prices.
 */
export const nextDueEvent = (world: World, until: number): DueEvent | undefined => {
  const planned = nextDue(world.store.read, until)
  const found = nextByPrices(world, until)
  return found && (planned === undefined || found.at < planned.at) ? found : planned
}

/** Lets everything happen that is due by `until`, in order of time, each in a transaction of its own. */
export const runDueEvents = (world: World, until: number): readonly DueEvent[] => {
  const happened: DueEvent[] = []
  for (;;) {
    const event = nextDueEvent(world, until)
    if (!event) return happened
    world.store.transaction((tables) => {
      const handle = () => dueHandlers[event.kind](tables, event, world)
      // What follows from prices would be found again at once if it was passed over, and time cannot go on without its days.
      if (event.id === undefined || event.kind === DAY_CLOSE) handle()
      else forOne(world, { at: event.at, what: `${event.kind} ${event.ref}` }, handle)
      if (event.id !== undefined) tables.due.delete(event.id)
    })
    happened.push(event)
  }
}
