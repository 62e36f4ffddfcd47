import { schedule } from '../core/due-events.ts'
import { DAY_CLOSE } from '../core/tables/engine.ts'
import { closedDay, nextDayStart } from '../domain/calendar.ts'
import { accrueLoans, settleDueLoans } from '../products/loans/events.ts'
import { payYields, returnPrincipals } from '../products/plans/events.ts'
import { paySavings, rollOpenings, snapshotSavings } from '../products/savings/events.ts'
import type { Tables } from '../store/store.ts'
import type { DueEvent } from './due-sources.ts'
import type { SandboxTables } from './tables.ts'
import type { World } from './world.ts'

/**
 * A step of the day close.
 *
 * @param dayEnd the 00:00:00.000Z that ends the day, epoch ms; entries are booked at this moment.
 */
export type DayStep = (tables: Tables<SandboxTables>, world: World, dayEnd: number) => void

/** What happens between the snapshot of the free cash and the savings, one line each, in this order. */
const steps: readonly DayStep[] = [accrueLoans, settleDueLoans, payYields, returnPrincipals]

/** Plans the close of the day of `now`. */
export const scheduleDayClose = (tables: Tables<SandboxTables>, now: number): void => {
  const at = nextDayStart(now)
  schedule(tables, { at, kind: DAY_CLOSE, ref: closedDay(at) })
}

/**
 * Closes a day, in the order of domain.md 2.6: snapshot of the free cash, loans, plans, savings from the snapshot,
 * opening balances of the next day. What was due before it has happened, because the queue is in order of time.
 */
export const closeDay = (tables: Tables<SandboxTables>, { at }: DueEvent, world: World): void => {
  const savings = snapshotSavings(tables)
  for (const step of steps) step(tables, world, at)
  paySavings(tables, world, savings, at)
  rollOpenings(tables)
  scheduleDayClose(tables, at)
}
