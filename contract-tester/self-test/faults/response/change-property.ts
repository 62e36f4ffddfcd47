import { isObject, type Json, type JsonObject } from '../../../src/document/json.ts'
import type { Operation } from '../../../src/document/operation.ts'
import { follow } from '../../../src/document/pointer.ts'
import { successMedia } from '../../../src/plan/success-media.ts'
import { mergedSchema } from '../../../src/schema/merged-schema.ts'
import type { FaultContext } from '../fault.ts'
import { changeAnswer, withBody } from '../wrappers.ts'

/** Changes the first property, anywhere in an answer, whose schema fits. */
export function changeProperty(
  context: FaultContext,
  operation: Operation,
  fits: (schema: JsonObject, isRequired: boolean) => boolean,
  change: (owner: JsonObject, name: string) => void,
) {
  const { root } = context.document
  const pointer = successMedia(operation)?.schemaPointer
  const visit = (value: Json | undefined, schema: JsonObject, depth: number): boolean => {
    if (depth > 6) return false
    if (Array.isArray(value)) {
      const last = value.at(-1)
      return last !== undefined && visit(last, mergedSchema(root, schema.items), depth + 1)
    }
    if (!isObject(value) || !isObject(schema.properties)) return false
    const required = Array.isArray(schema.required) ? schema.required : []
    for (const [name, property] of Object.entries(schema.properties)) {
      if (!(name in value)) continue
      const one = mergedSchema(root, property)
      if (visit(value[name], one, depth + 1)) return true
      if (!fits(one, required.includes(name))) continue
      change(value, name)
      return true
    }
    return false
  }
  const schema = mergedSchema(root, pointer === undefined ? {} : follow(root, pointer).value)
  const canChange = hasFitting(root, schema, fits, 0)
  return canChange
    ? [
        changeAnswer(context, operation, (body, response) => {
          visit(body, schema, 0)
          return withBody(response, body)
        }),
      ]
    : []
}

function hasFitting(
  root: JsonObject,
  schema: JsonObject,
  fits: (schema: JsonObject, isRequired: boolean) => boolean,
  depth: number,
): boolean {
  if (depth > 6) return false
  if (schema.items !== undefined) return hasFitting(root, mergedSchema(root, schema.items), fits, depth + 1)
  const required = Array.isArray(schema.required) ? schema.required : []
  return Object.entries(isObject(schema.properties) ? schema.properties : {}).some(([name, property]) => {
    const one = mergedSchema(root, property)
    return hasFitting(root, one, fits, depth + 1) || fits(one, required.includes(name))
  })
}
