import { isObject, type Json, type JsonObject } from '../document/json.ts'
import type { Operation } from '../document/operation.ts'
import { follow } from '../document/pointer.ts'
import { mergedSchema, typeOf } from '../schema/merged-schema.ts'
import { successMedia } from './success-media.ts'

/** How answers with HTTP 200 say whether the request was carried out. */
export interface Envelope {
  /** The property that says whether it was. */
  readonly property: string
  /** The property that says the time of the answer, where the hint names one. */
  readonly time?: string
  readonly isSuccess: (value: Json | undefined) => boolean
}

const NAMES = ['code', 'success', 'ok', 'errcode', 'errCode', 'errno', 'ret', 'status']
const DONE = /^(0|2\d*|ok|success|succeeded|true)$/i

/** The envelope of a document: what the hint `x-envelope` says, or what its schemas show; most documents have none. */
export function envelopeOf(root: JsonObject, operations: readonly Operation[]): Envelope | undefined {
  const hint = root['x-envelope']
  if (isObject(hint) && typeof hint.property === 'string') {
    const success = Array.isArray(hint.success) ? hint.success.map(String) : []
    return {
      property: hint.property,
      isSuccess: (value) => success.includes(String(value)),
      ...(typeof hint.time === 'string' && { time: hint.time }),
    }
  }
  const answering = operations.filter((operation) => successMedia(operation)?.schemaPointer !== undefined)
  // A property of a few answers is about what they show, such as the status of an order. An envelope is in most answers.
  for (const name of NAMES)
    if (2 * answering.filter((operation) => isEnvelope(root, operation, name)).length > answering.length)
      return { property: name, isSuccess: (value) => DONE.test(String(value)) }
  return undefined
}

function isEnvelope(root: JsonObject, operation: Operation, name: string): boolean {
  const pointer = successMedia(operation)?.schemaPointer
  if (pointer === undefined) return false
  const values = branchesOf(root, follow(root, pointer).value).flatMap(
    (branch) => valuesOf(root, branch, name) ?? [],
  )
  return values.some((value) => DONE.test(value)) && values.some((value) => !DONE.test(value))
}

/** The codes that a schema of answers allows; `any` if one of its branches does not list them. */
export function codesOf(root: JsonObject, schemaPointer: string, name: string): ReadonlySet<string> | 'any' {
  const branches = branchesOf(root, follow(root, schemaPointer).value).map((branch) =>
    valuesOf(root, branch, name),
  )
  return branches.length === 0 || branches.includes(undefined)
    ? 'any'
    : new Set(branches.flatMap((values) => values ?? []))
}

/** The alternatives of a schema, of which an answer fits one. */
function branchesOf(root: JsonObject, schema: Json | undefined): JsonObject[] {
  const target =
    isObject(schema) && typeof schema.$ref === 'string' ? follow(root, schema.$ref).value : schema
  if (!isObject(target)) return []
  const branches = [target.oneOf, target.anyOf].find(Array.isArray)
  return branches ? branches.flatMap((branch) => branchesOf(root, branch)) : [target]
}

/** The values that a schema lists for a property; undefined if it lists none. */
function valuesOf(root: JsonObject, schema: JsonObject, name: string): string[] | undefined {
  const { properties } = mergedSchema(root, schema)
  const property = mergedSchema(root, isObject(properties) ? properties[name] : undefined)
  if (property.const !== undefined) return [String(property.const)]
  if (Array.isArray(property.enum)) return property.enum.map(String)
  return typeOf(property) === 'boolean' && (name === 'success' || name === 'ok')
    ? ['true', 'false']
    : undefined
}
