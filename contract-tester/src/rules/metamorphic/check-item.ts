import { isObject, type JsonObject } from '../../document/json.ts'
import type { Input } from '../../plan/input.ts'
import type { Resource } from '../../plan/resources.ts'
import { itemPlace } from '../../run/item-place.ts'
import { itemsIn } from '../../run/read-list.ts'
import type { Run } from '../../run/run.ts'
import { partAt } from '../../schema/places.ts'
import { settledPart } from './settled-part.ts'

/** An item is the same each time it is read, and the same as in its list. */
export async function checkItem(
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
export async function checkBetween(run: Run, resource: Resource, input: Input, itemInput: Input, id: string) {
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
