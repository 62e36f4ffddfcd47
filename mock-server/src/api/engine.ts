import { handlerGroups } from '../products/operations.ts'
import type { World } from '../runtime/world.ts'
import { createDispatcher, type Dispatcher, type DispatchOptions } from './dispatch.ts'

/** The customer API of a world with every operation this mock server knows. */
export const createEngine = (world: World, options?: DispatchOptions): Dispatcher =>
  createDispatcher(
    world,
    handlerGroups.flatMap((handlersOf) => handlersOf(world)),
    options,
  )
