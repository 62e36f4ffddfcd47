import { isObject, type Json, type JsonObject } from '../../document/json.ts'
import { follow } from '../../document/pointer.ts'
import { mediaFor } from '../../plan/call-of.ts'
import type { Input } from '../../plan/input.ts'
import { besideCreated, inputForId } from '../../plan/input-for-id.ts'
import type { Resource } from '../../plan/resources.ts'
import { wordsOf } from '../../report/words.ts'
import { checkLocation } from '../../run/check-location.ts'
import { type Created, createOne } from '../../run/create-one.ts'
import { itemPlace } from '../../run/item-place.ts'
import { idsOf, readList } from '../../run/read-list.ts'
import type { Run } from '../../run/run.ts'
import { declaredNames } from '../../schema/declared-names.ts'
import { partAt } from '../../schema/places.ts'
import type { ResourceGroup } from '../resource-group.ts'
import { checkBalance, readBalance } from './check-balance.ts'
import { checkConditions } from './check-conditions.ts'
import { checkErrors } from './check-errors.ts'
import { checkIdempotency } from './check-idempotency.ts'
import { checkPatch } from './check-patch.ts'
import { checkRemoval } from './check-removal.ts'
import { checkTwoAtOnce } from './check-two-at-once.ts'
import { checkUpdate } from './check-update.ts'
import { differences } from './echo.ts'

/** Creates two things, finds them again, changes one and deletes it, and checks the outcome of each step. */
export const lifecycle: ResourceGroup = {
  name: 'create, read, change, delete',
  async check(run, resource) {
    const { create, idField } = resource
    if (run.mode !== 'full' || create === undefined) return
    const { list, read, update, remove } = resource
    if (![list, read, update, remove].some((one) => one !== undefined)) return
    if (idField === undefined || (!list && !read))
      return run.skip(create.id, 'stateful', 'no list and no read is known that shows what it creates')
    const input = await run.inputFor(create)
    if (input === undefined) return
    const before = await idsBefore(run, resource, input)
    const balance = await readBalance(run, create)
    const first = await createOne(run, resource, input, 0)
    if (first) await checkBalance(run, create, balance, first)
    if (first === undefined)
      return run.skip(create.id, 'stateful', 'it refused every body that was tried, or shows no id')
    const second = await createOne(run, resource, input, 1)
    run.forgetIds()
    const { text } = first.exchange.answer
    if (second && text !== '' && second.exchange.answer.text === text && second.id === first.id)
      return run.skip(
        create.id,
        'stateful',
        'it answers different bodies with the same text: it keeps no state',
      )
    if (second && second.id === first.id)
      run.report(second.exchange, {
        rule: 'duplicateId',
        where: create.pointer,
        expected: `another id than ${first.id}`,
        got: second.id,
      })
    const wasRead = await checkRead(run, resource, first)
    await checkListed(run, resource, first, before)
    await checkLocation(run, resource, first)
    await checkConditions(run, resource, first)
    await checkIdempotency(run, resource, first)
    await checkErrors(run, resource, first)
    await checkUpdate(run, resource, first, wasRead)
    await checkPatch(run, resource, first)
    if (second && second.id !== first.id) {
      await checkRead(run, resource, second)
      await checkRemoval(run, resource, first, second)
    }
    await checkTwoAtOnce(run, resource, input)
    run.forgetIds()
  },
}

/** What was created can be read, and is what was sent; answers whether it was read. */
async function checkRead(run: Run, resource: Resource, created: Created): Promise<boolean> {
  const { create, read } = resource
  if (create === undefined) return false
  const pointer = mediaFor(create)?.schemaPointer
  const writeOnly =
    pointer === undefined
      ? new Set<string>()
      : declaredNames(run.root, follow(run.root, pointer).value).writeOnly
  const isShown = (name: string) => !writeOnly.has(name) && name !== resource.idField
  const sent = created.input.body ?? null
  const compare = (shown: Parameters<typeof differences>[1], exchange = created.exchange) => {
    const [wrong] = differences(sent, shown, isShown)
    if (wrong)
      run.report(exchange, {
        rule: 'echo',
        where: create.pointer,
        expected: `${wrong.place} ${JSON.stringify(wrong.sent)}, as it was sent`,
        got: JSON.stringify(wrong.got),
      })
    return wrong !== undefined
  }
  const whole =
    isObject(sent) &&
    isObject(created.exchange.answer.json) &&
    Object.keys(sent).some(
      (name) => isObject(sent[name]) && isObject((created.exchange.answer.json as typeof sent)[name]),
    )
  if (compare(whole ? created.exchange.answer.json : created.shown) || read === undefined) return false
  const readInput = await run.inputFor(read)
  if (readInput === undefined) return false
  const exchange = await run.call(
    read,
    inputForId(besideCreated(readInput, created.input), resource, created.id),
    'probe',
  )
  if (exchange === undefined) return false
  if (run.outcome(exchange) !== 'done') {
    run.report(exchange, {
      rule: 'createdMissing',
      where: create.pointer,
      expected: `the thing that was created as ${created.id}`,
      got: wordsOf(exchange),
    })
    return false
  }
  compare(whole ? exchange.answer.json : partAt(exchange.answer.json, itemPlace(run, resource)), exchange)
  return true
}

/** What was created is in the list, once. */
async function checkListed(
  run: Run,
  resource: Resource,
  created: Created,
  before: ReadonlySet<string> | undefined,
): Promise<void> {
  const { list, create } = resource
  const input = list && (await run.inputFor(list))
  if (list === undefined || create === undefined || input === undefined) return
  const all = await readList(run, resource, list, besideCreated(input, created.input), undefined)
  if (all === undefined) return
  const ids = idsOf(all.items, resource)
  if (all.isWhole && !ids.includes(created.id))
    run.report(all.last, {
      rule: 'createdUnlisted',
      where: create.pointer,
      expected: `${created.id} in the list`,
      got: `${ids.length} others`,
    })
  const alike = all.items.filter(
    (item) =>
      !before?.has(String(item[resource.idField ?? ''])) &&
      differences(innerOf(created.input.body), item, () => true).length === 0,
  )
  if (
    before !== undefined &&
    isObject(created.input.body) &&
    alike.length > 1 &&
    sharesFields(created, alike[0])
  )
    run.report(created.exchange, {
      rule: 'createdTwice',
      where: create.pointer,
      expected: 'one new row in the list',
      got: `${alike.length} rows with the same values`,
    })
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined && all.pages.length === 1)
    run.report(all.last, {
      rule: 'duplicateId',
      where: list.pointer,
      expected: 'each id once in the list',
      got: `${twice} twice`,
    })
}

/** The ids that are in the list before anything is created. */
async function idsBefore(
  run: Run,
  resource: Resource,
  input: Input,
): Promise<ReadonlySet<string> | undefined> {
  const { list } = resource
  const listInput = list && (await run.inputFor(list))
  if (list === undefined || listInput === undefined) return undefined
  const all = await readList(run, resource, list, besideCreated(listInput, input))
  return all?.isWhole ? new Set(idsOf(all.items, resource)) : undefined
}

/** Whether a row shows enough of what was sent to tell rows apart. */
const sharesFields = ({ input: { body } }: Created, row: JsonObject | undefined): boolean => {
  const sent = innerOf(body)
  const names = isObject(sent) ? Object.keys(sent).filter((name) => row !== undefined && name in row) : []
  return names.length >= 2
}

/** The thing in a body: JSON:API and some envelopes have it in `data`. */
const innerOf = (body: Json | undefined): Json => {
  const inner = isObject(body) && isObject(body.data) ? body.data : body
  if (!isObject(inner)) return inner ?? null
  const { id: _, ...others } = inner
  return others
}
