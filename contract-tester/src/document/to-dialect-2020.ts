import { isObject, type Json, type JsonObject } from './json.ts'

const QUOTED = new Set(['example', 'examples', 'default', 'enum', 'const', 'value'])

/** Rewrites what OpenAPI 3.0 says in its own way (`nullable`, boolean exclusive limits) as JSON Schema 2020-12. */
export function toDialect2020(value: Json | undefined, isNames = false): Json | undefined {
  if (Array.isArray(value)) return value.map((part) => toDialect2020(part) as Json)
  if (!isObject(value)) return value
  const copy: JsonObject = {}
  for (const [key, part] of Object.entries(value))
    copy[key] =
      !isNames && (QUOTED.has(key) || key.startsWith('x-'))
        ? part
        : toDialect2020(part, !isNames && (key === 'properties' || key === 'schemas'))
  return isNames ? copy : upgradeSchema(copy)
}

function upgradeSchema(schema: JsonObject): JsonObject {
  if (schema.exclusiveMinimum === true && typeof schema.minimum === 'number') {
    schema.exclusiveMinimum = schema.minimum
    delete schema.minimum
  } else if (typeof schema.exclusiveMinimum === 'boolean') delete schema.exclusiveMinimum
  if (schema.exclusiveMaximum === true && typeof schema.maximum === 'number') {
    schema.exclusiveMaximum = schema.maximum
    delete schema.maximum
  } else if (typeof schema.exclusiveMaximum === 'boolean') delete schema.exclusiveMaximum
  if (typeof schema.nullable !== 'boolean') return schema
  const { nullable, ...rest } = schema
  if (!nullable) return rest
  if (Array.isArray(rest.enum) && !rest.enum.includes(null)) rest.enum = [...rest.enum, null]
  if (typeof rest.type === 'string') return { ...rest, type: [rest.type, 'null'] }
  return '$ref' in rest || 'allOf' in rest || 'oneOf' in rest || 'anyOf' in rest
    ? { anyOf: [rest, { type: 'null' }] }
    : rest
}
