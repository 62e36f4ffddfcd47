import { isObject, type Json, type JsonObject } from '../document/json.ts'
import { follow } from '../document/pointer.ts'

/** A keyword of 3.0, which says nothing in the dialect of 3.1 and is refused by Ajv there. */
const NULLABLE = 'nullable'

const QUOTED = new Set(['example', 'examples', 'default', 'enum', 'const', 'value'])

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
      copy[key] =
        !isNames && (QUOTED.has(key) || key.startsWith('x-'))
          ? QUOTED.has(key) && (key === 'enum' || key === 'const')
            ? part
            : undefined
          : visit(part, !isNames && (key === 'properties' || key === 'schemas'))
    }
    if (isNames) return copy
    const { properties } = value
    if (Array.isArray(copy.required) && isObject(properties))
      copy.required = copy.required.filter((name) => !isLeftOut(properties[String(name)]))
    return JSON.parse(JSON.stringify(copy))
  }
  return visit(root, false) as JsonObject
}
