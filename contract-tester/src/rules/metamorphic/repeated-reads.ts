import type { JsonObject } from '../../document/json.ts'
import type { Operation } from '../../document/operation.ts'
import type { Exchange } from '../../http/call.ts'
import type { Input } from '../../plan/input.ts'
import { inputForId } from '../../plan/input-for-id.ts'
import type { Resource } from '../../plan/resources.ts'
import { isIdOf } from '../../run/is-id-of.ts'
import { idsOf, itemsIn } from '../../run/read-list.ts'
import type { Run } from '../../run/run.ts'
import type { ResourceGroup } from '../resource-group.ts'
import { checkBetween, checkItem } from './check-item.ts'
import { settledNames, settledPart } from './settled-part.ts'

/** How often a list is read: some servers lose a row only now and then. */
const READS = 7
/** How often a list may change while it is read, such as by a trade that its stop ends. */
const MOST_CHANGES = 2

/** Two reads of a list, one right after the other. */
interface TwoReads {
  readonly list: Operation
  readonly first: readonly JsonObject[]
  readonly second: readonly JsonObject[]
  readonly exchange: Exchange
}

/** No row is twice in a list. Two rows with one id are reported, but hinder no other check. @returns whether none is */
function checkRows(run: Run, resource: Resource, { list, second, exchange }: TwoReads): boolean {
  const rows = second.map((item) => JSON.stringify(item))
  const twice = rows.find((row, index) => rows.indexOf(row) !== index)
  if (twice !== undefined) {
    run.report(exchange, {
      rule: 'duplicateId',
      where: list.pointer,
      expected: 'each row once',
      got: `${twice.slice(0, 150)} twice`,
    })
    return false
  }
  const ids = idsOf(second, resource)
  const shared = resource.read?.path.includes('{')
    ? ids.find((id, index) => ids.indexOf(id) !== index)
    : undefined
  if (shared !== undefined)
    run.report(exchange, {
      rule: 'duplicateId',
      where: list.pointer,
      expected: 'one row for each id',
      got: `${shared} in two that differ`,
    })
  return true
}

/** The same rows come in the same order. @returns whether they do */
function checkOrder(run: Run, resource: Resource, { list, first, second, exchange }: TwoReads): boolean {
  const [one, two] = [idsOf(first, resource), idsOf(second, resource)]
  const isSameSet = one.length === two.length && [...one].sort().join() === [...two].sort().join()
  if (!isSameSet || one.join() === two.join()) return true
  run.report(exchange, {
    rule: 'order',
    where: list.pointer,
    expected: `the order of the first time: ${one.slice(0, 5).join(', ')}`,
    got: two.slice(0, 5).join(', '),
  })
  return false
}

/**
 * Reads a list until it has stayed the same for a while. A list may change on its own, but not back to what it was, and
 * not again and again.
 *
 * @returns the list as it was at last; undefined if it kept changing
 */
async function checkRepeats(
  run: Run,
  resource: Resource,
  input: Input,
  { list, first, exchange }: TwoReads,
  picture: (items: readonly JsonObject[]) => string,
): Promise<string | undefined> {
  const seen = [picture(first)]
  let next: Exchange | undefined = exchange
  for (let alike = 0; alike < READS; alike++) {
    const items = itemsIn(run, resource, next)
    if (next !== undefined && items !== undefined && picture(items) !== seen.at(-1)) {
      if (seen.length > MOST_CHANGES || seen.includes(picture(items))) {
        run.report(next, {
          rule: 'repeat',
          where: list.pointer,
          expected: 'the list of the first time',
          got: `${items.length} items after ${first.length}, or other fields`,
        })
        return undefined
      }
      seen.push(picture(items))
      alike = 0
    }
    next = await run.call(list, input)
  }
  return seen.at(-1)
}

/** Reading twice gives the same, and reading changes nothing: not the item, not the list. */
export const repeatedReads: ResourceGroup = {
  name: 'repeated reads',
  async check(run, resource) {
    const { list, read, idField } = resource
    if (list === undefined || idField === undefined) return
    const input = await run.inputFor(list)
    if (input === undefined) return
    const names = settledNames(run, resource)
    const picture = (items: readonly JsonObject[]) =>
      items.map((item) => settledPart(item, names, idField)).join('\n')
    const first = itemsIn(run, resource, await run.call(list, input))
    const exchange = await run.call(list, input)
    const second = itemsIn(run, resource, exchange)
    if (first === undefined || second === undefined || exchange === undefined) return
    const reads = { list, first, second, exchange }
    if (!checkRows(run, resource, reads) || !checkOrder(run, resource, reads)) return
    const before = await checkRepeats(run, resource, input, reads, picture)
    if (before === undefined) return
    const [firstId, secondId] = idsOf(second, resource)
    if (read === undefined || firstId === undefined || !isIdOf(run, read, resource, firstId)) return
    const readInput = await run.inputFor(read)
    if (readInput === undefined) return
    const itemInput = inputForId(readInput, resource, firstId)
    await checkItem(run, resource, itemInput, names, second[0] ?? {})
    await checkBetween(run, resource, input, itemInput, firstId)
    const between = itemsIn(run, resource, await run.call(list, input))
    if (between === undefined || picture(between) === before) return
    // One change may have another cause. If it was caused by reading an item, reading the next one changes the list again.
    await run.call(read, inputForId(readInput, resource, secondId ?? firstId))
    const last = await run.call(list, input)
    const after = itemsIn(run, resource, last)
    if (last !== undefined && after !== undefined && picture(after) !== picture(between))
      run.report(last, {
        rule: 'readChanges',
        where: read.pointer,
        expected: 'the same list after items were read',
        got: `${after.length} items after ${between.length}, or other fields`,
      })
  },
}
