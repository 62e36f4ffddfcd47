import { isObject, type Json, type JsonObject } from '../document/json.ts'
import { join } from '../document/pointer.ts'
import type { BrokenValue } from './broken-values.ts'
import { partsOf, type SchemaPart, withPart } from './constraints.ts'
import { mergedSchema, typeOf } from './merged-schema.ts'
import { partAt } from './places.ts'
import type { Validator } from './validator.ts'

/** A quotation mark, and letters of two and three bytes in UTF-8: what a server may take for the end of a text or for more characters. */
const OTHER_SIGNS = "'\u00e9\u6f22\u5b57"

/** Values at the limits of what a schema allows: each limit itself, each member of an enum, each optional part left out. */
export function validValues(
  root: JsonObject,
  validator: Validator,
  schemaPointer: string,
  base: Json,
): BrokenValue[] {
  return partsOf(root, schemaPointer, base).flatMap((part) => {
    const current = partAt(base, part.place)
    if (current === undefined) return []
    return limits(root, part, current).flatMap(({ keyword, what, value }) => {
      const whole = withPart(base, part.place, value)
      if (whole === undefined || !validator.allowsRequest(schemaPointer, whole)) return []
      const name = part.place.length > 0 ? `${part.place.join('.')} ` : ''
      return { pointer: join(part.pointer, keyword), what: `${name}${what}`, value: whole }
    })
  })
}

function limits(root: JsonObject, { schema }: SchemaPart, current: Json) {
  const found: { keyword: string; what: string; value: Json }[] = []
  const add = (keyword: string, what: string, value: Json) => found.push({ keyword, what, value })
  const isFree = schema.pattern === undefined && schema.format === undefined && schema.enum === undefined
  if (Array.isArray(schema.enum))
    for (const value of schema.enum)
      if (value !== null && value !== current) add('enum', `as ${JSON.stringify(value)}`, value)
  for (const keyword of ['minimum', 'maximum'])
    if (typeof schema[keyword] === 'number' && Math.abs(schema[keyword]) < 1e9)
      add(keyword, `at its ${keyword} ${schema[keyword]}`, schema[keyword])
  if (typeof current === 'string' && isFree) {
    const [first = 'a'] = current
    if (typeof schema.minLength === 'number' && schema.minLength > 0)
      add('minLength', `of ${schema.minLength} characters`, current.slice(0, schema.minLength))
    if (typeof schema.maxLength === 'number' && schema.maxLength <= 2_000) {
      add('maxLength', `of ${schema.maxLength} characters`, current.padEnd(schema.maxLength, first))
      const word = current.slice(0, Math.max(schema.maxLength - OTHER_SIGNS.length, 0))
      add(
        'maxLength',
        `of ${schema.maxLength} characters, some of them ${[...OTHER_SIGNS].join(' ')}`,
        word.padEnd(schema.maxLength, OTHER_SIGNS),
      )
    }
  }
  if (typeOf(mergedSchema(root, schema)) === 'boolean' && typeof current === 'boolean')
    add('type', `as ${!current}`, !current)
  if (isObject(current) && isObject(schema.properties)) {
    const required = Array.isArray(schema.required) ? schema.required : []
    const optional = Object.keys(schema.properties).filter(
      (name) => name in current && !required.includes(name),
    )
    for (const name of optional) {
      const { [name]: _, ...others } = current
      add('required', `without the optional ${name}`, others)
    }
  }
  return found
}
