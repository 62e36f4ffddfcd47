import { isObject, type Json, type JsonObject } from '../../src/document/json.ts'
import type { Operation } from '../../src/document/operation.ts'
import { follow } from '../../src/document/pointer.ts'
import { mediaFor } from '../../src/plan/call-of.ts'
import { pagingOf } from '../../src/plan/paging.ts'
import { objectPlaceOf, partAt } from '../../src/plan/places.ts'
import type { Resource } from '../../src/plan/resources.ts'
import { successMedia } from '../../src/plan/success-media.ts'
import { withPart } from '../../src/schema/constraints.ts'
import { sample } from '../../src/schema/sample.ts'
import { createValidator } from '../../src/schema/validator.ts'
import { success } from '../server/answers.ts'
import type { Handler } from '../server/handler.ts'
import type { Fault, FaultContext, FaultKind } from './fault.ts'
import { changeAnswer, changeRequest, toUrl, withBody, withJson } from './wrappers.ts'

/** Kinds that the rules were not written for: they say how much is found of what was not thought of. */
const answering = ({ operations }: FaultContext) =>
  operations.filter((one) => successMedia(one)?.schemaPointer !== undefined)
const spoiled = (name: string, change: (text: string) => string, needs = ''): FaultKind => ({
  name,
  layer: 'response',
  faults: (context) =>
    answering(context)
      .filter((one) => shapeOf(context, one).includes(needs))
      .map((operation) =>
        changeAnswer(context, operation, (body, response) =>
          withBody(response, change(JSON.stringify(body))),
        ),
      ),
})
/** A sample of the answer, as text. */
const shapeOf = ({ document: { root } }: FaultContext, operation: Operation): string => {
  const pointer = successMedia(operation)?.schemaPointer
  const schema = pointer === undefined ? {} : follow(root, pointer).value
  return JSON.stringify(sample(root, schema, { direction: 'answer', withExamples: false })).replace(
    /":\d/g,
    '":#',
  )
}
const ofResource = (
  name: string,
  layer: FaultKind['layer'],
  faults: (context: FaultContext, resource: Resource & { idField: string }) => Fault[],
): FaultKind => ({
  name,
  layer,
  faults: (context) =>
    context.resources
      .filter((one): one is Resource & { idField: string } => one.idField !== undefined)
      .flatMap((resource) => faults(context, resource)),
})
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
const placeIn = ({ document: { root } }: FaultContext, operation: Operation, idField: string) => {
  const pointer = successMedia(operation)?.schemaPointer
  return pointer === undefined ? undefined : objectPlaceOf(root, follow(root, pointer).value, idField)
}
const ignoring = (name: string, keyword: string): FaultKind => ({
  name,
  layer: 'negative',
  faults: (context) =>
    context.operations.flatMap((operation) => {
      const pointer = mediaFor(operation)?.schemaPointer
      const { root } = context.document
      if (pointer === undefined || !JSON.stringify(follow(root, pointer).value).includes(`"${keyword}"`))
        return []
      const validator = createValidator(root)
      return [
        changeRequest(context, operation, async (request, conforming) => {
          const value = parse(await request.clone().text())
          const response = await conforming(request)
          if (response.status < 400 || response.status === 401 || value === undefined) return response
          const errors = validator.answer(pointer, value)
          const isOnly = errors.length > 0 && errors.every((one) => one.pointer.endsWith(`/${keyword}`))
          return isOnly ? success(root, operation) : response
        }),
      ]
    }),
})
const parse = (text: string): Json | undefined => {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

export const secondKinds: readonly FaultKind[] = [
  spoiled('text after the end of the body', (text) => `${text} null]`),
  spoiled('body encoded twice', (text) => JSON.stringify(text)),
  spoiled('body in a list of its own', (text) => `[${text}]`),
  spoiled('first number sent as text', (text) => text.replace(/:(\d+(\.\d+)?)([,}])/, ':"$1"$3'), ':#'),
  spoiled('first list sent as an object', (text) =>
    text.includes('[')
      ? text.replace(/\[/, '{"0":').replace(/\]([^\]]*)$/, '}$1')
      : text.replace('{', '{"x":').replace(/$/, '}'),
  ),
  spoiled('names in another spelling', (text) =>
    text
      .replace(/"([a-z]+)([A-Z])(\w*)":/g, (_, a, b, c) => `"${a}_${b.toLowerCase()}${c}":`)
      .replace(/"(id|title|name|code)":/g, '"$1_":'),
  ),
  ignoring('pattern is not checked', 'pattern'),
  ignoring('undeclared property accepted', 'additionalProperties'),
  ignoring('format is not checked', 'format'),
  ofResource('negative place in the list accepted', 'negative', (context, { list }) => {
    const paging = list && pagingOf(list)
    const parameter = paging?.offset ?? paging?.page
    if (list === undefined || parameter === undefined) return []
    return [
      changeRequest(context, list, async (request, conforming) => {
        const value = Number(new URL(request.url).searchParams.get(parameter.name) ?? 1)
        return conforming(
          value < Number(parameter.schema.minimum ?? 0)
            ? await toUrl(request, (url) => url.searchParams.delete(parameter.name))
            : request,
        )
      }),
    ]
  }),
  {
    name: 'only reads ask for a token',
    layer: 'authentication',
    faults: (context) =>
      context.operations
        .filter((one) => one.needsToken && one.method === 'POST')
        .map((operation) =>
          changeRequest(context, operation, async (request, conforming) => {
            const response = await conforming(request)
            return response.status === 401 ? success(context.document.root, operation) : response
          }),
        ),
  },
  ofResource('created twice', 'stateful', (context, { create }) =>
    create === undefined
      ? []
      : [
          changeRequest(context, create, async (request, conforming) => {
            const headers = new Headers(request.headers)
            headers.delete('idempotency-key')
            const copy = new Request(request.url, {
              method: 'POST',
              headers,
              body: await request.clone().text(),
            })
            await conforming(copy)
            return conforming(request)
          }),
        ],
  ),
  ofResource(
    'the second thing takes the place of the first',
    'stateful',
    (context, { create, remove, idField }) => {
      const place = create && placeIn(context, create, idField)
      if (create === undefined || remove === undefined || place === undefined) return []
      let last: string | undefined
      return [
        {
          operation: create,
          wrap:
            (conforming: Handler): Handler =>
            async (request) => {
              const response = await conforming(request.clone())
              if (!context.isFor(create, request) || !response.ok) return response
              const item = partAt((await response.clone().json()) as Json, place)
              const url = new URL(request.url)
              if (last !== undefined)
                await conforming(
                  new Request(`${url.origin}${url.pathname}/${last}${url.search}`, {
                    method: 'DELETE',
                    headers: request.headers,
                  }),
                )
              last = isObject(item) ? String(item[idField]) : undefined
              return response
            },
        },
      ]
    },
  ),
  ofResource('update leaves out a field', 'stateful', (context, { update, read, idField }) => {
    const place = update && placeIn(context, update, idField)
    if (update === undefined || read === undefined || place === undefined) return []
    return [
      changeRequest(context, update, async (request, conforming) => {
        const sent = parse(await request.clone().text())
        const last = isObject(sent) ? Object.keys(sent).at(-1) : undefined
        const less = isObject(sent) && last !== undefined ? withPart(sent, [last], undefined) : undefined
        const response = await conforming(
          less === undefined ? request.clone() : withJson(request, less as JsonObject),
        )
        return response.ok ? response : conforming(request)
      }),
    ]
  }),
  ofResource('ids in another case than their rows', 'stateful', (context, { create, idField }) => {
    const place = create && placeIn(context, create, idField)
    if (create === undefined || place === undefined) return []
    return [
      changeAnswer(context, create, (body, response) => {
        const item = partAt(body, place)
        const id = isObject(item) ? item[idField] : undefined
        return withBody(
          response,
          withPart(body, [...place, idField], typeof id === 'string' ? id.toUpperCase() : Number(id) + 5_000),
        )
      }),
    ]
  }),
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
