import { isObject, type Json, type JsonObject } from '../document/json.ts'
import type { Operation } from '../document/operation.ts'
import { follow } from '../document/pointer.ts'
import { mergedSchema, typeOf } from '../schema/merged-schema.ts'
import { successMedia } from './success-media.ts'

/** How answers with HTTP 200 say whether they were done or refused. */
export interface Envelope {
  /** The property that says it. */
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
  // One answer with such a property is about its own thing, such as the status of an order; an envelope is around most.
  for (const name of NAMES)
    if (2 * answering.filter((operation) => isEnvelope(root, operation, name)).length > answering.length)
      return { property: name, isSuccess: (value) => DONE.test(String(value)) }
  return undefined
}

function isEnvelope(root: JsonObject, operation: Operation, name: string): boolean {
  const pointer = successMedia(operation)?.schemaPointer
  if (pointer === undefined) return false
  const values = branchesOf(root, follow(root, pointer).value).flatMap((one) => [
    ...(valuesOf(root, one, name) ?? []),
  ])
  return values.some((value) => DONE.test(value)) && values.some((value) => !DONE.test(value))
}

/** The codes that a schema declares for its answers, or `any` where a branch leaves them open. */
export function codesOf(root: JsonObject, schemaPointer: string, name: string): ReadonlySet<string> | 'any' {
  const branches = branchesOf(root, follow(root, schemaPointer).value).map((one) => valuesOf(root, one, name))
  return branches.length === 0 || branches.includes(undefined)
    ? 'any'
    : new Set(branches.flatMap((values) => values ?? []))
}

/** The schemas that an answer may fit, one at a time. */
function branchesOf(root: JsonObject, schema: Json | undefined): JsonObject[] {
  const one = isObject(schema) && typeof schema.$ref === 'string' ? follow(root, schema.$ref).value : schema
  if (!isObject(one)) return []
  const branches = Array.isArray(one.oneOf) ? one.oneOf : Array.isArray(one.anyOf) ? one.anyOf : undefined
  return branches ? branches.flatMap((branch) => branchesOf(root, branch)) : [one]
}

/** The values that a schema lists for a property; undefined where it may have any. */
function valuesOf(root: JsonObject, schema: JsonObject, name: string): string[] | undefined {
  const { properties } = mergedSchema(root, schema)
  const property = mergedSchema(root, isObject(properties) ? properties[name] : undefined)
  if (property.const !== undefined) return [String(property.const)]
  if (Array.isArray(property.enum)) return property.enum.map(String)
  return typeOf(property) === 'boolean' && (name === 'success' || name === 'ok')
    ? ['true', 'false']
    : undefined
}
