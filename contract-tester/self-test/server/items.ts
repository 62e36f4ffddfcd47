import { isObject, type Json, type JsonObject } from '../../src/document/json.ts'
import { follow } from '../../src/document/pointer.ts'
import type { Resource } from '../../src/plan/resources.ts'
import { successMedia } from '../../src/plan/success-media.ts'
import { mergedSchema, typeOf } from '../../src/schema/merged-schema.ts'
import { objectPlaceOf } from '../../src/schema/places.ts'
import { sample } from '../../src/schema/sample.ts'

/** The schema of an item as `read` answers it, or as the list has it. */
export function itemSchema(root: JsonObject, { read, create, item, idField }: Resource): JsonObject {
  for (const operation of [read, create]) {
    const pointer = operation && successMedia(operation)?.schemaPointer
    if (pointer === undefined || idField === undefined) continue
    const schema = follow(root, pointer).value
    const place = objectPlaceOf(root, schema, idField)
    if (place) return schemaAt(root, schema, place)
  }
  return item
}

/** The merged schema at a place. */
const schemaAt = (root: JsonObject, schema: Json | undefined, place: readonly string[]): JsonObject =>
  place.reduce<JsonObject>(
    (one, name) => {
      const properties = mergedSchema(root, one).properties
      return mergedSchema(root, isObject(properties) ? properties[name] : undefined)
    },
    mergedSchema(root, schema),
  )

/** A new item of a resource, with an id of its own. */
export function makeItem(root: JsonObject, resource: Resource, number: number): JsonObject {
  const schema = itemSchema(root, resource)
  const made = sample(root, schema, { seed: number * 31 + 7, withExamples: false, direction: 'answer' })
  const item = isObject(made) ? made : {}
  if (resource.idField !== undefined) item[resource.idField] = makeId(root, schema, resource.idField, number)
  return item
}

function makeId(root: JsonObject, schema: JsonObject, field: string, number: number): Json {
  const id = mergedSchema(root, isObject(schema.properties) ? schema.properties[field] : undefined)
  if (typeOf(id) === 'integer' || typeOf(id) === 'number') return number
  if (id.format !== undefined || id.pattern !== undefined)
    return sample(root, id, { seed: number * 97, withExamples: false })
  return `${field}-${number}`
}

/** A body laid over an item: what the item's schema knows. */
export function overlay(item: JsonObject, body: Json | undefined, schema: JsonObject): JsonObject {
  if (!isObject(body)) return item
  const properties = isObject(schema.properties) ? schema.properties : {}
  const merged: JsonObject = { ...item }
  for (const [name, value] of Object.entries(body)) {
    const property = properties[name]
    if (property === undefined) continue
    const before = merged[name]
    if (isObject(property) && property.writeOnly === true) continue
    merged[name] =
      isObject(value) && isObject(before) && isObject(property) ? overlay(before, value, property) : value
  }
  return merged
}
