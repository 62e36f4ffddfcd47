import type { Input } from '../../plan/input.ts'
import { besideCreated } from '../../plan/input-for-id.ts'
import type { Resource } from '../../plan/resources.ts'
import { createOne } from '../../run/create-one.ts'
import { idsOf, readList } from '../../run/read-list.ts'
import type { Run } from '../../run/run.ts'

/** Two things that are created at once have two ids, and both are listed. */
export async function checkTwoAtOnce(run: Run, resource: Resource, input: Input): Promise<void> {
  const { create, list } = resource
  if (create === undefined) return
  const both = await Promise.all([createOne(run, resource, input, 21), createOne(run, resource, input, 22)])
  const [one, two] = both
  if (one === undefined || two === undefined) return
  if (one.id === two.id)
    return run.report(two.exchange, {
      rule: 'duplicateId',
      where: create.pointer,
      expected: `two ids for two that were created at once, not ${one.id} for both`,
      got: two.id,
    })
  const listInput = list && (await run.inputFor(list))
  const all =
    list && listInput ? await readList(run, resource, list, besideCreated(listInput, input)) : undefined
  const ids = all?.isWhole ? idsOf(all.items, resource) : undefined
  const lost = both.find((made) => made && ids && !ids.includes(made.id))
  if (all && lost)
    run.report(all.last, {
      rule: 'createdUnlisted',
      where: create.pointer,
      expected: `${lost.id} in the list, which was created at once with another`,
      got: `${ids?.length} others`,
    })
}
