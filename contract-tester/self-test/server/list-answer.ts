import { isObject, type Json, type JsonObject } from '../../src/document/json.ts'
import type { Operation } from '../../src/document/operation.ts'
import { follow } from '../../src/document/pointer.ts'
import { pagingOf } from '../../src/plan/paging.ts'
import type { Resource } from '../../src/plan/resources.ts'
import { successMedia } from '../../src/plan/success-media.ts'
import { filteredPlace } from '../../src/rules/metamorphic/filtered-place.ts'
import { mergedSchema } from '../../src/schema/merged-schema.ts'
import { partAt } from '../../src/schema/places.ts'
import { success } from './answers.ts'

/** The answer to a list: filtered, sorted, one page, with what the document says of pages around it. */
export function listAnswer(
  root: JsonObject,
  resource: Resource,
  operation: Operation,
  all: readonly JsonObject[],
  query: Record<string, Json>,
  url: URL,
): Response {
  const { limit, page, offset, cursor } = pagingOf(operation)
  const matching = sort(filter(all, operation, query), query)
  const size = Number(
    (limit && (query[limit.name] ?? limit.schema.default)) ?? (limit ? 20 : matching.length),
  )
  const first = page?.schema.minimum === 0 || page?.schema.default === 0 ? 0 : 1
  const number = Number((page && query[page.name]) ?? first)
  const start = page
    ? (number - first) * size
    : offset
      ? Number(query[offset.name] ?? 0)
      : cursor
        ? Number(query[cursor.name] ?? 0)
        : 0
  const shown = matching.slice(start, start + size).map((item) => shape(root, item, resource.item))
  const next = start + size < matching.length ? start + size : undefined
  const place = resource.listPlace ?? []
  const parts: [string[], Json][] = [[[...place], shown]]
  const schemaPointer = successMedia(operation)?.schemaPointer
  const schema = mergedSchema(root, schemaPointer === undefined ? {} : follow(root, schemaPointer).value)
  describe(
    root,
    schema,
    [],
    (name) =>
      factOf(name, {
        total: matching.length,
        size,
        number,
        next,
        url,
        cursorName: cursor?.name,
        pages: Math.ceil(matching.length / (size || 1)),
      }),
    parts,
    place,
  )
  const link =
    next !== undefined && cursor ? { link: `<${nextUrl(url, cursor.name, next)}>; rel="next"` } : undefined
  return success(root, operation, parts, link)
}

function filter(all: readonly JsonObject[], operation: Operation, query: Record<string, Json>): JsonObject[] {
  const paging = Object.values(pagingOf(operation))
  return operation.parameters.reduce<JsonObject[]>(
    (kept, parameter) => {
      const wanted = query[parameter.name]
      if (parameter.in !== 'query' || wanted === undefined || paging.includes(parameter)) return kept
      return kept.filter((item) => {
        const place = filteredPlace(item, parameter)
        return place === undefined || String(partAt(item, place)) === String(wanted)
      })
    },
    [...all],
  )
}

function sort(items: JsonObject[], query: Record<string, Json>): JsonObject[] {
  const choice = query.sort ?? query.sortBy ?? query.sort_by ?? query.order_by
  if (typeof choice !== 'string') return items
  const name = choice.replace(/^[-+]/, '').replace(/[:,. _](asc|desc)$/i, '')
  const sign = choice.startsWith('-') || /desc$/i.test(choice) ? -1 : 1
  const value = (item: JsonObject) =>
    item[name] ?? (isObject(item.attributes) ? item.attributes[name] : undefined) ?? ''
  return [...items].sort((a, b) => (value(a) < value(b) ? -sign : value(a) > value(b) ? sign : 0))
}

/** The part of an item that the list shows. */
function shape(root: JsonObject, item: JsonObject, schema: JsonObject): JsonObject {
  const { properties } = mergedSchema(root, schema)
  if (!isObject(properties) || Object.keys(properties).length === 0) return item
  return Object.fromEntries(Object.entries(item).filter(([name]) => name in properties))
}

interface PageFacts {
  readonly total: number
  readonly size: number
  readonly number: number
  readonly pages: number
  readonly next: number | undefined
  readonly url: URL
  readonly cursorName: string | undefined
}

const nextUrl = (url: URL, name: string, next: number) => {
  const copy = new URL(url)
  copy.searchParams.set(name, String(next))
  return copy.toString()
}

/** The value of a property that says something about pages; undefined for other properties. */
function factOf(name: string, facts: PageFacts): Json | undefined {
  if (/^total(_?(count|items|elements|results|records))?$/i.test(name)) return facts.total
  if (/^(total_?pages|page_?count)$/i.test(name)) return facts.pages
  if (/^(page_?size|per_?page|limit|size)$/i.test(name)) return facts.size
  if (/^(page(_?num(ber)?)?|number)$/i.test(name)) return facts.number
  if (/^has_?(next|more)$/i.test(name)) return facts.next !== undefined
  if (/^next_?(cursor|token|page_?token)$/i.test(name))
    return facts.next === undefined ? null : String(facts.next)
  if (name === 'next')
    return facts.next === undefined
      ? null
      : facts.cursorName === undefined
        ? null
        : nextUrl(facts.url, facts.cursorName, facts.next)
  return undefined
}

function describe(
  root: JsonObject,
  schema: JsonObject,
  place: string[],
  fact: (name: string) => Json | undefined,
  parts: [string[], Json][],
  listPlace: readonly string[],
): void {
  for (const [name, property] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
    const at = [...place, name]
    if (at.join() === listPlace.join()) continue
    const one = mergedSchema(root, property)
    const value = fact(name)
    if (isObject(one.properties)) describe(root, one, at, fact, parts, listPlace)
    else if (value !== undefined) parts.push([at, value])
  }
}
