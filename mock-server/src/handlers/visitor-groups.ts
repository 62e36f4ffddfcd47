import type { World } from '../world/world.ts'
import { contentHandlers } from './contents.ts'
import { indexHandlers } from './market-data.ts'
import type { Operation } from './operation.ts'

/** The groups of operations that pages ask for when nobody signs in. */
export const visitorGroups: readonly ((world: World) => readonly Operation[])[] = [
  indexHandlers,
  contentHandlers,
]
