import type { Operation } from '../contract/operation.ts'
import type { World } from '../runtime/world.ts'
import { contentHandlers } from './contents/handlers.ts'
import { indexHandlers } from './market-data/handlers.ts'

/** The groups of operations that pages ask for when nobody signs in. */
export const visitorGroups: readonly ((world: World) => readonly Operation[])[] = [
  indexHandlers,
  contentHandlers,
]
