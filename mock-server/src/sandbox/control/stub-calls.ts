import { stubReply } from '../../api/steps/stubs.ts'
import { infoOf, isOperation } from '../../contract/contract.ts'
import { renderEnvelope } from '../../contract/envelope.ts'
import type { Stub } from '../../faults/stub.ts'
import type { World } from '../../runtime/world.ts'
import type { ControlCall } from './control-call.ts'
import { invalid, notFound } from './control-error.ts'
import type { Fields } from './fields.ts'

const MOST_STUBS = 1_000

const stubOf = (fields: Fields): Stub => ({
  match: fields.get<Stub['match']>('match'),
  answer: fields.get<Stub['answer']>('answer'),
  status: fields.get('status'),
  delayMs: fields.get('delayMs'),
  times: fields.get('times'),
})

const PARTS = ['path', 'query', 'body'] as const

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

/**
 * Adds a stub.
 *
 * @throws ControlCallError when its operation, a value it matches or its answer is not in the contract.
 */
export const addStub = async (world: World, fields: Fields): Promise<number> => {
  const stub = stubOf(fields)
  const { op } = stub.match
  if (!isOperation(op)) throw invalid(`"match.op" has to be an operationId of the contract; it was "${op}".`)
  if (stub.match.body !== undefined && infoOf(op).method === 'get')
    throw invalid(`"match.body": ${op} is a GET and has no body.`)
  if (world.stubs.size >= MOST_STUBS)
    throw invalid(`There are ${MOST_STUBS} stubs already; clear them first.`)
  if (fields.get('check', true)) await expectAnswer(world, stub)
  return world.stubs.add(stub)
}

const given = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>

/** The stubs of a world as they were added. */
export const stubViews = (world: World) =>
  world.stubs.list().map(({ id, match, answer, ...rest }) => ({
    id,
    match: given({ op: match.op, ...Object.fromEntries(PARTS.map((part) => [part, match[part]])) }),
    answer,
    ...given(rest),
  }))

/** Answers that are given instead of those of the books. */
export const stubCalls: readonly ControlCall[] = [
  { method: 'GET', path: 'stubs', run: ({ world }) => ({ stubs: stubViews(world) }) },
  {
    method: 'POST',
    path: 'stubs',
    run: async ({ world, fields }) => {
      const id = await addStub(world, fields)
      return { stubs: world.stubs.size, id }
    },
  },
  {
    method: 'DELETE',
    path: 'stubs/{id}',
    run: ({ world, path }) => {
      if (!world.stubs.remove(Number(path.id)))
        throw notFound(`There is no stub ${path.id} (any more): see GET /__sandbox/stubs.`)
      return { stubs: world.stubs.size }
    },
  },
  {
    method: 'DELETE',
    path: 'stubs',
    run: ({ world }) => {
      world.stubs.clear()
      return { stubs: 0 }
    },
  },
]
