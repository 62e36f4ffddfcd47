import { isObject, type Json, type JsonObject } from '../document/json.ts'
import { mergedSchema, typeOf } from './merged-schema.ts'
import { createRandom, pick, type Random } from './random.ts'
import { sampleString } from './sample-string.ts'

/** What a sample is made for. */
export interface SampleOptions {
  readonly seed?: number
  /** Whether optional properties are filled in. @default true */
  readonly withOptional?: boolean
  /** Whether examples and defaults of the document are used. @default true */
  readonly withExamples?: boolean
  readonly direction?: 'request' | 'answer'
}

/** The longest list of a sample, even if a schema requires more items. */
const MOST_ITEMS = 1_000

/** A value that a schema allows. */
export function sample(root: JsonObject, schema: Json | undefined, options: SampleOptions = {}): Json {
  const { seed = 1, withOptional = true, withExamples = true, direction = 'request' } = options
  const random = createRandom(seed)
  const leftOut = direction === 'request' ? 'readOnly' : 'writeOnly'

  const make = (part: Json | undefined, name: string, depth: number): Json => {
    const one = mergedSchema(root, part)
    if (one.const !== undefined) return one.const
    if (withExamples) {
      const [first] = Array.isArray(one.examples) ? one.examples : []
      const example = one.example ?? first ?? one.default
      if (example !== undefined) return example
    }
    if (Array.isArray(one.enum))
      return pick(
        random,
        one.enum.filter((value) => value !== null),
      )
    switch (typeOf(one)) {
      case 'object':
        return object(one, depth)
      case 'array':
        return array(one, name, depth)
      case 'integer':
        return number(one, random, 1)
      case 'number':
        return number(one, random, typeof one.multipleOf === 'number' ? one.multipleOf : 0.5)
      case 'boolean':
        return random() < 0.5
      case 'null':
        return null
      default:
        return sampleString(one, name, random)
    }
  }
  const object = (one: JsonObject, depth: number): Json => {
    const required = Array.isArray(one.required) ? one.required : []
    const made: JsonObject = {}
    for (const [name, property] of Object.entries(isObject(one.properties) ? one.properties : {})) {
      const isWanted = required.includes(name) || (withOptional && depth < 4)
      if (isWanted && mergedSchema(root, property)[leftOut] !== true)
        made[name] = make(property, name, depth + 1)
    }
    return made
  }
  const array = (one: JsonObject, name: string, depth: number): Json => {
    const least = typeof one.minItems === 'number' ? Math.min(one.minItems, MOST_ITEMS) : depth < 4 ? 1 : 0
    const list: Json[] = []
    for (let tries = 0; list.length < least && tries < least * 10; tries++) {
      const value = make(one.items, name, depth + 1)
      const isRepeated =
        one.uniqueItems === true && list.some((other) => JSON.stringify(other) === JSON.stringify(value))
      if (!isRepeated) list.push(value)
    }
    return list
  }
  return make(schema, '', 0)
}

function number(schema: JsonObject, random: Random, step: number): number {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema as Record<
    string,
    number | undefined
  >
  const unit = typeof schema.multipleOf === 'number' ? schema.multipleOf : step
  const low = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + unit)
  const high = maximum ?? (exclusiveMaximum === undefined ? undefined : exclusiveMaximum - unit)
  const from = low ?? (high === undefined ? 1 : Math.min(1, high))
  const to = Math.min(high ?? from + 50, from + 50)
  const value = Math.ceil(from / unit) * unit + Math.floor((random() * (to - from)) / unit) * unit
  return Number(Math.min(value, high ?? value).toFixed(6))
}
