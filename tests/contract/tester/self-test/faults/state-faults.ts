import { isObject, type Json, type JsonObject } from '../../src/document/json.ts'
import type { Operation } from '../../src/document/operation.ts'
import { follow } from '../../src/document/pointer.ts'
import { objectPlaceOf, partAt } from '../../src/plan/places.ts'
import type { Resource } from '../../src/plan/resources.ts'
import { successMedia } from '../../src/plan/success-media.ts'
import { withPart } from '../../src/schema/constraints.ts'
import type { Handler } from '../server/handler.ts'
import { TOKENS } from '../server/serve-document.ts'
import { tokenOf } from '../server/token-of.ts'
import type { Fault, FaultContext, FaultKind } from './fault.ts'
import { signed } from './signed.ts'
import { changeAnswer, changeRequest, withBody } from './wrappers.ts'

type Whole = Resource & Required<{ create: Operation; idField: string }>

const creating = ({ resources }: FaultContext): Whole[] =>
  resources.filter(
    (one): one is Whole =>
      one.create !== undefined && one.idField !== undefined && (one.read ?? one.list) !== undefined,
  )
const placeIn = (
  { document: { root } }: FaultContext,
  operation: Operation,
  idField: string,
): string[] | undefined => {
  const pointer = successMedia(operation)?.schemaPointer
  return pointer === undefined ? undefined : objectPlaceOf(root, follow(root, pointer).value, idField)
}
const kind = (name: string, faults: (context: FaultContext, resource: Whole) => Fault[]): FaultKind => ({
  name,
  layer: 'stateful',
  faults: (context) => creating(context).flatMap((resource) => faults(context, resource)),
})
const itemUrl = (request: Request, id: Json | undefined) => (url: URL) => {
  url.pathname = `${new URL(request.url).pathname.replace(/\/$/, '')}/${id}`
  url.search = ''
}
const without = async (
  request: Request,
  method: string,
  change: (url: URL) => void,
  operation: Operation,
): Promise<Request> => {
  const url = new URL(request.url)
  change(url)
  return signed(operation, new Request(url, { method }), TOKENS[0])
}

/** Changes a text or number of a created item that was sent. */
function spoil(item: JsonObject, sent: Json, change: (value: Json) => Json): JsonObject {
  const source = isObject(sent) && isObject(sent.data) ? sent.data : sent
  const copy = structuredClone(item)
  const visit = (part: JsonObject, from: JsonObject): boolean =>
    Object.keys(from).some((name) => {
      const value = part[name]
      const before = from[name]
      if (isObject(value) && isObject(before)) return visit(value, before)
      if (value === undefined || value === null || value !== before || change(value) === value) return false
      part[name] = change(value)
      return true
    })
  if (isObject(source)) visit(copy, source)
  return copy
}

/** Writes that are lost, doubled or done by halves. */
export const stateFaults: readonly FaultKind[] = [
  kind('write is lost', (context, { create, remove, idField }) => {
    const place = placeIn(context, create, idField)
    if (remove === undefined || place === undefined) return []
    return [
      changeRequest(context, create, async (request, conforming) => {
        const response = await conforming(request.clone())
        if (!response.ok) return response
        const item = partAt((await response.clone().json()) as Json, place)
        if (isObject(item))
          await conforming(await without(request, 'DELETE', itemUrl(request, item[idField]), remove))
        return response
      }),
    ]
  }),
  kind('created thing is not in the list', (context, { list, listPlace }) => {
    if (list === undefined || listPlace === undefined) return []
    let known: number | undefined
    return [
      {
        ...changeAnswer(context, list, (body, response) => {
          const items = partAt(body, listPlace)
          if (!Array.isArray(items)) return response
          known ??= 7
          const old = items.filter((_, index) => index < (known ?? 0))
          const fresh = items.filter((item) => isObject(item) && !/10\d/.test(JSON.stringify(item)))
          return withBody(response, withPart(body, listPlace, fresh.length < items.length ? fresh : old))
        }),
      },
    ]
  }),
  kind('text comes back cut', (context, { create, idField }) => {
    const place = placeIn(context, create, idField)
    if (place === undefined) return []
    return [
      changeAnswer(context, create, async (body, response, request) => {
        const item = partAt(body, place)
        const sent = JSON.parse(await request.clone().text())
        const cut = (value: Json) =>
          typeof value === 'string' && value.length > 2 && !/^\d{4}-/.test(value) ? value.slice(0, -1) : value
        return isObject(item) ? withBody(response, withPart(body, place, spoil(item, sent, cut))) : response
      }),
    ]
  }),
  kind('amount comes back rounded', (context, { create, read, idField }) => {
    const place = placeIn(context, read ?? create, idField)
    if (place === undefined) return []
    const round = (value: Json) =>
      typeof value === 'number' && !Number.isInteger(value)
        ? Math.round(value)
        : typeof value === 'string' && /^\d+\.\d*[1-9]$/.test(value)
          ? value.replace(/\.\d+$/, '.00')
          : value
    const isPossible = JSON.stringify(create.body?.media[0]?.examples[0] ?? null).match(/\d\.\d*[1-9]/)
    if (!isPossible) return []
    return [
      changeAnswer(context, read ?? create, (body, response) => {
        const item = partAt(body, place)
        if (!isObject(item)) return response
        const visit = (part: JsonObject): JsonObject =>
          Object.fromEntries(
            Object.entries(part).map(([name, value]) => [
              name,
              isObject(value) ? visit(value) : round(value ?? null),
            ]),
          )
        return withBody(response, withPart(body, place, visit(item)))
      }),
    ]
  }),
  kind('ids are used twice', (context, { create, idField }) => {
    const place = placeIn(context, create, idField)
    if (place === undefined) return []
    let first: Json | undefined
    return [
      changeAnswer(context, create, (body, response) => {
        const item = partAt(body, place)
        if (!isObject(item)) return response
        first ??= item[idField]
        return withBody(response, withPart(body, [...place, idField], first))
      }),
    ]
  }),
  kind('idempotency key is ignored', (context, { create }) =>
    create.parameters.some(({ name }) => /idempotency/i.test(name))
      ? [
          changeRequest(context, create, async (request, conforming) => {
            const headers = new Headers(request.headers)
            headers.delete('idempotency-key')
            return conforming(
              new Request(request.url, { method: request.method, headers, body: await request.text() }),
            )
          }),
        ]
      : [],
  ),
  kind('update is lost', (context, { update, read }) =>
    update === undefined || read === undefined
      ? []
      : [
          changeRequest(context, update, async (request, conforming) => {
            const before = await conforming(await without(request, 'GET', () => undefined, read))
            const after = await conforming(request.clone())
            if (!after.ok || !before.ok) return after
            const text = await before.text()
            const shown = after.clone()
            await restore(conforming, request, text, update)
            return shown
          }),
        ],
  ),
  kind('delete does nothing', (context, { remove, read, list }) =>
    remove === undefined || (read ?? list) === undefined
      ? []
      : [
          changeRequest(context, remove, async (request, conforming) => {
            const exists =
              read === undefined ||
              (await conforming(await without(request, 'GET', () => undefined, read))).ok
            const key = remove.answers.find((one) => /^2/.test(one.key))?.key ?? '204'
            if (!exists || (remove.needsToken && !TOKENS.includes(tokenOf(remove, request) as never)))
              return conforming(request)
            return new Response(null, { status: Number(key) || 204 })
          }),
        ],
  ),
  kind('deleted thing stays readable', (context, { remove, read }) => {
    if (remove === undefined || read === undefined) return []
    const kept = new Map<string, string>()
    return [
      {
        operation: remove,
        wrap:
          (conforming: Handler): Handler =>
          async (request) => {
            const { pathname } = new URL(request.url)
            if (context.isFor(read, request)) {
              const response = await conforming(request)
              if (response.ok) kept.set(pathname, await response.clone().text())
              const text = kept.get(pathname)
              return response.status === 404 && text !== undefined
                ? new Response(text, { headers: { 'content-type': 'application/json' } })
                : response
            }
            return conforming(request)
          },
      },
    ]
  }),
  kind('refused write is done', (context, { create }) => [
    {
      operation: create,
      wrap: (conforming: Handler): Handler => {
        let last: string | undefined
        return async (request) => {
          if (!context.isFor(create, request)) return conforming(request)
          const text = await request.clone().text()
          const response = await conforming(request.clone())
          if (response.ok) last = text
          else if ((response.status === 400 || response.status === 422) && last !== undefined)
            await conforming(
              new Request(request.url, {
                method: 'POST',
                headers: { 'content-type': 'application/json', ...auth(request) },
                body: last,
              }),
            )
          return response
        }
      },
    },
  ]),
  kind('another thing is deleted', (context, { remove, read, list, listPlace, idField }) =>
    remove === undefined || read === undefined || list === undefined || listPlace === undefined
      ? []
      : [
          changeRequest(context, remove, async (request, conforming) => {
            const url = new URL(request.url)
            const parent = url.pathname.replace(/\/[^/]+$/, '')
            const response = await conforming(request.clone())
            if (!response.ok) return response
            for (let id = 108; id > 100; id--) {
              const target = new Request(
                `${url.origin}${parent}/${typeof id === 'number' && /^\d+$/.test(url.pathname.split('/').at(-1) ?? '') ? id : `${idField}-${id}`}`,
                { method: 'DELETE', headers: auth(request) },
              )
              const done = await conforming(target)
              if (done.ok) break
            }
            return response
          }),
        ],
  ),
]

const auth = (request: Request): Record<string, string> => {
  const kept: Record<string, string> = {}
  for (const [name, value] of request.headers)
    if (!/^(content-|accept|idempotency)/.test(name)) kept[name] = value
  return kept
}

/** Writes a thing back as it was. */
async function restore(
  conforming: Handler,
  request: Request,
  text: string,
  update: Operation,
): Promise<void> {
  const before = JSON.parse(text) as Json
  const sent = JSON.parse(await request.clone().text()) as Json
  const take = (shape: Json | undefined, from: Json | undefined): Json => {
    if (!isObject(shape)) return from ?? null
    const inner = isObject(from) ? from : {}
    return Object.fromEntries(
      Object.keys(shape).flatMap((name) =>
        inner[name] === undefined ? [] : [[name, take(shape[name], inner[name])]],
      ),
    )
  }
  const source =
    isObject(sent) && !('data' in sent) && isObject(before) && isObject(before.data) ? before.data : before
  const restored = new Request(request.url, {
    method: update.method,
    headers: request.headers,
    body: JSON.stringify(take(sent, source)),
  })
  await conforming(restored)
}
