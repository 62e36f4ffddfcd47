import { isObject, type Json, type JsonObject } from '../document/json.ts'
import { follow } from '../document/pointer.ts'

/** The names of properties that a schema declares anywhere in it. */
export interface DeclaredNames {
  readonly all: ReadonlySet<string>
  readonly writeOnly: ReadonlySet<string>
  /** Whether some part takes properties of any name (maps, free objects). */
  readonly isOpen: boolean
}

const known = new WeakMap<object, DeclaredNames>()

/** The names of a schema, every branch of it included. */
export function declaredNames(root: JsonObject, schema: Json | undefined): DeclaredNames {
  if (!isObject(schema)) return { all: new Set(), writeOnly: new Set(), isOpen: true }
  const before = known.get(schema)
  if (before) return before
  const all = new Set<string>()
  const writeOnly = new Set<string>()
  let isOpen = false
  const seen = new Set<object>()
  const visit = (part: Json | undefined): void => {
    if (Array.isArray(part)) for (const one of part) visit(one)
    if (!isObject(part) || seen.has(part)) return
    seen.add(part)
    if (typeof part.$ref === 'string') visit(follow(root, part.$ref).value)
    if (isObject(part.additionalProperties) || part.additionalProperties === true || part.patternProperties)
      isOpen = true
    for (const [name, property] of Object.entries(isObject(part.properties) ? part.properties : {})) {
      all.add(name)
      const value =
        isObject(property) && typeof property.$ref === 'string' ? follow(root, property.$ref).value : property
      if (isObject(value) && value.writeOnly === true) writeOnly.add(name)
      else if (!isObject(value) || Object.keys(value).length === 0) isOpen = true
      visit(property)
    }
    for (const key of [
      'items',
      'allOf',
      'oneOf',
      'anyOf',
      'additionalProperties',
      'if',
      'then',
      'else',
      'prefixItems',
    ])
      visit(part[key])
  }
  visit(schema)
  const names = { all, writeOnly, isOpen }
  known.set(schema, names)
  return names
}
