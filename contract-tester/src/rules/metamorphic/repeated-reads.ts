import { isObject, type JsonObject } from '../../document/json.ts'
import { follow } from '../../document/pointer.ts'
import { mediaFor } from '../../plan/call-of.ts'
import type { Input } from '../../plan/input.ts'
import { inputForId } from '../../plan/input-for-id.ts'
import type { Resource } from '../../plan/resources.ts'
import { successMedia } from '../../plan/success-media.ts'
import { isIdOf } from '../../run/is-id-of.ts'
import { idsOf, itemsIn } from '../../run/read-list.ts'
import type { Run } from '../../run/run.ts'
import { declaredNames } from '../../schema/declared-names.ts'
import { objectPlaceOf, partAt } from '../../schema/places.ts'
import type { ResourceGroup } from '../resource-group.ts'

/** How often a list is read: some servers lose a row only now and then. */
const READS = 7
/** How often a list may change while it is read: a trade that ends by its stop does it. */
const MOST_CHANGES = 2

/** Names of the fields that users set. Only writes change them, unlike the counts and dates of a server. */
function settledNames(run: Run, { create, update }: Resource): Set<string> {
  const names = new Set<string>()
  for (const operation of [create, update]) {
    const pointer = operation && mediaFor(operation)?.schemaPointer
    if (pointer !== undefined)
      for (const name of declaredNames(run.root, follow(run.root, pointer).value).all) names.add(name)
  }
  return names
}

/** The part of an item that only writes change: the fields with these names, or the id alone if there are none. */
function settledPart(item: JsonObject, names: ReadonlySet<string>, idField: string | undefined): string {
  const kept = Object.entries(item).flatMap(([name, value]): [string, unknown][] => {
    if (name === idField || (names.has(name) && !isObject(value))) return [[name, value]]
    return names.has(name) && isObject(value)
      ? [[name, JSON.parse(settledPart(value, names, undefined))]]
      : []
  })
  return JSON.stringify(Object.fromEntries(kept.sort(([a], [b]) => a.localeCompare(b))))
}

/** Where the item is in the answer of `read`. */
export function itemPlace(run: Run, { read, idField }: Resource): string[] {
  const pointer = read && successMedia(read)?.schemaPointer
  if (pointer === undefined || idField === undefined) return []
  return objectPlaceOf(run.root, follow(run.root, pointer).value, idField) ?? []
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
    const before = itemsIn(run, resource, await run.call(list, input))
    const again = await run.call(list, input)
    const after = itemsIn(run, resource, again)
    if (before === undefined || after === undefined || again === undefined) return
    const rows = after.map((item) => JSON.stringify(item))
    const twice = rows.findIndex((row, index) => rows.indexOf(row) !== index)
    if (twice > 0)
      return run.report(again, {
        rule: 'duplicateId',
        where: list.pointer,
        expected: 'each row once',
        got: `${rows[twice]?.slice(0, 150)} twice`,
      })
    const ids = idsOf(after, resource)
    const shared = read?.path.includes('{') ? ids.find((id, index) => ids.indexOf(id) !== index) : undefined
    if (shared !== undefined)
      run.report(again, {
        rule: 'duplicateId',
        where: list.pointer,
        expected: 'one row for each id',
        got: `${shared} in two that differ`,
      })
    const [one, two] = [idsOf(before, resource), idsOf(after, resource)]
    if (
      one.length === two.length &&
      one.join() !== two.join() &&
      [...one].sort().join() === [...two].sort().join()
    )
      return run.report(again, {
        rule: 'order',
        where: list.pointer,
        expected: `the order of the first time: ${one.slice(0, 5).join(', ')}`,
        got: two.slice(0, 5).join(', '),
      })
    // A list may change on its own, but not back to what it was, and not again and again.
    const seen = [picture(before)]
    let next: typeof again | undefined = again
    for (let alike = 0; alike < READS; alike++) {
      const items = itemsIn(run, resource, next)
      if (next !== undefined && items !== undefined && picture(items) !== seen.at(-1)) {
        if (seen.length > MOST_CHANGES || seen.includes(picture(items)))
          return run.report(next, {
            rule: 'repeat',
            where: list.pointer,
            expected: 'the list of the first time',
            got: `${items.length} items after ${one.length}, or other fields`,
          })
        seen.push(picture(items))
        alike = 0
      }
      next = await run.call(list, input)
    }
    const firstId = two[0]
    if (read === undefined || firstId === undefined || !isIdOf(run, read, resource, firstId)) return
    const readInput = await run.inputFor(read)
    if (readInput === undefined) return
    await checkItem(run, resource, inputForId(readInput, resource, firstId), names, after[0] ?? {})
    await checkBetween(run, resource, input, inputForId(readInput, resource, firstId), firstId)
    const later = await run.call(list, input)
    const final = itemsIn(run, resource, later)
    if (final === undefined || picture(final) === seen.at(-1)) return
    // One change may have another cause. If it was caused by reading an item, reading the next one changes the list again.
    await run.call(read, inputForId(readInput, resource, two[1] ?? firstId))
    const last = await run.call(list, input)
    const items = itemsIn(run, resource, last)
    if (last !== undefined && items !== undefined && picture(items) !== picture(final))
      run.report(last, {
        rule: 'readChanges',
        where: read.pointer,
        expected: 'the same list after items were read',
        got: `${items.length} items after ${final.length}, or other fields`,
      })
  },
}

/** An item is the same each time it is read, and the same as in its list. */
async function checkItem(
  run: Run,
  resource: Resource,
  input: Input,
  names: ReadonlySet<string>,
  listed: JsonObject,
) {
  const { read, idField } = resource
  if (read === undefined) return
  const place = itemPlace(run, resource)
  const first = await run.call(read, input)
  const second = await run.call(read, input)
  if (first === undefined || second === undefined) return
  if (run.outcome(first) !== 'done') {
    if (run.outcome(first) === 'refused')
      run.report(first, {
        rule: 'itemDiffers',
        where: read.pointer,
        expected: 'the item that the list has',
        got: `HTTP ${first.answer.status}`,
      })
    return
  }
  const [one, two] = [first, second].map(({ answer }) => partAt(answer.json, place))
  if (!isObject(one) || !isObject(two)) return
  if (settledPart(one, names, idField) !== settledPart(two, names, idField))
    run.report(second, {
      rule: 'readChanges',
      where: read.pointer,
      expected: 'the item of the first time',
      got: settledPart(two, names, idField).slice(0, 200),
    })
  const shared = new Set([...names].filter((name) => name in listed && name in one))
  const [alone, inList] = [one, listed].map((item) => settledPart(item, shared, idField))
  if (alone !== inList && idField !== undefined && one[idField] !== undefined)
    run.report(first, {
      rule: 'itemDiffers',
      where: read.pointer,
      expected: `what the list has: ${inList?.slice(0, 150)}`,
      got: alone?.slice(0, 150) ?? '',
    })
}

/** If an item is the same before and after a read of the list, the list shows it so, also in fields that no user sets. */
async function checkBetween(run: Run, resource: Resource, input: Input, itemInput: Input, id: string) {
  const { list, read, idField } = resource
  if (list === undefined || read === undefined || idField === undefined) return
  const place = itemPlace(run, resource)
  const alone = async () => {
    const exchange = await run.call(read, itemInput)
    return exchange && run.outcome(exchange) === 'done' ? partAt(exchange.answer.json, place) : undefined
  }
  let suspects: string[] | undefined
  for (let turn = 0; turn < 2; turn++) {
    const before = await alone()
    const exchange = await run.call(list, input)
    const row = itemsIn(run, resource, exchange)?.find((item) => String(item[idField]) === id)
    const after = await alone()
    if (!isObject(before) || !isObject(after) || row === undefined || exchange === undefined) return
    // A list may shorten texts, but not change numbers.
    const differing = Object.keys(row).filter(
      (name) =>
        typeof row[name] === 'number' &&
        typeof before[name] === 'number' &&
        before[name] === after[name] &&
        row[name] !== before[name],
    )
    suspects = differing.filter((name) => suspects?.includes(name) ?? true)
    const [name] = suspects
    if (name === undefined) return
    if (turn === 1)
      run.report(exchange, {
        rule: 'itemDiffers',
        where: list.pointer,
        expected: `${name} ${JSON.stringify(before[name])}, as the item has it before and after`,
        got: JSON.stringify(row[name]),
      })
  }
}
