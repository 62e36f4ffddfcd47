import { isObject, type Json } from '../../document/json.ts'
import { withParameter } from '../../plan/input.ts'
import { pagingOf } from '../../plan/paging.ts'
import { idsOf, itemsIn, readList } from '../../run/read-list.ts'
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
    const whole = await readList(run, resource, operation, input, big)
    const steps = await readList(
      run,
      resource,
      operation,
      input,
      Math.max(size, Math.ceil((whole?.items.length ?? 0) / 8)),
    )
    if (whole === undefined || steps === undefined) return
    const ids = idsOf(steps.items, resource)
    const twice = ids.find((id, index) => ids.indexOf(id) !== index)
    const where = (page ?? offset ?? cursor ?? limit).pointer
    if (twice !== undefined)
      return run.report(steps.last, {
        rule: 'pagesOverlap',
        where,
        expected: 'each item on one page',
        got: `${twice} on two`,
      })
    const missing = idsOf(whole.items, resource).filter((id) => !ids.includes(id))
    if (!steps.isWhole)
      run.skip(operation.id, 'all pages', 'where the next page is could not be told, or there are too many')
    if (steps.isWhole && missing.length > 0)
      run.report(steps.last, {
        rule: 'pagesIncomplete',
        where,
        expected: 'all items on some page',
        got: `${missing.length} missing, such as ${missing[0]}`,
      })
    const total =
      totalIn(steps.last.answer.json, resource.listPlace ?? []) ?? totalInHeaders(steps.last.answer.headers)
    if (steps.isWhole && missing.length === 0 && total !== undefined && total !== ids.length)
      run.report(steps.last, {
        rule: 'total',
        where: operation.pointer,
        expected: `a total of ${ids.length}, as many as the pages hold`,
        got: String(total),
      })
  },
}
