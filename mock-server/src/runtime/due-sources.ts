import type { QueuedEvent } from '../core/tables/engine.ts'
import { nextPositionExit } from '../products/positions/events.ts'
import type { World } from './world.ts'

/** Something that happens at a moment of virtual time; without an id when it is not in the queue. */
export type DueEvent = Omit<QueuedEvent, 'id'> & { readonly id?: string }

/**
 * What follows from prices instead of being planned: the earliest such event not later than `until` that has not
 * happened yet, by the records alone (price paths have no memory, so a position's first trigger since it was opened
 * or changed is the same whenever it is asked for). Its handler, found by `kind` in the due handlers, must change the
 * records so that the same event is not found again. Asked at every call of the API: it has to be cheap while
 * records and market stay the same, so it keeps what it found out per world.
 */
export type DueSource = (world: World, until: number) => DueEvent | undefined

/** One line per product. */
export const dueSources: readonly DueSource[] = [nextPositionExit]
