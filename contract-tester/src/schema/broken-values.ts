import { isObject, type Json, type JsonObject } from '../document/json.ts'
import { join } from '../document/pointer.ts'
import { partsOf, type SchemaPart, withPart } from './constraints.ts'
import { mergedSchema, typeOf } from './merged-schema.ts'
import { partAt } from './places.ts'
import type { Validator } from './validator.ts'

/** A value that breaks one constraint. */
export interface BrokenValue {
  /** Pointer of the constraint. */
  readonly pointer: string
  /** What is wrong with it, in words. */
  readonly what: string
  readonly value: Json
}

const WRONG_FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'not-a-time',
  date: '2026-02-30',
  uuid: 'not-a-uuid',
  email: 'no-at-sign',
  ipv4: '300.1.1.1',
}

/** The description of a broken value that is null. */
export const NULL = 'that is null'

/** Every constraint of a schema broken once, each limit by the smallest step, the rest of the value left as it is. */
export function brokenValues(
  root: JsonObject,
  validator: Validator,
  schemaPointer: string,
  base: Json,
): BrokenValue[] {
  return partsOf(root, schemaPointer, base).flatMap((part) => {
    const current = partAt(base, part.place)
    if (current === undefined) return []
    return breaks(root, part, current).flatMap(({ keyword, what, value }) => {
      const whole = withPart(base, part.place, value)
      if (whole === undefined || validator.allowsRequest(schemaPointer, whole)) return []
      const name = part.place.length > 0 ? `${part.place.join('.')} ` : ''
      return { pointer: join(part.pointer, ...keyword), what: `${name}${what}`, value: whole }
    })
  })
}

interface Break {
  readonly keyword: readonly string[]
  readonly what: string
  readonly value: Json
}

const hasNull = ({ type }: JsonObject) => type === 'null' || (Array.isArray(type) && type.includes('null'))

const otherCase = (text: string) => (text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase())

function breaks(root: JsonObject, { schema, place }: SchemaPart, current: Json): Break[] {
  const found: Break[] = []
  const add = (keyword: string | readonly string[], what: string, value: Json) =>
    found.push({ keyword: typeof keyword === 'string' ? [keyword] : keyword, what, value })
  const number = (name: string) => (typeof schema[name] === 'number' ? (schema[name] as number) : undefined)
  const merged = mergedSchema(root, schema)
  const type = typeOf(merged)
  const step = number('multipleOf') ?? (type === 'integer' ? 1 : 0.01)
  const round = (value: number) => Number(value.toFixed(8))

  if (schema.type !== undefined)
    add('type', `of another type than ${type}`, type === 'string' ? 12345 : 'not-a-number')
  // What a language takes for a number, too. At the top of a parameter it is the same text as the number.
  if (typeof current === 'number' && place.length > 0) {
    add('type', 'as a text with the number in it', String(current))
    add('type', 'that is true', true)
  }
  // At the top there is nothing to be null: a body that is left out is another thing.
  if (schema.type !== undefined && place.length > 0 && !hasNull(schema)) add('type', NULL, null)
  if (Array.isArray(schema.enum))
    add('enum', 'outside its enum', type === 'integer' || type === 'number' ? 987654 : 'no-such-value')
  if (Array.isArray(schema.enum) && typeof current === 'string')
    add('enum', 'in other letters, small or capital', otherCase(current))
  if (schema.const !== undefined) add('const', 'other than its constant', 'no-such-value')
  const [least, most] = [number('minimum'), number('maximum')]
  if (least !== undefined) add('minimum', `below ${least}`, round(least - step))
  if (most !== undefined) add('maximum', `above ${most}`, round(most + step))
  const [above, below] = [number('exclusiveMinimum'), number('exclusiveMaximum')]
  if (above !== undefined) add('exclusiveMinimum', `not above ${above}`, above)
  if (below !== undefined) add('exclusiveMaximum', `not below ${below}`, below)
  if (number('multipleOf') !== undefined && typeof current === 'number')
    add('multipleOf', `no multiple of ${step}`, round(current + step / 2))
  const [shortest, longest] = [number('minLength'), number('maxLength')]
  if (typeof current === 'string') {
    if (shortest !== undefined && shortest > 0)
      add('minLength', `shorter than ${shortest}`, current.slice(0, shortest - 1))
    if (longest !== undefined && longest < 20_000)
      add('maxLength', `longer than ${longest}`, current.padEnd(longest + 1, current.at(-1) ?? 'x'))
    if (typeof schema.pattern === 'string') {
      add('pattern', 'that does not match its pattern', '\u00a7 no match \u00a7')
      add('pattern', 'that matches its pattern at the beginning alone', `${current}\u00a7`)
    }
    const wrong = WRONG_FORMATS[String(schema.format)]
    if (wrong !== undefined) add('format', `that is no ${schema.format}`, wrong)
  }
  if (Array.isArray(current)) {
    const [fewest, mostItems] = [number('minItems'), number('maxItems')]
    const [first] = current
    if (fewest !== undefined && fewest > 0)
      add('minItems', `with fewer than ${fewest} items`, current.slice(0, fewest - 1))
    if (mostItems !== undefined && mostItems < 500 && first !== undefined && schema.uniqueItems !== true)
      add(
        'maxItems',
        `with more than ${mostItems} items`,
        Array.from({ length: mostItems + 1 }, () => first),
      )
    if (schema.uniqueItems === true && first !== undefined)
      add('uniqueItems', 'with an item twice', [...current, first])
  }
  if (isObject(current)) {
    const required = Array.isArray(schema.required) ? schema.required : []
    required.forEach((name, index) => {
      const { [String(name)]: _, ...others } = current
      add(['required', String(index)], `without ${name}`, others)
    })
    if (schema.additionalProperties === false)
      add('additionalProperties', 'with an undeclared property', { ...current, undeclaredProperty: 1 })
  }
  return found
}
