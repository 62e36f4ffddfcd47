import { isObject, type Json, type JsonObject } from '../../../src/document/json.ts'
import { withPart } from '../../../src/schema/constraints.ts'
import { partAt } from '../../../src/schema/places.ts'
import type { Handler } from '../../server/handler.ts'
import type { FaultKind } from '../fault.ts'
import { parseJson } from '../parse-json.ts'
import { placeIn } from '../place-in.ts'
import { changeAnswer, changeRequest, withBody, withJson } from '../wrappers.ts'
import { ofResource } from './of-resource.ts'

/** Things that are doubled, replaced or changed by halves. */
export const stateKinds: readonly FaultKind[] = [
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
        const sent = parseJson(await request.clone().text())
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
]
