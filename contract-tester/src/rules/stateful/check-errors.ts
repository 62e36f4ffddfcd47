import { besideCreated } from '../../plan/input-for-id.ts'
import type { Resource } from '../../plan/resources.ts'
import type { Created } from '../../run/create-one.ts'
import { idsOf, readList } from '../../run/read-list.ts'
import type { Run } from '../../run/run.ts'
import { brokenRequests } from '../negative/broken-requests.ts'

/** A refused call creates nothing. */
export async function checkErrors(run: Run, resource: Resource, created: Created): Promise<void> {
  const { list, create } = resource
  const input = list && (await run.inputFor(list))
  if (list === undefined || create === undefined || input === undefined) return
  const before = await readList(run, resource, list, besideCreated(input, created.input))
  if (before === undefined || !before.isWhole) return
  const bodies = brokenRequests(run, create, created.input).filter(({ what }) => what.startsWith('body '))
  const refused = []
  for (const { what, input: broken } of bodies.slice(0, 3)) {
    const exchange = await run.call(create, broken, 'broken')
    if (exchange && run.outcome(exchange) === 'refused') refused.push({ what, exchange })
  }
  const [first] = refused
  const after = await readList(run, resource, list, besideCreated(input, created.input))
  if (first === undefined || after === undefined) return
  const known = new Set(idsOf(before.items, resource))
  const added = idsOf(after.items, resource).filter((id) => !known.has(id))
  if (added.length > 0)
    run.report(first.exchange, {
      rule: 'refusedChanged',
      where: create.pointer,
      expected: 'nothing created by a refused call',
      got: `${added.length} new in the list, such as ${added[0]}`,
    })
}
