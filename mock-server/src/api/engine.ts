import { type Operation, operation } from '../contract/operation.ts'
import type { Handlers } from '../core/product.ts'
import { handlerGroups } from '../products/operations.ts'
import { visitorGroups } from '../products/visitor-operations.ts'
import type { SandboxTables } from '../runtime/tables.ts'
import type { World } from '../runtime/world.ts'
import { attemptHandlers } from './attempts.ts'
import { createDispatcher, type Dispatcher, type DispatchOptions } from './dispatch.ts'

export const bind = (world: World, groups: readonly Handlers<SandboxTables>[]): readonly Operation[] =>
  groups.flatMap((handlersOf) => handlersOf(world, operation))

/** The customer API of a world with every operation this mock server knows. */
export const createEngine = (world: World, options?: DispatchOptions): Dispatcher =>
  createDispatcher(
    world,
    [...bind(world, [...visitorGroups, ...handlerGroups]), ...attemptHandlers(world, operation)],
    options,
  )
