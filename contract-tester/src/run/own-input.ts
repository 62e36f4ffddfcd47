import type { Operation } from '../document/operation.ts'
import type { Input } from '../plan/input.ts'
import { inputForId } from '../plan/input-for-id.ts'
import type { Resource } from '../plan/resources.ts'
import { createOne } from '../rules/stateful/create-one.ts'
import type { Run } from './run.ts'

/** The resource whose item an operation changes; undefined when it changes none that has an id. */
const changedBy = (run: Run, { path }: Operation): Resource | undefined =>
  [...run.resources]
    .sort((a, b) => b.path.length - a.path.length)
    .find((one) => one.parameter !== undefined && path.startsWith(`${one.path}/{${one.parameter}}`))

/**
 * What changes or deletes an item is given one that this run created: what was there before is left alone.
 * @returns the input, or why there is none
 */
export async function ownInput(run: Run, operation: Operation, input: Input): Promise<Input | string> {
  const resource = operation.isRead ? undefined : changedBy(run, operation)
  if (resource === undefined) return input
  const { create } = resource
  if (create === undefined || create === operation)
    return 'changes things that were there before, and none can be created'
  const createInput = await run.inputFor(create)
  const own = createInput && (await createOne(run, resource, createInput, run.nextTurn()))
  return own === undefined
    ? `needs a thing of its own, and ${create.id} made none`
    : inputForId(input, resource, own.id)
}
