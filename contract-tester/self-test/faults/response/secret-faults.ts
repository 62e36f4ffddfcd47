import { isObject, type Json, type JsonObject } from '../../../src/document/json.ts'
import type { Operation } from '../../../src/document/operation.ts'
import { follow } from '../../../src/document/pointer.ts'
import { mergedSchema } from '../../../src/schema/merged-schema.ts'
import { answering } from '../answering.ts'
import type { FaultContext, FaultKind } from '../fault.ts'
import { changeAnswer, withBody } from '../wrappers.ts'
import { responseKind } from './response-kind.ts'

/** Answers that hold what is not to be shown. */
export const secretFaults: readonly FaultKind[] = [
  responseKind('secret that is not declared', (context) =>
    answering(context).map((operation) =>
      changeAnswer(context, operation, (body, response) =>
        withBody(response, addTo(body, 'passwordHash', '$2b$10$abcdefghijk')),
      ),
    ),
  ),
  responseKind('written-only property shown', (context) =>
    answering(context).flatMap((operation) => {
      const name = writeOnlyName(context, operation)
      return name === undefined
        ? []
        : [
            changeAnswer(context, operation, (body, response) =>
              withBody(response, addTo(body, name, 'hunter22')),
            ),
          ]
    }),
  ),
]

/** Adds a property to the innermost first object of an answer. */
function addTo(body: Json, name: string, value: string): Json {
  const target = (part: Json | undefined): JsonObject | undefined => {
    if (Array.isArray(part)) return target(part[0])
    if (!isObject(part)) return undefined
    for (const inner of Object.values(part)) {
      const found = Array.isArray(inner) || isObject(inner) ? target(inner) : undefined
      if (found) return found
    }
    return part
  }
  const owner = target(body)
  if (owner) owner[name] = value
  return body
}

function writeOnlyName({ document, resources }: FaultContext, operation: Operation): string | undefined {
  const { root } = document
  const resource = resources.find((one) => [one.list, one.read, one.create, one.update].includes(operation))
  const pointer = resource?.create?.body?.media[0]?.schemaPointer
  const { properties } = mergedSchema(root, pointer === undefined ? {} : follow(root, pointer).value)
  return Object.entries(isObject(properties) ? properties : {}).find(
    ([, one]) => mergedSchema(root, one).writeOnly === true,
  )?.[0]
}
