import { isObject, type Json, type JsonObject } from '../document/json.ts'
import type { Operation, Parameter } from '../document/operation.ts'
import type { Input } from './input.ts'

/** The text of one value; objects and lists, where no style is declared for them, as JSON. */
export const textOf = (value: Json | undefined): string =>
  value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value)

const isFlat = (value: Json | undefined): boolean => value === null || typeof value !== 'object'

/** Whether a style of OpenAPI says how a value is written: none does for what nests deeper than one level. */
export function canBeWritten({ definition }: Parameter, value: Json): boolean {
  if (definition.content !== undefined || isFlat(value)) return true
  return Object.values(value as JsonObject).every(
    (part) =>
      isFlat(part) ||
      (definition.style === 'deepObject' && Array.isArray(part) && part.every((one) => isFlat(one))),
  )
}

const isExplodedIn = ({ definition }: Parameter): boolean =>
  typeof definition.explode === 'boolean'
    ? definition.explode
    : (definition.style ?? 'form') === 'form' && definition.in === 'query'

const encoded = (value: Json | undefined): string => encodeURIComponent(textOf(value))

/** The words of an object: `key=value` each, or keys and values one after the other. */
const wordsOf = (
  value: JsonObject,
  isExploded: boolean,
  write: (part: Json | undefined) => string,
): string[] =>
  Object.entries(value).flatMap(([key, part]) =>
    isExploded ? [`${write(key)}=${write(part)}`] : [write(key), write(part)],
  )

/** A value in a path: `simple` (`a,b`), `label` (`.a.b`) or `matrix` (`;name=a;name=b`). */
export function inPathText(parameter: Parameter, value: Json | undefined): string {
  const { name, definition } = parameter
  const isExploded = isExplodedIn(parameter)
  const words = Array.isArray(value)
    ? value.map(encoded)
    : isObject(value)
      ? wordsOf(value, isExploded, encoded)
      : [encoded(value)]
  if (definition.style === 'label') return `.${words.join(isExploded ? '.' : ',')}`
  if (definition.style !== 'matrix') return words.join(',')
  if (!isExploded) return `;${name}=${words.join(',')}`
  return words.map((word) => (isObject(value) ? `;${word}` : `;${name}=${word}`)).join('')
}

/** A value in a header: `a,b`. */
export function inHeaderText(parameter: Parameter | undefined, value: Json | undefined): string {
  if (Array.isArray(value)) return value.map(textOf).join(',')
  if (!isObject(value) || parameter === undefined || parameter.definition.content !== undefined)
    return textOf(value)
  return wordsOf(value, isExplodedIn(parameter), textOf).join(',')
}

const BETWEEN: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' }

/** A value in the query: `form`, `spaceDelimited`, `pipeDelimited` or `deepObject`. */
export function inQueryPairs(parameter: Parameter, value: Json | undefined): [string, string][] {
  if (value === undefined) return []
  const { name, definition } = parameter
  if (definition.content !== undefined) return [[name, JSON.stringify(value)]]
  if (isObject(value) && definition.style === 'deepObject') return deepPairs(name, value)
  const between = BETWEEN[String(definition.style)] ?? ','
  const isExploded = isExplodedIn(parameter)
  if (Array.isArray(value))
    return isExploded ? value.map((one) => [name, textOf(one)]) : [[name, value.map(textOf).join(between)]]
  if (!isObject(value)) return [[name, textOf(value)]]
  return isExploded
    ? Object.entries(value).map(([key, one]) => [key, textOf(one)])
    : [[name, wordsOf(value, false, textOf).join(between)]]
}

const deepPairs = (name: string, value: JsonObject): [string, string][] =>
  Object.entries(value).flatMap(([key, part]): [string, string][] =>
    Array.isArray(part)
      ? part.map((one) => [`${name}[${key}]`, textOf(one)])
      : [[`${name}[${key}]`, textOf(part)]],
  )

/** A form: lists as one pair for each of their values, objects as their encoding says, or as JSON. */
export function formPairs(value: JsonObject, encoding: JsonObject): [string, string][] {
  return Object.entries(value).flatMap(([name, part]): [string, string][] => {
    const own = encoding[name]
    if (isObject(part) && isObject(own) && own.style === 'deepObject') return deepPairs(name, part)
    if (Array.isArray(part) && part.every((one) => isFlat(one))) return part.map((one) => [name, textOf(one)])
    return [[name, textOf(part)]]
  })
}

/** Why a call cannot be written; undefined when it can. */
export const unwritten = (operation: Operation, input: Input): string | undefined => {
  const parameter = operation.parameters.find((one) => {
    const value = input[one.in][one.name]
    return value !== undefined && !canBeWritten(one, value)
  })
  return parameter && `no style says how its parameter ${parameter.name} is written: it nests`
}
