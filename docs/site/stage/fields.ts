import type { ApiDocument, Schema } from './document.ts'
import { cell, row } from './markdown.ts'

const deepest = 3

/** The type of a value in a few words, such as `string (date-time)` or `list of object`. */
export function typeOf(schema: Schema, { resolve }: ApiDocument): string {
  const one = resolve(schema)
  if (one.enum) return one.enum.map((value) => `\`${value}\``).join(', ')
  if (one.items) return `list of ${typeOf(one.items, { resolve } as ApiDocument)}`
  const type = [one.type ?? 'object'].flat().join(' or ')
  return one.format ? `${type} (${one.format})` : type
}

function merged(schema: Schema, document: ApiDocument): Schema {
  const one = document.resolve(schema)
  if (!one.allOf) return one
  const parts = one.allOf.map((part) => merged(part, document))
  return {
    ...one,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), one.properties),
    required: [...parts.flatMap(({ required }) => required ?? []), ...(one.required ?? [])],
  }
}

/** The rows of a table of fields: name, type, whether it is always there, meaning; fields inside fields by a dot. */
export function fieldRows(schema: Schema, document: ApiDocument, before = '', depth = 1): string[] {
  const whole = merged(schema, document)
  if (whole.items) return fieldRows(whole.items, document, `${before}[]`, depth)
  return Object.entries(whole.properties ?? {}).flatMap(([name, field]) => {
    const one = document.resolve(field)
    const full = before === '' ? name : `${before}.${name}`
    const line = row(
      `\`${full}\``,
      typeOf(one, document),
      whole.required?.includes(name) ? 'yes' : '',
      cell(one.description ?? ''),
    )
    return [line, ...(depth < deepest ? fieldRows(one, document, full, depth + 1) : [])]
  })
}
