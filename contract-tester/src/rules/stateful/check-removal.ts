import { isObject, type Json } from '../../document/json.ts'
import { besideCreated, inputForId } from '../../plan/input-for-id.ts'
import type { Resource } from '../../plan/resources.ts'
import { wordsOf } from '../../report/words.ts'
import type { Created } from '../../run/create-one.ts'
import { idsOf, readList } from '../../run/read-list.ts'
import type { Run } from '../../run/run.ts'

/** Whether an answer shows a thing as deleted: some styles keep that much of it. */
const saysDeleted = (json: Json | undefined): boolean =>
  isObject(json) &&
  (json.deleted === true ||
    json.is_deleted === true ||
    Object.values(json).some((one) => isObject(one) && one.deleted === true))

/** What was deleted is gone, alone and in the list, and nothing else with it. */
export async function checkRemoval(
  run: Run,
  resource: Resource,
  gone: Created,
  kept: Created,
): Promise<void> {
  const { remove, read, list } = resource
  const base = remove && (await run.inputFor(remove))
  if (remove === undefined || base === undefined) return
  const listInput = list && (await run.inputFor(list))
  const before =
    list && listInput && (await readList(run, resource, list, besideCreated(listInput, gone.input)))
  const done = await run.call(remove, inputForId(besideCreated(base, gone.input), resource, gone.id))
  if (done === undefined || run.outcome(done) !== 'done') return
  const report = (exchange: typeof done, expected: string) =>
    run.report(exchange, { rule: 'deletedThere', where: remove.pointer, expected, got: wordsOf(exchange) })
  const readInput = read && (await run.inputFor(read))
  if (read && readInput) {
    const after = await run.call(
      read,
      inputForId(besideCreated(readInput, gone.input), resource, gone.id),
      'probe',
    )
    if (after && run.outcome(after) === 'done' && !saysDeleted(after.answer.json))
      report(after, `${gone.id} to be gone after it was deleted`)
    const other = await run.call(
      read,
      inputForId(besideCreated(readInput, gone.input), resource, kept.id),
      'probe',
    )
    if (other && run.outcome(other) === 'refused')
      run.report(other, {
        rule: 'createdMissing',
        where: remove.pointer,
        expected: `${kept.id} to be there after ${gone.id} was deleted`,
        got: wordsOf(other),
      })
  }
  const all = list && listInput && (await readList(run, resource, list, besideCreated(listInput, gone.input)))
  if (all && idsOf(all.items, resource).includes(gone.id))
    report(all.last, `${gone.id} not in the list after it was deleted`)
  const left = new Set(all ? idsOf(all.items, resource) : [])
  const lost =
    before?.isWhole && all?.isWhole
      ? idsOf(before.items, resource).filter((id) => id !== gone.id && !left.has(id))
      : []
  if (all && lost.length > 0)
    run.report(all.last, {
      rule: 'deletedThere',
      where: remove.pointer,
      expected: `only ${gone.id} to be deleted`,
      got: `${lost[0]} is gone too`,
    })
  await run.call(remove, inputForId(besideCreated(base, gone.input), resource, kept.id), 'probe')
}
