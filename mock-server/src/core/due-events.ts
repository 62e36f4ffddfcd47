import { sortable } from '../store/define-table.ts'
import type { Definitions, ReadTables, Tables } from '../store/store.ts'
import { nextNumber } from './numbers.ts'
import type { QueuedEvent } from './tables/engine.ts'
import type { CoreTables } from './tables.ts'
import type { ProductWorld } from './world.ts'

/** Something that happens at a moment of virtual time; without an id when it is not in the queue. */
export type DueEvent = Omit<QueuedEvent, 'id'> & {
  readonly id?: string
  /** Whose it is, where that is known without its record. */
  readonly userId?: string
}

/**
 * What happens when an event is due: its changes are one transaction with its removal from the queue. Now is
 * `event.at`. It finds out from the records whether there is still work to do.
 */
export type DueHandler<Own extends Definitions = CoreTables> = (
  tables: Tables<Own>,
  event: DueEvent,
  world: ProductWorld<Own>,
) => void

/** What follows from prices instead of being planned. */
export interface DueSource<Own extends Definitions = CoreTables> {
  readonly kind: DueEvent['kind']
  /**
   * The earliest event not later than `until` that has not happened yet, by the records alone (price paths have no
   * memory, so a position's first trigger since it was opened or changed is the same whenever it is asked for). Its
   * handler, found by `kind` in the due handlers, must change the records so that the same event is not found again.
   * Asked at every call of the API: it has to be cheap while records and market stay the same, so it keeps what it
   * found out per world.
   */
  next(world: ProductWorld<Own>, until: number): DueEvent | undefined
  /** Leaves an event out whose handler failed, until its record changes, so that time can go on for others. */
  passOver(world: ProductWorld<Own>, event: DueEvent): void
}

/** Plans something for a moment of virtual time. Events of one moment happen in the order they were planned. */
export const schedule = (tables: Tables<CoreTables>, event: Omit<QueuedEvent, 'id'>): QueuedEvent =>
  tables.due.insert({ ...event, id: sortable(nextNumber(tables, 'due')) })

/** The earliest event not later than `until`, if any. */
export const nextDue = ({ due }: ReadTables<CoreTables>, until: number): QueuedEvent | undefined => {
  const first = due.firstBy('at')
  return first && first.at <= until ? first : undefined
}
