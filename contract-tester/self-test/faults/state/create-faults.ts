import { isObject, type Json } from '../../../src/document/json.ts'
import { withPart } from '../../../src/schema/constraints.ts'
import { partAt } from '../../../src/schema/places.ts'
import type { FaultKind } from '../fault.ts'
import { placeIn } from '../place-in.ts'
import { changeAnswer, changeRequest, withBody } from '../wrappers.ts'
import { itemUrl, stateKind, without } from './state-kind.ts'

/** Creates that are lost, doubled or not shown. */
export const createFaults: readonly FaultKind[] = [
  stateKind('write is lost', (context, { create, remove, idField }) => {
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
  stateKind('created thing is not in the list', (context, { list, listPlace }) => {
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
  stateKind('ids are used twice', (context, { create, idField }) => {
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
  stateKind('idempotency key is ignored', (context, { create }) =>
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
]
