import { isObject, type Json, type JsonObject } from '../document/json.ts'
import { follow, join } from '../document/pointer.ts'

/** A part of a schema, and where the value that it is about lies. */
export interface SchemaPart {
  readonly pointer: string
  readonly schema: JsonObject
  /** Names that lead to the value from the top. */
  readonly place: readonly string[]
}

/** The parts of a schema that hold for a value whatever else it is: references and `allOf` followed, no alternatives. */
export function partsOf(
  root: JsonObject,
  schemaPointer: string,
  value: Json | undefined,
  depth = 0,
): SchemaPart[] {
  return collect(root, schemaPointer, value, [], depth)
}

function collect(
  root: JsonObject,
  at: string,
  value: Json | undefined,
  place: readonly string[],
  depth: number,
): SchemaPart[] {
  const { pointer, value: schema } = follow(root, at)
  if (!isObject(schema) || depth > 6) return []
  const parts: SchemaPart[] = [{ pointer, schema, place }]
  if (Array.isArray(schema.allOf))
    schema.allOf.forEach((_, index) => {
      parts.push(...collect(root, join(pointer, 'allOf', index), value, place, depth + 1))
    })
  if (isObject(schema.properties) && isObject(value))
    for (const name of Object.keys(schema.properties))
      if (value[name] !== undefined)
        parts.push(
          ...collect(root, join(pointer, 'properties', name), value[name], [...place, name], depth + 1),
        )
  if (isObject(schema.items) && Array.isArray(value) && value.length > 0)
    parts.push(...collect(root, join(pointer, 'items'), value[0], [...place, '0'], depth + 1))
  return parts
}

/** A copy of a value with the part at a place replaced; `undefined` takes it out. */
export function withPart(value: Json, place: readonly string[], part: Json | undefined): Json | undefined {
  const [first, ...rest] = place
  if (first === undefined) return part
  if (Array.isArray(value))
    return value.flatMap((one, index) => {
      if (String(index) !== first) return [one]
      const changed = withPart(one, rest, part)
      return changed === undefined ? [] : [changed]
    })
  if (!isObject(value)) return value
  const changed = withPart(value[first] ?? null, rest, part)
  const { [first]: _, ...others } = value
  return changed === undefined ? others : { ...others, [first]: changed }
}
