import { isObject, type Json, type JsonObject } from '../document/json.ts'
import type { Operation } from '../document/operation.ts'
import type { Call } from '../http/call.ts'
import { isNamedForMoney, moneyIn } from '../http/money-guard.ts'
import type { Resource } from '../plan/resources.ts'
import { roleOf } from '../plan/role-of.ts'
import { valuesIn } from '../plan/template.ts'
import { mergedSchema, typeOf } from '../schema/merged-schema.ts'
import type { Validator } from '../schema/validator.ts'
import type { FreshIds } from './fresh-ids.ts'
import type { OwnThings } from './own-things.ts'
import { plainPath } from './own-things.ts'
import type { Mode } from './run.ts'

/** What decides which calls may be made. */
export interface GateSource {
  readonly root: JsonObject
  readonly operations: readonly Operation[]
  readonly resources: readonly Resource[]
  readonly validator: Validator
  readonly own: OwnThings
  readonly freshIds: FreshIds
  readonly mode: Mode
  readonly maxMoney: number
  /** Ids of operations that may change what was there before; `*` for all. */
  readonly allow: readonly string[]
  /** Whether the thing at a path can be put back as it was. */
  readonly isKept: (path: string) => boolean
}

/** Why a call must not be made; undefined when it may. */
export type Gate = (call: Call) => string | undefined

const HARMLESS = ['GET', 'HEAD', 'OPTIONS', 'PROPFIND', 'TRACE']

/**
 * The one place that decides whether a call leaves: every call of a run goes through it. What changes or deletes is let
 * through for things that this run created, for a singleton that is put back, and for operations that are allowed by name.
 */
export function createGate(source: GateSource): Gate {
  const { root, operations, resources, own, mode, maxMoney } = source
  const isAllowed = ({ id, definition }: Operation) =>
    source.allow.includes('*') || source.allow.includes(id) || definition['x-contract-allow'] === true

  const moneyReason = (call: Call): string | undefined => {
    const amount = moneyIn(root, call)
    if (amount === undefined)
      return maxMoney <= 0 && call.operation && isNamedForMoney(call.operation)
        ? 'its name says that it moves money, and no amount was recognised: only with --max-money'
        : undefined
    return amount > maxMoney ? `moves more than --max-money ${maxMoney}` : undefined
  }
  /** Whether nothing that exists can have such a path: a value in it is one that the document does not allow. */
  const isImpossible = (operation: Operation, path: string): boolean => {
    const values = valuesIn(operation.path, path) ?? {}
    return operation.parameters.some(({ in: place, name, schema, schemaPointer }) => {
      const text = place === 'path' ? plainPath(values[name] ?? '') : ''
      if (text === '') return false
      const isNumber = /^(integer|number)$/.test(typeOf(schema) ?? '')
      // A number that is almost an id may be rounded to one.
      if (isNumber && !Number.isNaN(Number.parseFloat(text))) {
        const near = [Math.floor(Number(text)), Math.ceil(Number(text)), Math.round(Number(text))]
        return near.every((one) => !source.validator.allowsRequest(schemaPointer, one))
      }
      const readings: Json[] = isNumber
        ? [Number(text), text]
        : [text, ...(text.trim() === '' ? [] : [Number(text)])]
      return readings.every((one) => !source.validator.allowsRequest(schemaPointer, one))
    })
  }
  const undeclaredReason = ({ method, path }: Call): string | undefined => {
    const declared = operations.find((one) => one.method === method && valuesIn(one.path, path) !== undefined)
    if (declared !== undefined) return `${method} of this path is declared, by ${declared.id}`
    return own.covers(path) ? undefined : `${method} is asked of things of its own only`
  }
  /** Whether the id in the body of a call is one of the run's own, or none that anything can have. */
  const isOfOwn = ({ body }: Call, operation: Operation): boolean => {
    const resource = resources.find(
      ({ idName, update, remove }) => idName !== undefined && [update, remove].includes(operation),
    )
    const id = isObject(body?.value) && resource?.idName ? body.value[resource.idName] : undefined
    if (resource === undefined || (typeof id !== 'string' && typeof id !== 'number')) return false
    return own.hasThing(resource, String(id)) || (typeOfId(resource) === 'number' && Number.isNaN(Number(id)))
  }
  const typeOfId = ({ item, idField }: Resource) => {
    const { properties } = item
    const type = typeOf(mergedSchema(root, isObject(properties) ? properties[idField ?? ''] : undefined))
    return type === 'integer' ? 'number' : type
  }
  return (call) => {
    const { operation, method, path } = call
    if (operation === undefined || operation.method !== method) {
      if (HARMLESS.includes(method)) return undefined
      return mode === 'safe' ? 'safe mode only reads' : undeclaredReason(call)
    }
    if (mode === 'safe' && !operation.isRead) return 'changes something: only with --mode full'
    const money = moneyReason(call)
    if (money !== undefined) return money
    const role = roleOf(operation, resources)
    if (role === 'read' || role === 'call' || isAllowed(operation)) return undefined
    if (role === 'create')
      return source.freshIds.areTaken(operation, call.body?.value)
        ? 'creates something under an id that something else may have: only with --allow'
        : undefined
    if (role === 'item')
      return own.covers(path) || isImpossible(operation, path) || source.isKept(path)
        ? undefined
        : 'changes things that were there before: only with --allow'
    if (role === 'singleton' && method !== 'DELETE' && source.isKept(path)) return undefined
    if (role === 'change' && isOfOwn(call, operation)) return undefined
    return 'changes what was there before: only with --allow'
  }
}
