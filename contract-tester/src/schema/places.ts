import { isObject, type Json, type JsonObject } from '../document/json.ts'
import { stepInto } from '../document/pointer.ts'
import { mergedSchema, typeOf } from './merged-schema.ts'

/** The value that lies at a place, a list of names. */
export const partAt = (value: Json | undefined, place: readonly string[]): Json | undefined =>
  place.reduce<Json | undefined>(stepInto, value)

/** Where a schema has its list of objects, nearest to the top first; undefined when it has none. */
export function listPlaceOf(
  root: JsonObject,
  schema: Json | undefined,
): { place: string[]; item: JsonObject } | undefined {
  let layer: { place: string[]; schema: JsonObject }[] = [{ place: [], schema: mergedSchema(root, schema) }]
  for (let depth = 0; depth < 4; depth++) {
    for (const { place, schema: one } of layer) {
      if (typeOf(one) !== 'array') continue
      const item = mergedSchema(root, one.items)
      if (typeOf(item) === 'object') return { place, item }
    }
    layer = layer.flatMap(({ place, schema: one }) =>
      Object.entries(isObject(one.properties) ? one.properties : {})
        .filter(([name]) => !/^(errors|links|included|warnings|params)$/.test(name))
        .map(([name, property]) => ({ place: [...place, name], schema: mergedSchema(root, property) })),
    )
  }
  return undefined
}

/** Where a schema has an object with a property of that name, nearest to the top first. */
export function objectPlaceOf(
  root: JsonObject,
  schema: Json | undefined,
  property: string,
): string[] | undefined {
  let layer: { place: string[]; schema: JsonObject }[] = [{ place: [], schema: mergedSchema(root, schema) }]
  for (let depth = 0; depth < 4; depth++) {
    const found = layer.find(({ schema: one }) => isObject(one.properties) && property in one.properties)
    if (found) return found.place
    layer = layer.flatMap(({ place, schema: one }) =>
      Object.entries(isObject(one.properties) ? one.properties : {}).map(([name, part]) => ({
        place: [...place, name],
        schema: mergedSchema(root, part),
      })),
    )
  }
  return undefined
}

const singular = (name: string) => name.replace(/ies$/, 'y').replace(/s$/, '')

/** Which property of an item is its id: named by the path parameter, or as ids usually are. */
export function idFieldOf(item: JsonObject, parameter: string | undefined): string | undefined {
  const names = Object.keys(isObject(item.properties) ? item.properties : {})
  const isScalar = (name: string) => {
    const type =
      isObject(item.properties) && isObject(item.properties[name]) ? item.properties[name].type : undefined
    return type === undefined || type === 'string' || type === 'integer' || type === 'number'
  }
  const wanted = parameter === undefined ? [] : [parameter, singular(parameter), parameter.replace(/_/g, '')]
  const same = names.find((name) => wanted.some((one) => one.toLowerCase() === name.toLowerCase()))
  const numbered = names.find(
    (name) => /^[a-z]+(No|Id|_no|_id|Uuid|_uuid|Number|_number)$/.test(name) && names.indexOf(name) === 0,
  )
  const usual = [
    'id',
    '_id',
    'uuid',
    'guid',
    numbered,
    'key',
    'slug',
    'orderNo',
    'number',
    'sku',
    'ref',
    'code',
  ]
  // `issue_number` is the `number` of an issue.
  const ending = parameter
    ?.replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_-]/)
    .at(-1)
  return [same, ending === parameter ? undefined : ending, ...usual].find(
    (name) => name !== undefined && names.includes(name) && isScalar(name),
  )
}
