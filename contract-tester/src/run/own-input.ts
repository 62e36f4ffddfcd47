import type { Operation } from '../document/operation.ts'
import type { Input } from '../plan/input.ts'
import { besideCreated, inputForId } from '../plan/input-for-id.ts'
import type { Resource } from '../plan/resources.ts'
import { roleOf } from '../plan/role-of.ts'
import { switchOf } from '../plan/switches.ts'
import { withoutFormat } from '../plan/template.ts'
import { createOne } from './create-one.ts'
import { isIdOf } from './is-id-of.ts'
import type { Run } from './run.ts'

/** The resource whose item an operation changes; undefined when it changes none that has an id. */
const changedBy = (run: Run, { path }: Operation): Resource | undefined =>
  run.resources
    .filter(
      (one) =>
        one.parameter !== undefined &&
        (path.startsWith(`${withoutFormat(one.path)}/{${one.parameter}}`) ||
          path.startsWith(`${one.path}({${one.parameter}})`)),
    )
    .sort((a, b) => b.path.length - a.path.length)[0]

const NOT_OWN = 'changes things that were there before, and none can be created'

/**
 * What changes or deletes an item is given one that this run created: what was there before is left alone.
 * @returns the input, or why there is none
 */
export async function ownInput(
  run: Run,
  operation: Operation,
  input: Input,
  isAllowed: boolean,
): Promise<Input | string> {
  const role = roleOf(operation, run.resources)
  if (role === 'read' || role === 'call') return input
  const byVerb = run.resources.find(
    ({ idName, update, remove }) => idName !== undefined && [update, remove].includes(operation),
  )
  if (role === 'change' && byVerb === undefined)
    return isAllowed ? input : 'changes what was there before: only with --allow'
  if (role === 'singleton') {
    const reason =
      operation.method === 'DELETE'
        ? 'deletes what was there before'
        : await run.singletons.keep(run, operation, input)
    return reason === undefined || isAllowed ? input : `${reason}: only with --allow`
  }
  const found = role === 'item' ? switchOf(run.operations, operation) : undefined
  if (found !== undefined) {
    const reason = await run.singletons.keepSwitch(run, found, input)
    return reason === undefined || isAllowed ? input : `${reason}: only with --allow`
  }
  const resource = byVerb ?? changedBy(run, operation)
  const create = resource?.create
  const createInput = create === undefined || create === operation ? undefined : await run.inputFor(create)
  const own = resource && createInput && (await createOne(run, resource, createInput, run.nextTurn()))
  if (resource && createInput && own) {
    if (isIdOf(run, operation, resource, own.id))
      return inputForId(besideCreated(input, createInput), resource, own.id)
    if (!isAllowed) return `${create?.id} answers ids such as ${own.id}, which its parameter does not allow`
  }
  if (role === 'create' || isAllowed) return input
  return create === undefined || createInput === undefined
    ? NOT_OWN
    : `needs a thing of its own, and ${create.id} made none`
}
