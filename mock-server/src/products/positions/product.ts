import type { Product } from '../../core/product.ts'
import { closeAtPrice, closeDemoPositions, openOrdered, positionExits } from './events.ts'
import { positionFacts } from './facts.ts'
import { checkParts, checkPositions } from './invariants.ts'
import { type PositionTables, positionTables } from './tables.ts'

/** Leveraged positions, on both ledgers. */
export const positions: Product<PositionTables, 'positionExit'> = {
  tables: positionTables,
  due: { positionExit: closeAtPrice },
  dueSource: positionExits,
  on: {
    demoReset: (world, tables, { userId }, now) => closeDemoPositions(world, tables, userId, now),
    positionOrdered: (world, tables, { position }, now) => openOrdered(world, tables, position, now),
  },
  facts: positionFacts,
  invariants: [checkPositions, checkParts],
}
