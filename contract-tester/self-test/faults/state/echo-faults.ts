import { isObject, type Json, type JsonObject } from '../../../src/document/json.ts'
import { withPart } from '../../../src/schema/constraints.ts'
import { partAt } from '../../../src/schema/places.ts'
import type { FaultKind } from '../fault.ts'
import { placeIn } from '../place-in.ts'
import { changeAnswer, withBody } from '../wrappers.ts'
import { stateKind } from './state-kind.ts'

/** Answers that are not what was sent. */
export const echoFaults: readonly FaultKind[] = [
  stateKind('text comes back cut', (context, { create, idField }) => {
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
  stateKind('amount comes back rounded', (context, { create, read, idField }) => {
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
]

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
