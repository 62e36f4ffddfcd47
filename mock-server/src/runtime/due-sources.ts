import type { DueEvent } from '../core/due-events.ts'
import { registered } from './tables.ts'
import type { World } from './world.ts'

/** The earliest event not later than `until` that follows from prices instead of being planned. */
export const nextByPrices = (world: World, until: number): DueEvent | undefined => {
  let first: DueEvent | undefined
  for (const source of sources) {
    const found = source.next(world, until)
    if (found && (first === undefined || found.at < first.at)) first = found
  }
  return first
}

/** Leaves an event out that follows from prices and failed. */
export const passOver = (world: World, event: DueEvent): void => {
  for (const source of sources) if (source.kind === event.kind) source.passOver(world, event)
}

const sources = registered.flatMap(({ dueSource }) => dueSource ?? [])
