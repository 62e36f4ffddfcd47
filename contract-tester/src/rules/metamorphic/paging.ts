import { isObject, type Json } from '../../document/json.ts'
import { withParameter } from '../../plan/input.ts'
import { pagingOf } from '../../plan/paging.ts'
import type { Resource } from '../../plan/resources.ts'
import { idsOf, itemsIn, type ListRead, readList } from '../../run/read-list.ts'
import type { Remark } from '../../run/run.ts'
import { partAt } from '../../schema/places.ts'
import type { ResourceGroup } from '../resource-group.ts'

const TOTAL = /^total(_?(count|items|elements|results|records))?$/i

/** The total that an answer gives beside its list or above it. */
function totalIn(json: Json | undefined, listPlace: readonly string[]): number | undefined {
  for (let depth = listPlace.length - 1; depth >= 0; depth--) {
    const owner = partAt(json, listPlace.slice(0, depth))
    if (!isObject(owner)) continue
    const places = [owner, ...['meta', 'pagination', 'paging', 'page'].map((name) => owner[name])]
    for (const place of places)
      for (const [name, value] of Object.entries(isObject(place) ? place : {}))
        if (TOTAL.test(name) && typeof value === 'number') return value
  }
  return undefined
}

/** The total that headers give: `X-Total-Count: 57`, `Content-Range: items 0-9/57`. */
function totalInHeaders(headers: Headers): number | undefined {
  const named = [...headers].find(([name]) =>
    /^(x-)?(pagination-)?total(-?(count|items|results))?$/.test(name),
  )
  const ranged = /\/(\d+)$/.exec(headers.get('content-range') ?? '')
  const text = named?.[1] ?? ranged?.[1]
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined
}

/** The total that the last page of a list gives, where it is another number than that of its items. */
export function wrongTotal(
  { last, items }: ListRead,
  { listPlace = [] }: Resource,
): Pick<Remark, 'rule' | 'expected' | 'got'> | undefined {
  const { json, headers } = last.answer
  const total = totalIn(json, listPlace) ?? totalInHeaders(headers)
  if (total === undefined || total === items.length) return undefined
  return {
    rule: 'total',
    expected: `a total of ${items.length}, as many as the pages hold`,
    got: String(total),
  }
}

/** How often the pages of a list that changes meanwhile are read. */
const TURNS = 3

const hasSameItems = (one: ListRead, other: ListRead, resource: Resource): boolean => {
  const ids = new Set(idsOf(one.items, resource))
  return (
    ids.size === new Set([...ids, ...idsOf(other.items, resource)]).size &&
    one.items.length === other.items.length
  )
}

/** How the list in one read differs from the list page by page. */
function disagreement(
  whole: ListRead,
  steps: ListRead,
  resource: Resource,
): Omit<Remark, 'where'> | undefined {
  const ids = idsOf(steps.items, resource)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined)
    return { rule: 'pagesOverlap', expected: 'each item on one page', got: `${twice} on two` }
  if (!steps.isWhole) return undefined
  const missing = idsOf(whole.items, resource).filter((id) => !ids.includes(id))
  if (missing.length > 0)
    return {
      rule: 'pagesIncomplete',
      expected: 'all items on some page',
      got: `${missing.length} missing, such as ${missing[0]}`,
    }
  return wrongTotal(steps, resource)
}

/** Limits hold, pages are disjoint and together the whole, the total is what they hold. */
export const pages: ResourceGroup = {
  name: 'pages',
  async check(run, resource) {
    const { list: operation, idField } = resource
    if (operation === undefined || idField === undefined) return
    const { limit, page, offset, cursor } = pagingOf(operation)
    const input = await run.inputFor(operation)
    if (input === undefined) return
    const first = await run.call(operation, input)
    const plain = itemsIn(run, resource, first)
    if (first === undefined || plain === undefined) return
    const usual = limit?.schema.default
    if (limit && typeof usual === 'number' && plain.length > usual)
      run.report(first, {
        rule: 'defaultLimit',
        where: `${limit.schemaPointer}/default`,
        expected: `at most ${usual} items`,
        got: `${plain.length} items`,
      })
    if (limit === undefined) return
    const { minimum, maximum } = limit.schema
    const least = Math.max(1, typeof minimum === 'number' ? minimum : 1)
    const size = Math.max(least, Math.min(2, plain.length - 1))
    if (plain.length <= least)
      return run.skip(operation.id, 'pages', `its list has ${plain.length} items: too few for pages`)
    const small = await run.call(operation, withParameter(input, 'query', limit.name, size))
    const few = itemsIn(run, resource, small)
    if (small === undefined || few === undefined) return
    if (few.length > size)
      return run.report(small, {
        rule: 'limit',
        where: limit.pointer,
        expected: `at most ${size} items`,
        got: `${few.length} items`,
      })
    if (!page && !offset && !cursor)
      return run.skip(operation.id, 'all pages', 'no parameter is known that leads to the next page')
    const big = Math.min(100, typeof maximum === 'number' ? maximum : 100)
    const where = (page ?? offset ?? cursor ?? limit).pointer
    const read = (items: number) => readList(run, resource, operation, input, items)
    let whole = await read(big)
    for (let turn = 0; turn < TURNS && whole !== undefined; turn++) {
      const steps = await read(Math.max(size, Math.ceil(whole.items.length / 8)))
      if (steps === undefined) return
      const fault = disagreement(whole, steps, resource)
      if (fault === undefined) {
        if (!steps.isWhole)
          run.skip(
            operation.id,
            'all pages',
            'where the next page is could not be told, or there are too many',
          )
        return
      }
      // Items that are added or removed between two pages move the others: only a list that stayed the same shows a fault.
      const after = await read(big)
      if (after !== undefined && hasSameItems(whole, after, resource))
        return run.report(steps.last, { where: fault.rule === 'total' ? operation.pointer : where, ...fault })
      whole = after
    }
    run.skip(operation.id, 'all pages', 'its list changed each time its pages were read')
  },
}
