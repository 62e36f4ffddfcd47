import { isObject, type Json, type JsonObject } from '../document/json.ts'
import { follow } from '../document/pointer.ts'

/**
 * A schema as one object: references followed, `allOf` merged, the first branch of `oneOf` and `anyOf` that is not null
 * taken. What looks into a schema (samples, limits, names of properties) asks here.
 */
export function mergedSchema(root: JsonObject, schema: Json | undefined, depth = 0): JsonObject {
  if (!isObject(schema) || depth > 12) return {}
  if (typeof schema.$ref === 'string') {
    const { $ref, ...rest } = schema
    return { ...mergedSchema(root, follow(root, $ref).value, depth + 1), ...rest }
  }
  let merged: JsonObject = { ...schema }
  if (Array.isArray(schema.allOf)) {
    delete merged.allOf
    for (const part of schema.allOf) merged = combine(merged, mergedSchema(root, part, depth + 1))
  }
  for (const key of ['oneOf', 'anyOf']) {
    const branches = schema[key]
    if (!Array.isArray(branches)) continue
    delete merged[key]
    const chosen = branches.find((one) => !(isObject(one) && one.type === 'null'))
    merged = combine(merged, mergedSchema(root, chosen, depth + 1))
  }
  return merged
}

function combine(a: JsonObject, b: JsonObject): JsonObject {
  const both: JsonObject = { ...a, ...b }
  if (isObject(a.properties) && isObject(b.properties)) both.properties = { ...a.properties, ...b.properties }
  if (Array.isArray(a.required) && Array.isArray(b.required))
    both.required = [...new Set([...a.required, ...b.required])]
  return both
}

/** The type of a schema without `null`. If the schema names none, it follows from its keywords. */
export function typeOf(schema: JsonObject): string | undefined {
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type
  if (typeof type === 'string') return type
  if ('properties' in schema || 'additionalProperties' in schema) return 'object'
  if ('items' in schema) return 'array'
  if ('pattern' in schema || 'minLength' in schema || 'maxLength' in schema || 'format' in schema)
    return 'string'
  return 'minimum' in schema || 'maximum' in schema ? 'number' : undefined
}
