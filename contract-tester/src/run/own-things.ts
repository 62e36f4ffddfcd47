import type { Call } from '../http/call.ts'
import type { Input } from '../plan/input.ts'
import type { Resource } from '../plan/resources.ts'

/** Something that this run created. */
export interface OwnThing {
  /** The operation that created it. */
  readonly createdBy: string
  /** Undefined where the answer shows no id. */
  readonly id: string | undefined
  /** Where it is, below the base URL; undefined where the document has no path for it. */
  readonly path: string | undefined
  readonly resource: Resource
  readonly input: Input
  /** The call that created it; undefined where a job did. */
  readonly call?: Call
  /** Name of its id in the answer to that call; undefined where only `Location` had it. */
  readonly idField?: string | undefined
}

/** What a run created, and what of it is there no more. */
export interface OwnThings {
  add(thing: OwnThing): void
  /** Whether a path is that of a thing of its own, or lies below one. */
  covers(path: string): boolean
  /** Notes that what is at a path was deleted. */
  deleted(path: string): void
  /** Whether a thing of a resource is one of its own. */
  hasThing(resource: Resource, id: string): boolean
  /** The thing at a path, or above it. */
  at(path: string): OwnThing | undefined
  /** Whether an id is one of its own. */
  hasId(id: string): boolean
  /** What is still there, the newest first. */
  remaining(): OwnThing[]
  readonly created: () => number
  readonly deletions: () => number
}

/** A path in one spelling. */
export const plainPath = (path: string): string => {
  const text = path.replace(/\/+$/, '')
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Nothing is a run's own at first. */
export function createOwnThings(): OwnThings {
  const things = new Map<string, OwnThing>()
  const gone = new Set<string>()
  const paths = new Set<string>()
  const ids = new Set<string>()
  let unnamed = 0
  return {
    add(thing) {
      const key = thing.path ?? (thing.id === undefined ? `?${++unnamed}` : `${thing.createdBy} ${thing.id}`)
      // Something that was deleted may be created again, under an id that the caller chooses.
      gone.delete(key)
      if (things.has(key)) return
      things.set(key, thing)
      if (thing.id !== undefined) ids.add(thing.id)
      if (thing.path !== undefined) paths.add(plainPath(thing.path))
    },
    covers(path) {
      const steps = plainPath(path).split('/')
      return steps.some((_, index) => paths.has(steps.slice(0, index + 1).join('/')))
    },
    deleted(path) {
      const thing = [...things].find(
        ([, one]) => one.path !== undefined && plainPath(one.path) === plainPath(path),
      )
      if (thing) gone.add(thing[0])
    },
    hasThing: (resource, id) =>
      [...things.values()].some((one) => one.resource === resource && one.id === id),
    at(path) {
      const steps = plainPath(path).split('/')
      const above = new Set(steps.map((_, index) => steps.slice(0, index + 1).join('/')))
      return [...things.values()].find((one) => one.path !== undefined && above.has(plainPath(one.path)))
    },
    hasId: (id) => ids.has(id),
    remaining: () =>
      [...things]
        .filter(([key]) => !gone.has(key))
        .map(([, thing]) => thing)
        .reverse(),
    created: () => things.size,
    deletions: () => gone.size,
  }
}
