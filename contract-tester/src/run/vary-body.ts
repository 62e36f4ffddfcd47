import { isObject, type Json, type JsonObject } from '../document/json.ts'
import { follow } from '../document/pointer.ts'
import { mergedSchema, typeOf } from '../schema/merged-schema.ts'
import { createRandom } from '../schema/random.ts'
import { sampleString } from '../schema/sample-string.ts'
import type { Validator } from '../schema/validator.ts'

/** A body like another, with other values where the schema leaves them free, so that it is about another thing. */
export function varyBody(
  root: JsonObject,
  validator: Validator,
  schemaPointer: string,
  body: Json,
  turn: number,
): Json {
  const random = createRandom(turn * 7919 + 13)
  const vary = (value: Json, schema: JsonObject, name: string): Json => {
    if (isObject(value)) {
      const properties = isObject(schema.properties) ? schema.properties : {}
      return Object.fromEntries(
        Object.entries(value).map(([key, part]) => [
          key,
          vary(part ?? null, mergedSchema(root, properties[key]), key),
        ]),
      )
    }
    if (typeof value === 'number') return varyNumber(value, schema, turn)
    if (typeof value === 'string') return varyText(value, schema, name)
    return value
  }
  const varyText = (value: string, schema: JsonObject, name: string): string => {
    if (schema.const !== undefined || /(^id|_id|Id|No|_no|type|kind)$/.test(name)) return value
    if (Array.isArray(schema.enum))
      return String(schema.enum[(schema.enum.indexOf(value) + 1) % schema.enum.length])
    if (schema.pattern !== undefined || schema.format !== undefined) return sampleString(schema, name, random)
    const end = ` ${turn}${Math.floor(random() * 900 + 100)}`
    const most = typeof schema.maxLength === 'number' ? schema.maxLength : 200
    return most < end.length ? value : value.slice(0, most - end.length) + end
  }
  const change = (place: string[]): Json =>
    changeAt(body, mergedSchema(root, follow(root, schemaPointer).value), place)
  const changeAt = (value: Json, schema: JsonObject, [first, ...rest]: string[]): Json => {
    if (first === undefined || !isObject(value)) return vary(value, schema, '')
    const property = mergedSchema(root, isObject(schema.properties) ? schema.properties[first] : undefined)
    const part = value[first] ?? null
    return {
      ...value,
      [first]: rest.length > 0 ? changeAt(part, property, rest) : vary(part, property, first),
    }
  }
  const whole = change([])
  if (validator.allowsRequest(schemaPointer, whole) || !isObject(body)) return whole
  const kept: JsonObject = { ...body }
  for (const name of Object.keys(body)) {
    const changed = change([name])
    if (validator.allowsRequest(schemaPointer, changed) && isObject(changed))
      kept[name] = changed[name] ?? null
  }
  return kept
}

function varyNumber(value: number, schema: JsonObject, turn: number): number {
  const step =
    typeof schema.multipleOf === 'number' ? schema.multipleOf : typeOf(schema) === 'integer' ? 1 : 0.5
  const changed = Number((value + step * turn).toFixed(6))
  const isAbove = typeof schema.maximum === 'number' && changed > schema.maximum
  return isAbove || schema.enum !== undefined || schema.const !== undefined ? value : changed
}
