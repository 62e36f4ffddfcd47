import type { Json } from '../../../src/document/json.ts'
import { pagingOf } from '../../../src/plan/paging.ts'
import type { Resource } from '../../../src/plan/resources.ts'
import { withPart } from '../../../src/schema/constraints.ts'
import { partAt } from '../../../src/schema/places.ts'
import type { Fault, FaultContext, FaultKind } from '../fault.ts'
import { changeAnswer, changeRequest, toUrl, withBody } from '../wrappers.ts'
import { ofResource } from './of-resource.ts'

const onItems = (
  context: FaultContext,
  { list, listPlace }: Resource,
  change: (items: Json[], url: URL) => Json[],
): Fault[] =>
  list === undefined || listPlace === undefined
    ? []
    : [
        changeAnswer(context, list, (body, response, request) => {
          const items = partAt(body, listPlace)
          const changed = Array.isArray(items) ? change(items, new URL(request.url)) : []
          return withBody(response, withPart(body, [...listPlace], changed))
        }),
      ]

/** Lists that show something else than was asked for. */
export const listKinds: readonly FaultKind[] = [
  ofResource('place in the list counts pages', 'metamorphic', (context, { list }) => {
    const { page, limit } = list === undefined ? { page: undefined, limit: undefined } : pagingOf(list)
    if (list === undefined || page === undefined || limit === undefined) return []
    return [
      changeRequest(context, list, async (request, conforming) => {
        const url = new URL(request.url)
        const number = Number(url.searchParams.get(page.name) ?? 1)
        return conforming(
          number > 1
            ? await toUrl(request, (one) => one.searchParams.set(page.name, String(number + 1)))
            : request,
        )
      }),
    ]
  }),
  ofResource('sorted the other way round', 'metamorphic', (context, { list }) => {
    const parameter = list?.parameters.find(({ name }) => /sort/i.test(name))
    if (list === undefined || parameter === undefined) return []
    return [
      changeRequest(context, list, async (request, conforming) => {
        const choice = new URL(request.url).searchParams.get(parameter.name)
        if (choice === null || !(parameter.schema.enum as Json[]).includes(choice)) return conforming(request)
        const other = choice.startsWith('-') ? choice.slice(1) : `-${choice}`
        return conforming(await toUrl(request, (url) => url.searchParams.set(parameter.name, other)))
      }),
    ]
  }),
  ofResource('an item twice on a page', 'metamorphic', (context, resource) =>
    onItems(context, resource, (items) =>
      items.length > 1 ? [items[0] as Json, ...items.slice(0, -1)] : items,
    ),
  ),
  ofResource('total counts the page only', 'metamorphic', (context, { list, listPlace }) => {
    if (list === undefined || listPlace === undefined || pagingOf(list).limit === undefined) return []
    return [
      changeAnswer(context, list, (body, response) => {
        const items = partAt(body, listPlace)
        return withBody(
          response,
          JSON.stringify(body).replace(/"(total\w*)":\d+/, `"$1":${Array.isArray(items) ? items.length : 0}`),
        )
      }),
    ]
  }),
  ofResource('filter lets one more through', 'metamorphic', (context, { list, listPlace }) => {
    const filter = list?.parameters.find(
      (one) => one.in === 'query' && Array.isArray(one.schema.enum) && !/sort/i.test(one.name),
    )
    if (list === undefined || listPlace === undefined || filter === undefined) return []
    return [
      changeRequest(context, list, async (request, conforming) => {
        const response = await conforming(request.clone())
        if (!response.ok || !new URL(request.url).searchParams.has(filter.name)) return response
        const all = await conforming(await toUrl(request, (url) => url.searchParams.delete(filter.name)))
        const body = (await response.json()) as Json
        const some = (partAt(body, listPlace) ?? []) as Json[]
        const other = ((partAt((await all.json()) as Json, listPlace) ?? []) as Json[]).find(
          (one) => !some.some((own) => JSON.stringify(own) === JSON.stringify(one)),
        )
        return withBody(
          response,
          withPart(body, [...listPlace], other === undefined ? some : [...some, other]),
        )
      }),
    ]
  }),
  ofResource('reading makes the list shorter', 'metamorphic', (context, resource) => {
    let reads = 0
    return onItems(context, resource, (items) =>
      items.slice(0, Math.max(1, items.length - Math.floor(++reads / 6))),
    )
  }),
]
