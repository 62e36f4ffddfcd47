import gapList from '@swx/openapi/gaps.json' with { type: 'json' }
import document from '@swx/openapi/openapi.json' with { type: 'json' }

/** A part of the bundled document whose shape is not worth a type of its own here. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type JsonObject = { [key: string]: Json }

/** One operation of the customer contract, with its place in the bundled document. */
export interface ContractOperation {
  readonly id: string
  readonly method: string
  /** Whole path with its placeholders, such as `/swx/customer/index/getMarketInfo/{id}`. */
  readonly path: string
  readonly tag: string
  readonly needsToken: boolean
  /** JSON pointer of the operation in the document. */
  readonly pointer: string
  readonly definition: JsonObject
}

const methods = ['get', 'post', 'put', 'patch', 'delete']
const escapePointer = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')
const unescapePointer = (name: string) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~')
const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The bundled contract as the package publishes it. */
export const contract = document as unknown as JsonObject

/** The value at a JSON pointer such as `#/components/schemas/Candle`. */
function at(pointer: string): Json | undefined {
  return pointer
    .replace(/^#?\//, '')
    .split('/')
    .reduce<Json | undefined>((value, key) => {
      if (Array.isArray(value)) return value[Number(key)]
      return isObject(value) ? value[unescapePointer(key)] : undefined
    }, contract)
}

/** Follows references until something stands at the pointer itself, and says where that is. */
export function resolve(pointer: string): { pointer: string; value: Json | undefined } {
  const value = at(pointer)
  return isObject(value) && typeof value.$ref === 'string' ? resolve(value.$ref) : { pointer, value }
}

/** The keys of the object at a pointer, references followed; none when nothing stands there. */
export function keysAt(pointer: string): string[] {
  const { value } = resolve(pointer)
  return isObject(value) ? Object.keys(value) : []
}

/** A pointer one or more steps below another; references on the way are followed. */
export function below(pointer: string, ...names: string[]): string {
  return names.reduce((parent, name) => `${resolve(parent).pointer}/${escapePointer(name)}`, pointer)
}

const requiresToken = (security: Json | undefined) =>
  Array.isArray(security) &&
  security.length > 0 &&
  security.every((choice) => isObject(choice) && Object.keys(choice).length > 0)

/** Every operation of the contract, in the document's order. */
export const operations: readonly ContractOperation[] = keysAt('#/paths').flatMap((path) =>
  methods.flatMap((method) => {
    const pointer = below('#/paths', path, method)
    const definition = at(pointer)
    if (!isObject(definition)) return []
    return {
      id: String(definition.operationId),
      method: method.toUpperCase(),
      path,
      tag: Array.isArray(definition.tags) ? String(definition.tags[0]) : '',
      needsToken: requiresToken(definition.security ?? contract.security),
      pointer,
      definition,
    }
  }),
)

const unserved = new Set(
  gapList.gaps.filter(({ cells }) => cells.includes('handler')).flatMap((gap) => gap.operations),
)

/** The operations that the mock server serves; the others are listed as gaps of the contract's table. */
export const servedOperations = operations.filter(({ id }) => !unserved.has(id))

/** The operation of that id. */
export function operation(id: string): ContractOperation {
  const found = operations.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`The contract has no operation "${id}".`)
  return found
}

/** Every code that the 200 answer of an operation can carry, in the order of its outcomes. */
export function codesOf({ pointer }: ContractOperation): string[] {
  const schema = below(pointer, 'responses', '200', 'content', 'application/json', 'schema')
  const { value, pointer: place } = resolve(schema)
  const outcomes =
    isObject(value) && Array.isArray(value.oneOf)
      ? value.oneOf.map((_, index) => `${place}/oneOf/${index}`)
      : [place]
  return outcomes.flatMap((outcome) => codesIn(outcome))
}

function codesIn(pointer: string): string[] {
  const { value, pointer: place } = resolve(pointer)
  if (!isObject(value)) return []
  const code = resolve(below(place, 'properties', 'code')).value
  if (isObject(code))
    return Array.isArray(code.enum) ? code.enum.map(String) : code.const ? [String(code.const)] : []
  return ['allOf', 'oneOf', 'anyOf'].flatMap((key) => {
    const parts = value[key]
    return Array.isArray(parts) ? parts.flatMap((_, index) => codesIn(`${place}/${key}/${index}`)) : []
  })
}

/** A named example of the contract. */
export interface ContractExample {
  readonly name: string
  readonly pointer: string
  readonly value: Json | undefined
}

/** The examples of a media type or parameter, under `examples` or `example`. */
export function examplesAt(pointer: string): ContractExample[] {
  const place = resolve(pointer).pointer
  const named = keysAt(below(place, 'examples')).map((name) => {
    const example = resolve(below(place, 'examples', name)).pointer
    return { name, pointer: example, value: at(`${example}/value`) }
  })
  const single = at(`${place}/example`)
  return single === undefined
    ? named
    : [...named, { name: 'example', pointer: `${place}/example`, value: single }]
}
