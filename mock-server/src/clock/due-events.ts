import { nextNumber } from '../store/counter.ts'
import { sortable } from '../store/define-table.ts'
import type { ReadTables, Tables } from '../store/store.ts'
import type { QueuedEvent } from '../store/tables/engine.ts'
import type { SandboxTables } from '../store/tables.ts'

/** Plans something for a moment of virtual time. Events of one moment happen in the order they were planned. */
export const schedule = (tables: Tables<SandboxTables>, event: Omit<QueuedEvent, 'id'>): QueuedEvent =>
  tables.due.insert({ ...event, id: sortable(nextNumber(tables, 'due')) })

/** The earliest event not later than `until`, if any. */
export const nextDue = ({ due }: ReadTables<SandboxTables>, until: number): QueuedEvent | undefined => {
  const first = due.firstBy('at')
  return first && first.at <= until ? first : undefined
}
