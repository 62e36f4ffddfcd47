import type { SandboxTables } from '../runtime/tables.ts'
import { sortable } from '../store/define-table.ts'
import type { ReadTables, Tables } from '../store/store.ts'
import { nextNumber } from './counter.ts'
import type { QueuedEvent } from './tables/engine.ts'

/** Plans something for a moment of virtual time. Events of one moment happen in the order they were planned. */
export const schedule = (tables: Tables<SandboxTables>, event: Omit<QueuedEvent, 'id'>): QueuedEvent =>
  tables.due.insert({ ...event, id: sortable(nextNumber(tables, 'due')) })

/** The earliest event not later than `until`, if any. */
export const nextDue = ({ due }: ReadTables<SandboxTables>, until: number): QueuedEvent | undefined => {
  const first = due.firstBy('at')
  return first && first.at <= until ? first : undefined
}
