import { isObject, type Json, type JsonObject } from '../document/json.ts'
import type { Operation, Parameter } from '../document/operation.ts'
import { follow } from '../document/pointer.ts'
import type { Exchange } from '../http/call.ts'
import { partAt } from '../schema/places.ts'
import { sample } from '../schema/sample.ts'
import type { Validator } from '../schema/validator.ts'
import { mediaFor } from './call-of.ts'
import { listAbove, resourceByNoun } from './id-source.ts'
import type { Input } from './input.ts'
import { nounOf, nounOfField } from './nouns.ts'
import type { Resource } from './resources.ts'
import { withValuesFrom } from './values-from.ts'

/** What inputs are made from. */
export interface KnowledgeSource {
  readonly root: JsonObject
  readonly operations: readonly Operation[]
  readonly resources: readonly Resource[]
  readonly validator: Validator
  readonly seed: number
  /** Puts an unused id into a body that names the id of the thing to create. */
  readonly withFreshId: (operation: Operation, body: Json) => Json
  /** Calls an operation whose answer has ids or other values. */
  readonly call: (operation: Operation, input: Input) => Promise<Exchange | undefined>
}

/** Makes inputs: from what other operations answered, then from examples, then from schemas. */
export interface Knowledge {
  inputFor(operation: Operation): Promise<Input>
  /** Forgets the guessed ids of an operation that answered 404. */
  notFound(operation: Operation): void
  /** Forgets ids: something was created or deleted. */
  forget(): void
}

/** The values that two path parameters have in one item: by `full_name`, or one by one. */
function tupleIn(item: JsonObject, names: readonly string[]): Record<string, Json> | undefined {
  const whole = Object.entries(item).find(([name]) => /^full_?(name|path)$/i.test(name))?.[1]
  const parts = typeof whole === 'string' ? whole.split('/') : []
  if (parts.length === names.length)
    return Object.fromEntries(names.map((name, index) => [name, parts[index] ?? '']))
  const [outer = '', inner = ''] = names
  const owner = item[outer]
  const first = isObject(owner)
    ? (owner.login ?? owner.slug ?? owner.username ?? owner.key ?? owner.name ?? owner.id)
    : owner
  const second = item[inner] ?? item.slug ?? item.name ?? item.id
  if (first === undefined || first === null || second === undefined || second === null) return undefined
  return { [outer]: first, [inner]: second }
}

/** Knowledge of a document and its server, empty at first. */
export function createKnowledge({
  root,
  operations,
  resources,
  validator,
  seed,
  withFreshId,
  call,
}: KnowledgeSource): Knowledge {
  const items = new Map<string, JsonObject[]>()
  const inProgress = new Set<string>()

  const itemsOf = async ({ list: operation, listPlace }: Resource): Promise<JsonObject[]> => {
    if (operation === undefined || listPlace === undefined || inProgress.has(operation.pointer)) return []
    const known = items.get(operation.pointer)
    if (known) return known
    inProgress.add(operation.pointer)
    const exchange = await call(operation, await inputFor(operation))
    inProgress.delete(operation.pointer)
    const found = partAt(exchange?.answer.json, listPlace)
    const objects = Array.isArray(found) ? found.filter(isObject) : []
    if (objects.length > 0) items.set(operation.pointer, objects)
    return objects
  }
  const idFrom = async (resource: Resource | undefined): Promise<Json | undefined> => {
    if (resource?.idField === undefined) return undefined
    const [first] = await itemsOf(resource)
    return first?.[resource.idField]
  }
  const guessed = new Map<string, Set<string>>()
  const givenUp = new Set<string>()
  /** An id of something that is called as the operation or the parameter is, unless it was not found before. */
  const guessFor = async (operation: Operation, parameter: Parameter): Promise<Json | undefined> => {
    const nouns = [nounOf(operation), nounOfField(parameter.name)]
    for (const source of nouns.map((noun) => resourceByNoun(resources, noun))) {
      const id = fitting(parameter, await idFrom(source))
      const guess = `${operation.id} ${parameter.name}=${id}`
      if (id === undefined || givenUp.has(guess)) continue
      guessed.set(operation.id, (guessed.get(operation.id) ?? new Set()).add(guess))
      return id
    }
    return undefined
  }
  /** Path parameters that belong together, from one item of a list that needs none of them. */
  const tupleFor = async ({ path, parameters }: Operation): Promise<Record<string, Json> | undefined> => {
    const first = parameters.filter((one) => one.in === 'path').map(({ name }) => name)
    const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '').slice(0, 2)
    if (names.length < 2 || !names.every((name) => first.includes(name))) return undefined
    for (const resource of resources) {
      if (resource.list === undefined || resource.list.path.includes('{')) continue
      if (resource.item.properties === undefined) continue
      const known = Object.keys(isObject(resource.item.properties) ? resource.item.properties : {})
      if (!known.some((name) => /^full_?(name|path)$/i.test(name)) && !known.includes(names[0] ?? ''))
        continue
      const [item] = await itemsOf(resource)
      const tuple = item && tupleIn(item, names)
      if (tuple) return tuple
    }
    return undefined
  }
  /** An id that the parameter allows: what another list calls an id may be no id here. */
  const fitting = ({ schemaPointer }: Parameter, id: Json | undefined): Json | undefined =>
    id !== undefined &&
    [id, String(id), Number(id)].some((one) => validator.allowsRequest(schemaPointer, one))
      ? id
      : undefined
  const sampleFor = (parameter: Parameter): Json => {
    const [example] = parameter.examples
    if (example !== undefined && validator.allowsRequest(parameter.schemaPointer, example)) return example
    return sample(root, parameter.schema, { seed })
  }
  async function inputFor(operation: Operation): Promise<Input> {
    const parts: Record<Parameter['in'], Record<string, Json>> = {
      path: {},
      query: {},
      header: {},
      cookie: {},
    }
    let isKnown = true
    for (const parameter of operation.parameters) {
      if (!parameter.isRequired) continue
      if (parameter.in === 'path') {
        const id =
          fitting(parameter, await idFrom(listAbove(resources, operation, parameter))) ??
          fitting(parameter, (await tupleFor(operation))?.[parameter.name]) ??
          (parameter.examples.length > 0 ? undefined : await guessFor(operation, parameter))
        isKnown &&= id !== undefined
        parts.path[parameter.name] = id ?? sampleFor(parameter)
        continue
      }
      const noun = /(id|no)$/i.test(parameter.name) ? nounOfField(parameter.name) : ''
      parts[parameter.in][parameter.name] =
        (await idFrom(
          resources.find((one) => one.read === operation && one.idName === parameter.name) ??
            resourceByNoun(resources, noun),
        )) ?? sampleFor(parameter)
    }
    const body = await bodyFor(operation)
    const pointer = mediaFor(operation)?.schemaPointer
    // A value that could not be made to fit its schema may be refused.
    if (body !== undefined && pointer !== undefined) isKnown &&= validator.allowsRequest(pointer, body)
    for (const { in: place, name, schemaPointer } of operation.parameters)
      if (parts[place][name] !== undefined && typeof parts[place][name] === 'string')
        isKnown &&=
          parts[place][name].length < 50_000 || validator.allowsRequest(schemaPointer, parts[place][name])
    return withValuesFrom({ operations, inputFor, call }, operation, { ...parts, body, isKnown })
  }
  const bodyFor = async (operation: Operation): Promise<Json | undefined> => {
    const media = mediaFor(operation)
    if (media === undefined) return undefined
    const [example] = media.examples
    const schema = media.schemaPointer === undefined ? undefined : follow(root, media.schemaPointer).value
    const body = withFreshId(operation, example ?? sample(root, schema, { seed }))
    if (!isObject(body) || operation.definition['x-request-example'] !== undefined) return body
    const filled: JsonObject = { ...body }
    for (const [name, value] of Object.entries(body)) {
      if (!/[a-z](_id|Id|No)$/.test(name)) continue
      const id = await idFrom(resourceByNoun(resources, nounOfField(name)))
      if (id !== undefined && typeof id === typeof value) filled[name] = id
    }
    return filled
  }
  return {
    inputFor,
    forget: () => items.clear(),
    notFound(operation) {
      for (const guess of guessed.get(operation.id) ?? []) givenUp.add(guess)
      guessed.delete(operation.id)
    },
  }
}
