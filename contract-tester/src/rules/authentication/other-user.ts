import { callOf } from '../../plan/call-of.ts'
import { besideCreated, inputForId } from '../../plan/input-for-id.ts'
import type { Resource } from '../../plan/resources.ts'
import { wordsOf } from '../../report/words.ts'
import { createOne } from '../../run/create-one.ts'
import { idsOf, itemsIn } from '../../run/read-list.ts'
import type { Run } from '../../run/run.ts'
import type { ResourceGroup } from '../resource-group.ts'

/** What the first user created in this run is changed and deleted by the first user only. */
async function checkWrites(run: Run, resource: Resource, shared: ReadonlySet<string>): Promise<void> {
  const { create, update, remove } = resource
  const createInput = run.mode === 'full' && create ? await run.inputFor(create) : undefined
  if (createInput === undefined) return
  for (const operation of [update, remove]) {
    if (operation === undefined || !operation.needsToken) continue
    const input = await run.inputFor(operation)
    const own = input && (await createOne(run, resource, createInput, run.nextTurn()))
    if (!input || !own || shared.has(own.id)) continue
    const target = inputForId(besideCreated(input, createInput), resource, own.id)
    const exchange = await run.send(callOf(operation, target, 'second'), 'probe')
    if (exchange && run.outcome(exchange) === 'done')
      run.report(exchange, {
        rule: 'otherUser',
        where: `${operation.pointer}/security`,
        expected: `an error for ${own.id}, which is another user's`,
        got: wordsOf(exchange),
      })
  }
}

/** With a second token: a record that is in the first user's list only is not shown to the second user. */
export const otherUser: ResourceGroup = {
  name: "another user's records",
  async check(run, resource) {
    const { list, read } = resource
    if (
      !run.hasSecondToken ||
      list === undefined ||
      read === undefined ||
      !read.needsToken ||
      !list.needsToken
    )
      return
    const input = await run.inputFor(list)
    const readInput = await run.inputFor(read)
    if (input === undefined || readInput === undefined) return
    const own = itemsIn(run, resource, await run.send(callOf(list, input, 'first')))
    const others = itemsIn(run, resource, await run.send(callOf(list, input, 'second')))
    if (own === undefined || others === undefined) return
    const shared = new Set(idsOf(others, resource))
    const id = idsOf(own, resource).find((one) => !shared.has(one))
    if (id === undefined) return
    await checkWrites(run, resource, shared)
    const exchange = await run.send(callOf(read, inputForId(readInput, resource, id), 'second'), 'probe')
    if (exchange && run.outcome(exchange) === 'done')
      run.report(exchange, {
        rule: 'otherUser',
        where: `${read.pointer}/security`,
        expected: `an error for ${id}, which is another user's`,
        got: wordsOf(exchange),
      })
  },
}
