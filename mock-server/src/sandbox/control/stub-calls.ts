import { stubReply } from '../../api/steps/stubs.ts'
import { infoOf, isOperation } from '../../contract/contract.ts'
import type { ControlBody } from '../../contract/control-operation.ts'
import { renderEnvelope } from '../../contract/envelope.ts'
import type { Stub } from '../../faults/stub.ts'
import type { World } from '../../runtime/world.ts'
import { type ControlCall, controlCall } from './control-call.ts'
import { invalid, notFound } from './control-error.ts'

const MOST_STUBS = 1_000

/** Compares the answer with the contract, in the envelope it will have. */
const expectAnswer = async (world: World, stub: Stub): Promise<void> => {
  const { op } = stub.match
  if (!isOperation(op)) return
  // These validators are large, and most worlds have no stub.
  const { checkReply } = await import('../../api/check-reply.ts')
  const reply = stubReply(stub)
  const broken = checkReply(op, reply, renderEnvelope(reply, 'stub', world.clock.now()))
  if (broken !== undefined)
    throw invalid(
      `"answer" does not fit the contract of ${op}: ${broken}. Send "check": false to have it answered all the same.`,
    )
}

/** Says what a stub cannot match, if anything. */
export const brokenMatch = ({ op, body }: ControlBody<'addStub'>['match']): string | undefined => {
  if (!isOperation(op)) return `"match.op" has to be an operationId of the contract; it was "${op}".`
  if (body !== undefined && infoOf(op).method === 'get')
    return `"match.body": ${op} is a GET and has no body.`
  return undefined
}

/**
 * Adds a stub.
 *
 * @throws ControlCallError when its operation, a value it matches or its answer is not in the contract.
 */
export const addStub = async (
  world: World,
  { check = true, ...stub }: ControlBody<'addStub'>,
): Promise<number> => {
  const broken = brokenMatch(stub.match)
  if (broken !== undefined) throw invalid(broken)
  if (world.stubs.size >= MOST_STUBS)
    throw invalid(`There are ${MOST_STUBS} stubs already; clear them first.`)
  if (check) await expectAnswer(world, stub)
  return world.stubs.add(stub)
}

/** The stubs of a world as they were added. */
export const stubViews = (world: World) =>
  world.stubs.list().map(({ id, match: { op, path, query, body }, answer, status, delayMs, times }) => ({
    id,
    match: { op, path, query, body },
    answer,
    status,
    delayMs,
    times,
  }))

/** Answers that are given instead of those of the books. */
export const stubCalls: readonly ControlCall[] = [
  controlCall('listStubs', ({ world }) => ({ stubs: stubViews(world) })),
  controlCall('addStub', async ({ world, body }) => {
    const id = await addStub(world, body)
    return { stubs: world.stubs.size, id }
  }),
  controlCall('removeStub', ({ world, path: { id } }) => {
    if (!world.stubs.remove(id))
      throw notFound(`There is no stub ${id} (any more): see GET /__sandbox/stubs.`)
    return { stubs: world.stubs.size }
  }),
  controlCall('clearStubs', ({ world }) => {
    world.stubs.clear()
    return { stubs: 0 }
  }),
]
