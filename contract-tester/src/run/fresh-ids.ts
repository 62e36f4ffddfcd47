import { randomInt, randomUUID } from 'node:crypto'
import { isObject, type Json, type JsonObject } from '../document/json.ts'
import type { Operation } from '../document/operation.ts'
import { mediaFor } from '../plan/call-of.ts'
import { nounOf, nounOfField } from '../plan/nouns.ts'
import type { Resource } from '../plan/resources.ts'
import type { Validator } from '../schema/validator.ts'

/**
 * Ids that a run gives to what it creates. Some servers let the caller choose them, and write over what has the id of an
 * example already.
 */
export interface FreshIds {
  /** A body with an id that nothing has in place of its own; as it is where it has none, or none fits. */
  put(operation: Operation, body: Json): Json
  /** Whether a body gives what is created an id that something may have which was there before. */
  areTaken(operation: Operation, body: Json | undefined): boolean
}

interface GivenId {
  readonly id: string | number
  /** The same body with another id. */
  readonly replace: (id: string | number) => Json
}

/** The id that a body gives to what an operation creates; undefined when it leaves that to the server. */
function givenId(operation: Operation, body: Json | undefined): GivenId | undefined {
  if (!isObject(body)) return undefined
  const noun = nounOf(operation)
  const isOwnId = (name: string) =>
    /^_?(id|uuid|guid)$/i.test(name) || (/[a-z](_id|Id)$/.test(name) && nounOfField(name) === noun)
  const inside = (part: JsonObject, whole: (changed: JsonObject) => Json): GivenId | undefined => {
    for (const [name, id] of Object.entries(part))
      if (isOwnId(name) && (typeof id === 'string' || typeof id === 'number'))
        return { id, replace: (other) => whole({ ...part, [name]: other }) }
    return undefined
  }
  const { data } = body
  // JSON:API has the thing in `data`.
  return (
    inside(body, (one) => one) ??
    (isObject(data) ? inside(data, (one) => ({ ...body, data: one })) : undefined)
  )
}

/** Ids in the usual forms, long enough that nothing has them. */
const drawn = (): (string | number)[] => {
  const id = randomUUID()
  return [
    id,
    id.replaceAll('-', ''),
    id.slice(0, 18),
    id.slice(24),
    String(randomInt(1_000_000_000, 2_000_000_000)),
    randomInt(1_000_000_000, 2_000_000_000),
    randomInt(10_000_000, 99_000_000),
  ]
}

/** No ids are drawn at first. */
export function createFreshIds(resources: readonly Resource[], validator: Validator): FreshIds {
  const known = new Set<string>()
  /** A body with a fresh id, for each operation that takes one. */
  const bodies = new Map<string, GivenId>()
  const creates = (operation: Operation) => resources.some(({ create }) => create === operation)
  const isDrawn = (operation: Operation, { id }: GivenId) => known.has(`${operation.id} ${id}`)
  return {
    put(operation, body) {
      const given = creates(operation) ? givenId(operation, body) : undefined
      const pointer = mediaFor(operation)?.schemaPointer
      if (given === undefined || pointer === undefined) return body
      const id = drawn().find(
        (one) => typeof one === typeof given.id && validator.allowsRequest(pointer, given.replace(one)),
      )
      if (id === undefined) return body
      known.add(`${operation.id} ${id}`)
      bodies.set(operation.id, { ...given, id })
      return given.replace(id)
    },
    areTaken(operation, body) {
      const given = creates(operation) ? givenId(operation, body) : undefined
      if (given === undefined || isDrawn(operation, given)) return false
      const pointer = mediaFor(operation)?.schemaPointer
      const valid = bodies.get(operation.id)
      // Nothing has an id that the document does not allow.
      return (
        valid === undefined ||
        pointer === undefined ||
        validator.allowsRequest(pointer, valid.replace(given.id))
      )
    },
  }
}
