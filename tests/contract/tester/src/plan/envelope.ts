import { isObject, type Json, type JsonObject } from '../document/json.ts'
import type { Operation } from '../document/operation.ts'
import { follow } from '../document/pointer.ts'
import { mergedSchema, typeOf } from '../schema/merged-schema.ts'
import { successMedia } from './success-media.ts'

/** How answers with HTTP 200 say whether they were done or refused. */
export interface Envelope {
  /** The property that says it. */
  readonly property: string
  readonly isSuccess: (value: Json | undefined) => boolean
}

const NAMES = ['code', 'success', 'ok', 'errcode', 'errCode', 'errno', 'ret', 'status']
const DONE = /^(0|2\d*|ok|success|succeeded|true)$/i

/** The envelope of a document: what the hint `x-envelope` says, or what its schemas show; most documents have none. */
export function envelopeOf(root: JsonObject, operations: readonly Operation[]): Envelope | undefined {
  const hint = root['x-envelope']
  if (isObject(hint) && typeof hint.property === 'string') {
    const success = Array.isArray(hint.success) ? hint.success.map(String) : []
    return { property: hint.property, isSuccess: (value) => success.includes(String(value)) }
  }
  for (const name of NAMES)
    if (operations.some((operation) => isEnvelope(root, operation, name)))
      return { property: name, isSuccess: (value) => DONE.test(String(value)) }
  return undefined
}

function isEnvelope(root: JsonObject, operation: Operation, name: string): boolean {
  const pointer = successMedia(operation)?.schemaPointer
  if (pointer === undefined) return false
  const values = valuesOf(root, follow(root, pointer).value, name)
  return values.some((value) => DONE.test(value)) && values.some((value) => !DONE.test(value))
}

/** The values that a property may have in the branches of a schema. */
function valuesOf(root: JsonObject, schema: Json | undefined, name: string): string[] {
  const one = isObject(schema) && typeof schema.$ref === 'string' ? follow(root, schema.$ref).value : schema
  if (!isObject(one)) return []
  const branches = Array.isArray(one.oneOf) ? one.oneOf : Array.isArray(one.anyOf) ? one.anyOf : undefined
  if (branches) return branches.flatMap((branch) => valuesOf(root, branch, name))
  const { properties } = mergedSchema(root, one)
  const property = mergedSchema(root, isObject(properties) ? properties[name] : undefined)
  if (property.const !== undefined) return [String(property.const)]
  if (Array.isArray(property.enum)) return property.enum.map(String)
  return typeOf(property) === 'boolean' && (name === 'success' || name === 'ok') ? ['true', 'false'] : []
}
