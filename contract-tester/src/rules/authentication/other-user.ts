import { callOf } from '../../plan/call-of.ts'
import { inputForId } from '../../plan/input-for-id.ts'
import { wordsOf } from '../../report/words.ts'
import { idsOf, itemsIn } from '../metamorphic/read-list.ts'
import type { ResourceGroup } from '../resource-group.ts'

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
    const exchange = await run.send(callOf(read, inputForId(readInput, resource, id), 'second'), 'probe')
    if (exchange && run.outcome(exchange) === 'done')
      run.report(exchange, {
        rule: 'otherUser',
        where: `${read.pointer}/security`,
        expected: `a refusal of ${id}, which is another user's`,
        got: wordsOf(exchange),
      })
  },
}
