import type { JsonObject } from '../../src/document/json.ts'

/** The things of a server, by the path of their collection. */
export interface Store {
  /** The things of a collection, in the order in which they were made. */
  of(path: string, seed: () => JsonObject[]): JsonObject[]
  nextNumber(): number
}

/** A store that is empty; a collection is filled when it is first asked for. */
export function createStore(): Store {
  const collections = new Map<string, JsonObject[]>()
  let last = 100
  return {
    of(path, seed) {
      const known = collections.get(path)
      if (known) return known
      const made = seed()
      collections.set(path, made)
      return made
    },
    nextNumber: () => ++last,
  }
}
