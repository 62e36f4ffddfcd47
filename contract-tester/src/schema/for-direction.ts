import { isObject, type Json, type JsonObject } from '../document/json.ts'
import { follow } from '../document/pointer.ts'
import { holdsNames, isQuoted } from '../document/quoted.ts'

/** A keyword of 3.0, which says nothing in the dialect of 3.1 and is refused by Ajv there. */
const NULLABLE = 'nullable'

/**
 * A copy of the document for one direction: what is `readOnly` is not required of a request, and what is `writeOnly` is
 * not required of an answer.
 */
export function forDirection(root: JsonObject, direction: 'request' | 'answer'): JsonObject {
  const mark = direction === 'request' ? 'readOnly' : 'writeOnly'
  const isLeftOut = (property: Json | undefined): boolean => {
    const value =
      isObject(property) && typeof property.$ref === 'string' ? follow(root, property.$ref).value : property
    return (isObject(property) && property[mark] === true) || (isObject(value) && value[mark] === true)
  }
  const visit = (value: Json | undefined, isNames: boolean): Json | undefined => {
    if (Array.isArray(value)) return value.map((part) => visit(part, false) as Json)
    if (!isObject(value)) return value
    const copy: JsonObject = {}
    for (const [key, part] of Object.entries(value)) {
      if (key === NULLABLE && !isNames) continue
      if (!isNames && (key === 'enum' || key === 'const')) copy[key] = part
      // Examples and other quoted values are left out: they may contain the words of keywords as data.
      else if (!isQuoted(key, part, isNames)) copy[key] = visit(part, holdsNames(key, isNames))
    }
    if (isNames) return copy
    const { properties } = value
    if (Array.isArray(copy.required) && isObject(properties))
      copy.required = copy.required.filter((name) => !isLeftOut(properties[String(name)]))
    return JSON.parse(JSON.stringify(copy))
  }
  return visit(root, false) as JsonObject
}
