import { isObject, type Json } from './json.ts'

/** Places whose values a document only quotes: a `$ref` in them is data. */
const QUOTED = new Set(['example', 'default', 'enum', 'const', 'value'])

/** Objects whose keys are names that the author chose, so that `default` or `example` is one like any other. */
const NAMED = new Set([
  'properties',
  'patternProperties',
  'dependentSchemas',
  'definitions',
  '$defs',
  'schemas',
  'responses',
  'parameters',
  'headers',
  'requestBodies',
  'securitySchemes',
  'links',
  'callbacks',
  'examples',
  'pathItems',
])

/** Whether the keys of what is found under this key are names, too. */
export const holdsNames = (key: string, isName: boolean): boolean => !isName && NAMED.has(key)

/** Whether the value under a key is data and no part of the document. */
export const isQuoted = (key: string, value: Json | undefined, isName: boolean): boolean =>
  !isName && (QUOTED.has(key) || key.startsWith('x-') || (key === 'examples' && Array.isArray(value)))

/** A key that no document has. */
const HIDDEN = '\u0000$ref'

const rename = (value: Json | undefined, from: string, to: string): Json | undefined =>
  Array.isArray(value)
    ? value.map((part) => rename(part, from, to) as Json)
    : isObject(value)
      ? Object.fromEntries(
          Object.entries(value).map(([key, part]) => [key === from ? to : key, rename(part, from, to)]),
        )
      : value

/** The document with each `$ref` of its quoted values hidden, so that none of them is followed. */
export function hideQuoted(value: Json | undefined, isName = false): Json | undefined {
  if (Array.isArray(value)) return value.map((part) => hideQuoted(part) as Json)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      isQuoted(key, part, isName) ? rename(part, '$ref', HIDDEN) : hideQuoted(part, holdsNames(key, isName)),
    ]),
  )
}

/** Undoes {@link hideQuoted}. */
export const showQuoted = (value: Json | undefined): Json | undefined => rename(value, HIDDEN, '$ref')
