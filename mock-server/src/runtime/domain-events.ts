import type { CoreTables } from '../core/tables.ts'
import type { DomainEvent, EventOf } from '../domain/domain-event.ts'
import type { Tables } from '../store/store.ts'
import { registered, type SandboxTables } from './tables.ts'
import type { World } from './world.ts'

/** Tells every product that listens, in the order of the registry and in the same transaction. */
export const emit = <Kind extends DomainEvent['kind']>(
  world: World,
  tables: Tables<CoreTables>,
  event: EventOf<Kind>,
  now: number,
): void => {
  for (const { on } of registered) {
    const listener = on?.[event.kind as Kind]
    listener?.(world, tables as Tables<SandboxTables>, event, now)
  }
}
