import { isObject, type Json, type JsonObject } from '../document/json.ts'
import type { Operation } from '../document/operation.ts'
import type { Exchange } from '../http/call.ts'
import { type Input, withParameter } from '../plan/input.ts'
import { pagingOf } from '../plan/paging.ts'
import type { Resource } from '../plan/resources.ts'
import { partAt } from '../schema/places.ts'
import type { Run } from './run.ts'

/** A list as it came: its items, and the exchange that brought the last of them. */
export interface ListRead {
  readonly items: JsonObject[]
  /** Items of each page. */
  readonly pages: JsonObject[][]
  readonly last: Exchange
  /** Whether the end of the list was reached. */
  readonly isWhole: boolean
}

const MOST_PAGES = 12

/** The items of one answer; undefined when it has no list. */
export function itemsIn(
  run: Run,
  resource: Resource,
  exchange: Exchange | undefined,
): JsonObject[] | undefined {
  if (exchange === undefined || resource.listPlace === undefined || run.outcome(exchange) !== 'done')
    return undefined
  const list = partAt(exchange.answer.json, resource.listPlace)
  return Array.isArray(list) ? list.filter(isObject) : undefined
}

/** The ids of items as text. */
export const idsOf = (items: readonly JsonObject[], { idField }: Resource): string[] =>
  idField === undefined ? [] : items.map((item) => String(item[idField]))

/** Reads a list page by page, as far as it goes. */
export async function readList(
  run: Run,
  resource: Resource,
  operation: Operation,
  input: Input,
  limit?: number,
): Promise<ListRead | undefined> {
  const paging = pagingOf(operation)
  let current =
    paging.limit && limit !== undefined ? withParameter(input, 'query', paging.limit.name, limit) : input
  const pages: JsonObject[][] = []
  let last: Exchange | undefined
  let hasFollowed = false
  const isByCursor = paging.cursor !== undefined && !paging.page && !paging.offset
  let pageNumber = firstPage(paging.page?.schema)
  for (let turn = 0; turn < MOST_PAGES; turn++) {
    const exchange = await run.call(operation, current)
    const items = itemsIn(run, resource, exchange)
    if (exchange === undefined || items === undefined) return undefined
    last = exchange
    const seen = pages.flat().length + items.length
    pages.push(items)
    const size = limit ?? pages[0]?.length ?? 0
    const more = saysMore(exchange.answer.json)
    const ids = idsOf(items, resource)
    const isAfterId = /after/i.test(paging.cursor?.name ?? '') && more === true
    const isSinceId = isSince(paging.cursor?.name) && items.length >= size && isRising(ids)
    const next = nextCursor(exchange) ?? (isAfterId || isSinceId ? ids.at(-1) : undefined)
    hasFollowed ||= next !== undefined
    const isPaged = paging.page ?? paging.offset ?? paging.cursor
    const isEnd =
      isPaged === undefined ||
      items.length === 0 ||
      (isByCursor ? next === undefined : items.length < size || size === 0)
    if (isEnd)
      return {
        items: pages.flat(),
        pages,
        last: exchange,
        // A full page without a word of what follows may be the last one, or its cursor is not understood.
        isWhole: isByCursor
          ? hasFollowed ||
            more === false ||
            items.length < (limit ?? Number(paging.limit?.schema.default ?? 0))
          : isPaged !== undefined ||
            (limit === undefined &&
              next === undefined &&
              more !== true &&
              (paging.limit === undefined || items.length < Number(paging.limit.schema.default ?? 0))),
      }
    pageNumber += 1
    if (paging.page) current = withParameter(current, 'query', paging.page.name, pageNumber)
    else if (paging.offset) current = withParameter(current, 'query', paging.offset.name, seen)
    else if (paging.cursor) current = withParameter(current, 'query', paging.cursor.name, next)
  }
  return last && { items: pages.flat(), pages, last, isWhole: false }
}

/** Whether a parameter asks for what comes after an id, where pages are in the order of ids. */
const isSince = (name = ''): boolean => /^since_?id$/i.test(name)
const isRising = (ids: readonly string[]): boolean =>
  ids.every((id, index) => index === 0 || Number(id) > Number(ids[index - 1]))

const firstPage = (schema: JsonObject | undefined): number =>
  typeof schema?.default === 'number'
    ? schema.default
    : typeof schema?.minimum === 'number'
      ? schema.minimum
      : 1

/** Whether an answer says that more follows; undefined when it does not say. */
function saysMore(json: Json | undefined): boolean | undefined {
  if (!isObject(json)) return undefined
  for (const [name, value] of Object.entries(json))
    if (/^has_?(more|next)(_?page)?$/i.test(name) && typeof value === 'boolean') return value
  for (const value of Object.values(json)) {
    const found = isObject(value) ? saysMore(value) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

const NEXT =
  /^(next|next_?(page_?)?(cursor|token)|cursor|end_?cursor|continuation(_?token)?|starting_?after)$/i

/** The cursor of the next page: a field of the answer, or in the link to it. */
function nextCursor({ answer }: Exchange): string | undefined {
  const link = /<([^>]+)>\s*;\s*rel="?next"?/.exec(answer.headers.get('link') ?? '')?.[1]
  const found = link ?? search(answer.json, 0)
  if (found === undefined) return undefined
  if (!/^(https?:\/)?\//.test(found)) return found
  const query = new URL(found, 'http://localhost').searchParams
  return [...query].find(([name]) => /cursor|after|token/i.test(name))?.[1]
}

function search(value: Json | undefined, depth: number): string | undefined {
  if (!isObject(value) || depth > 2) return undefined
  for (const [name, part] of Object.entries(value))
    if (NEXT.test(name) && (typeof part === 'string' || typeof part === 'number') && part !== '')
      return String(part)
  for (const part of Object.values(value)) {
    const found = search(part, depth + 1)
    if (found !== undefined) return found
  }
  return undefined
}

/** Values, those that occur least first: they tell most about a filter. */
export function rarest(values: readonly Json[]): Json[] {
  const counts = new Map<Json, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts.keys()].sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0))
}

export const isSame = (value: Json | undefined, wanted: Json): boolean =>
  Array.isArray(value)
    ? value.some((one) => isSame(one, wanted))
    : String(value).toLowerCase() === String(wanted).toLowerCase()
