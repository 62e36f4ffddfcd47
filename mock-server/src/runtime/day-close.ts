import type { DueHandler } from '../core/due-events.ts'
import { schedule } from '../core/due-events.ts'
import type { CoreTables } from '../core/tables.ts'
import { closedDay, nextDayStart } from '../domain/calendar.ts'
import type { Tables } from '../store/store.ts'
import { registered, type SandboxTables } from './tables.ts'

/** Plans the close of the day of `now`. */
export const scheduleDayClose = (tables: Tables<CoreTables>, now: number): void => {
  const at = nextDayStart(now)
  schedule(tables, { at, kind: 'dayClose', ref: closedDay(at) })
}

/**
 * Closes a day: every product reads what there is before anything is booked, then they do their work in the order of
 * the registry. What was due before has happened, because the queue is in order of time.
 */
export const closeDay: DueHandler<SandboxTables> = (tables, { at }, world) => {
  const steps = registered.flatMap(({ dayClose }) => dayClose?.(world, tables) ?? [])
  for (const step of steps) step(at)
  scheduleDayClose(tables, at)
}
