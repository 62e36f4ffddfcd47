import { setTimeout as wait } from 'node:timers/promises'
import { isObject, type Json, type JsonObject } from '../../src/document/json.ts'
import type { Operation } from '../../src/document/operation.ts'
import { pagingOf } from '../../src/plan/paging.ts'
import { partAt } from '../../src/plan/places.ts'
import type { Resource } from '../../src/plan/resources.ts'
import { filteredPlace } from '../../src/rules/metamorphic/filters.ts'
import { withPart } from '../../src/schema/constraints.ts'
import type { Handler } from '../server/handler.ts'
import { makeItem } from '../server/items.ts'
import { TOKENS } from '../server/serve-document.ts'
import type { Fault, FaultContext, FaultKind } from './fault.ts'
import { signed } from './signed.ts'
import { changeAnswer, changeRequest, toUrl, withBody } from './wrappers.ts'

type Listed = Resource & { list: Operation; listPlace: readonly string[]; idField: string }

const kind = (name: string, faults: (context: FaultContext, resource: Listed) => Fault[]): FaultKind => ({
  name,
  layer: 'metamorphic',
  faults: (context) =>
    context.resources
      .filter((one): one is Listed => one.list !== undefined && one.idField !== undefined)
      .flatMap((resource) => faults(context, resource)),
})
/** Changes the items of a list's answer. */
const changeItems = (
  context: FaultContext,
  { list, listPlace }: Listed,
  change: (items: Json[], request: Request) => Json[],
): Fault =>
  changeAnswer(context, list, (body, response, request) => {
    const items = partAt(body, listPlace)
    return Array.isArray(items)
      ? withBody(response, withPart(body, [...listPlace], change(items, request)))
      : response
  })
const dropParameter = (context: FaultContext, operation: Operation, name: string): Fault =>
  changeRequest(context, operation, async (request, conforming) => {
    const checked = await conforming(request.clone())
    return checked.ok ? conforming(await toUrl(request, (url) => url.searchParams.delete(name))) : checked
  })
const filtersOf = ({ document: { root } }: FaultContext, resource: Listed) => {
  const paging = Object.values(pagingOf(resource.list))
  const item = makeItem(root, resource, 1)
  return resource.list.parameters.filter(
    (one) => one.in === 'query' && !paging.includes(one) && filteredPlace(item, one) !== undefined,
  )
}

/** Lists that ignore what they are asked, and reads that change what they read. */
export const listFaults: readonly FaultKind[] = [
  kind('limit is ignored', (context, resource) => {
    const { limit } = pagingOf(resource.list)
    return limit ? [dropParameter(context, resource.list, limit.name)] : []
  }),
  kind('limit off by one', (context, resource) => {
    const { limit } = pagingOf(resource.list)
    if (limit === undefined) return []
    const most = typeof limit.schema.maximum === 'number' ? limit.schema.maximum : 1e6
    return [
      changeRequest(context, resource.list, async (request, conforming) => {
        const asked = Number(new URL(request.url).searchParams.get(limit.name))
        return conforming(
          asked > 0 && asked < most
            ? await toUrl(request, (url) => url.searchParams.set(limit.name, String(asked + 1)))
            : request,
        )
      }),
    ]
  }),
  kind('default of the limit is ignored', (context, resource) => {
    const { limit } = pagingOf(resource.list)
    if (limit === undefined || typeof limit.schema.default !== 'number' || limit.schema.default >= 7)
      return []
    return [
      changeRequest(context, resource.list, async (request, conforming) =>
        conforming(
          new URL(request.url).searchParams.has(limit.name)
            ? request
            : await toUrl(request, (url) =>
                url.searchParams.set(limit.name, String(limit.schema.maximum ?? 50)),
              ),
        ),
      ),
    ]
  }),
  kind('every page is the first', (context, resource) => {
    const { page, offset } = pagingOf(resource.list)
    const parameter = page ?? offset
    return parameter ? [dropParameter(context, resource.list, parameter.name)] : []
  }),
  kind('pages overlap by one', (context, resource) => {
    const { offset } = pagingOf(resource.list)
    if (offset === undefined) return []
    return [
      changeRequest(context, resource.list, async (request, conforming) => {
        const at = Number(new URL(request.url).searchParams.get(offset.name) ?? 0)
        return conforming(
          at > 0 ? await toUrl(request, (url) => url.searchParams.set(offset.name, String(at - 1))) : request,
        )
      }),
    ]
  }),
  kind('last item of the list is never shown', (context, resource) => {
    const { page, offset, limit } = pagingOf(resource.list)
    if ((page ?? offset) === undefined || limit === undefined) return []
    return [
      changeRequest(context, resource.list, async (request, conforming) => {
        const response = await conforming(request.clone())
        if (!response.ok || Number(new URL(request.url).searchParams.get(limit.name) ?? 99) > 5)
          return response
        const whole = await conforming(
          await toUrl(request, (url) => {
            url.search = `?${limit.name}=${limit.schema.maximum ?? 50}`
          }),
        )
        const last = ((partAt(await whole.json(), resource.listPlace) ?? []) as Json[]).at(-1)
        const body = (await response.clone().json()) as Json
        const items = partAt(body, resource.listPlace) as Json[]
        return withBody(
          response,
          withPart(
            body,
            [...resource.listPlace],
            items.filter((one) => JSON.stringify(one) !== JSON.stringify(last)),
          ),
        )
      }),
    ]
  }),
  kind('total is wrong', (context, resource) => {
    const { page, offset, limit } = pagingOf(resource.list)
    if ((page ?? offset) === undefined || limit === undefined) return []
    const name = /"(total\w*)"/.exec(
      JSON.stringify(resource.list.answers.length > 0 ? context.document.root : {}),
    )?.[1]
    return name === undefined
      ? []
      : [
          changeAnswer(context, resource.list, (body, response) =>
            withBody(
              response,
              JSON.stringify(body).replace(
                /"(total(Count|Items|_count)?)":(\d+)/,
                (_, key, __, value) => `"${key}":${Number(value) + 3}`,
              ),
            ),
          ),
        ]
  }),
  kind('filter is ignored', (context, resource) =>
    filtersOf(context, resource).map((parameter) => dropParameter(context, resource.list, parameter.name)),
  ),
  kind('filter leaves out one that fits', (context, resource) =>
    filtersOf(context, resource).map((parameter) =>
      changeItems(context, resource, (items, request) =>
        new URL(request.url).searchParams.has(parameter.name) ? items.slice(1) : items,
      ),
    ),
  ),
  kind('sorting is ignored', (context, resource) => {
    const parameter = resource.list.parameters.find(({ name }) => /^sort/i.test(name))
    return parameter ? [dropParameter(context, resource.list, parameter.name)] : []
  }),
  kind('order changes from call to call', (context, resource) => {
    let turn = 0
    return [changeItems(context, resource, (items) => (++turn % 2 ? items : [...items].reverse()))]
  }),
  kind('an item is missing now and then', (context, resource) => {
    let turn = 0
    return [changeItems(context, resource, (items) => (++turn % 2 ? items : items.slice(1)))]
  }),
  kind('reading changes the item', (context, { read, create, idField }) => {
    if (read === undefined || create === undefined) return []
    let reads = 0
    const spoil = (value: Json): Json =>
      isObject(value)
        ? Object.fromEntries(
            Object.entries(value).map(([name, part]) => [
              name,
              name !== idField &&
              typeof part === 'string' &&
              !/id$|type|^\d|at$|T\d\d:/i.test(`${name}`) &&
              part.length < 15
                ? `${part}${reads}`.slice(-12)
                : isObject(part)
                  ? spoil(part)
                  : (part ?? null),
            ]),
          )
        : value
    return [
      changeAnswer(context, read, (body, response) => {
        reads += 1
        return withBody(response, spoil(body))
      }),
    ]
  }),
  kind('reading an item deletes another', (context, { read, remove }) => {
    if (read === undefined || remove === undefined) return []
    return [
      changeRequest(context, read, async (request, conforming) => {
        const response = await conforming(request.clone())
        if (!response.ok) return response
        const url = new URL(request.url)
        const all = await conforming(
          await toUrl(request, (one) => {
            one.pathname = url.pathname.replace(/\/[^/]+$/, '')
            one.search = ''
          }),
        )
        const ids = [...(await all.text()).matchAll(/"id":"?([\w-]+)"?/g)]
          .map(([, id]) => id)
          .filter((id) => id !== url.pathname.split('/').at(-1))
        const other = `${url.origin}${url.pathname.replace(/\/[^/]+$/, '')}/${ids.at(-1)}`
        if (ids[0] !== undefined)
          await conforming(await signed(remove, new Request(other, { method: 'DELETE' }), TOKENS[0]))
        return response
      }),
    ]
  }),
  kind('item differs from its row', (context, { read, create, idField }) => {
    if (read === undefined || create === undefined) return []
    return [
      changeAnswer(context, read, (body, response) =>
        withBody(
          response,
          JSON.stringify(body).replace(
            /"(name|title|label|subject|sku|text|status)":"([^"]{2,})"/,
            (_, key, value) => `"${key}":"${[...value].reverse().join('')}"`,
          ),
        ),
      ),
    ].filter(() => idField !== '')
  }),
  kind('unknown id is answered', (context, { read, create, list, listPlace, idField }) =>
    read === undefined || create === undefined
      ? []
      : [
          changeRequest(context, read, async (request, conforming) => {
            const response = await conforming(request.clone())
            const body = (await response.clone().json()) as Json
            const isRefused =
              !response.ok ||
              (isObject(body) && body.code !== undefined && !/^(0|OK)$/.test(String(body.code)))
            if (!isRefused || response.status === 401 || response.status === 400) return response
            const toList = await toUrl(request, (one) => {
              one.pathname = one.pathname.includes('getTransfer')
                ? list.path
                : one.pathname.replace(/\/[^/]+$/, '')
              one.search = ''
            })
            const [first] = (partAt((await (await conforming(toList)).json()) as Json, listPlace) ??
              []) as JsonObject[]
            return first === undefined
              ? response
              : conforming(
                  await toUrl(request, (one) => {
                    one.pathname = one.pathname.replace(/\/[^/]+$/, `/${first[idField]}`)
                  }),
                )
          }),
        ],
  ),
  {
    name: 'answer comes too late',
    layer: 'timing',
    faults: (context) =>
      context.operations
        .filter(({ definition }) => typeof definition['x-deadline-ms'] === 'number')
        .map((operation) => ({
          operation,
          wrap:
            (conforming: Handler): Handler =>
            async (request) => {
              if (context.isFor(operation, request))
                await wait(Number(operation.definition['x-deadline-ms']) + 60)
              return conforming(request)
            },
        })),
  },
]
