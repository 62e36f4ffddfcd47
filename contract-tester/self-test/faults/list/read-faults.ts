import { isObject, type Json, type JsonObject } from '../../../src/document/json.ts'
import { partAt } from '../../../src/schema/places.ts'
import { TOKENS } from '../../server/serve-document.ts'
import type { FaultKind } from '../fault.ts'
import { signed } from '../signed.ts'
import { changeAnswer, changeRequest, toUrl, withBody } from '../wrappers.ts'
import { listKind } from './list-kind.ts'

/** Reads that change what they read, or answer something else. */
export const readFaults: readonly FaultKind[] = [
  listKind('reading changes the item', (context, { read, create, idField }) => {
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
  listKind('reading an item deletes another', (context, { read, remove }) => {
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
  listKind('item differs from its row', (context, { read, create, idField }) => {
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
  listKind('unknown id is answered', (context, { read, create, list, listPlace, idField }) =>
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
]
