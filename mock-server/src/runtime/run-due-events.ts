import { type DueEvent, nextDue } from '../core/due-events.ts'
import { forOne } from '../core/for-one.ts'
import { DAY_CLOSE } from '../core/tables/engine.ts'
import { dueHandlers } from './due-handlers.ts'
import { nextByPrices, passOver } from './due-sources.ts'
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

const failingOf = ({ at, kind, ref, userId }: DueEvent) => ({
  at,
  what: `${kind} ${ref}`,
  ...(userId !== undefined && { userId }),
})

/** Carries out all events that are due by `until`, in order of time, each in a transaction of its own. */
export const runDueEvents = (world: World, until: number): readonly DueEvent[] => {
  const happened: DueEvent[] = []
  for (;;) {
    const event = nextDueEvent(world, until)
    if (!event) return happened
    world.store.transaction((tables) => {
      const handle = () => dueHandlers[event.kind](tables, event, world)
      // Time cannot go on without its days; what fails in them stops at its user.
      if (event.kind === DAY_CLOSE) handle()
      else if (!forOne(world, failingOf(event), handle) && event.id === undefined) passOver(world, event)
      if (event.id !== undefined) tables.due.delete(event.id)
    })
    happened.push(event)
  }
}
