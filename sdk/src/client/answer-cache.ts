import type { Outcome } from './answer.ts'
import type { OpenRequest } from './request-runner.ts'
import { unref } from './unref.ts'

/** What is known of one GET: its stored answer, and the fetch under way that later calls may join. */
export interface Slot {
  answer?: Promise<Outcome> | undefined
  request?: OpenRequest | undefined
  storedAt: number
  lifetime: number
  /** Grows with each use. */
  lastUsed: number
}

/** How large the cache may grow and how often it is tidied. */
export interface CacheLimits {
  readonly maxEntries: number
  readonly sweepMs: number
  /** Milliseconds in which an answer that is too old may still be given while a new one is fetched. */
  readonly staleMs: number
}

/** Answers to GETs by path and query, and the fetches under way whose answers will be. */
export interface AnswerCache {
  /** How many answers are kept. */
  size(): number
  /** What is known of a GET. */
  find(path: string, query: string): Slot | undefined
  /** A place for what will be known of a GET of which nothing is. */
  open(path: string, query: string): Slot
  /** The answer in a slot, if it is at most `extraMs` older than its lifetime. */
  answerIn(slot: Slot | undefined, extraMs: number): Promise<Outcome> | undefined
  /**
   * Ends the fetch of a slot. Its answer takes the place of an older one; it is not found in a slot that was forgotten.
   *
   * @param lifetime milliseconds that the answer stays fresh, 0 for not storing it
   */
  settle(slot: Slot, outcome: Outcome, lifetime: number): void
  /** Forgets the answers of matching paths, and such fetches under way: only their callers get them. */
  forget(matches: (path: string) => boolean): void
}

/** An empty cache. Two levels, because a path is known to the engine already and a long new key would have to be read. */
export function createAnswerCache({ maxEntries, sweepMs, staleMs }: CacheLimits): AnswerCache {
  const paths = new Map<string, Map<string, Slot>>()
  let uses = 0
  let sweeper: ReturnType<typeof setTimeout> | undefined

  /** Whether an answer is not too old; a clock that was set back makes it so. */
  const isYoung = ({ storedAt, lifetime }: Slot, extraMs: number) => {
    const age = Date.now() - storedAt
    return age >= 0 && age < lifetime + extraMs
  }

  /** Drops the answers that are not wanted any more and gives how many are left. */
  const keep = (isWanted: (slot: Slot) => boolean) => {
    let size = 0
    for (const [path, slots] of paths) {
      for (const [query, slot] of slots) {
        if (slot.answer && isWanted(slot)) size++
        else if (slot.request) slot.answer = undefined
        else slots.delete(query)
      }
      if (slots.size === 0) paths.delete(path)
    }
    return size
  }

  const sweepLater = () => {
    if (sweeper !== undefined || paths.size === 0) return
    sweeper = setTimeout(() => {
      sweeper = undefined
      keep((slot) => isYoung(slot, staleMs))
      sweepLater()
    }, sweepMs)
    unref(sweeper)
  }

  return {
    size: () => keep(() => true),
    find: (path, query) => paths.get(path)?.get(query),
    open(path, query) {
      const slots = paths.get(path) ?? new Map<string, Slot>()
      const slot = { answer: undefined, request: undefined, storedAt: 0, lifetime: 0, lastUsed: 0 }
      paths.set(path, slots.set(query, slot))
      return slot
    },
    answerIn(slot, extraMs) {
      if (slot === undefined || !isYoung(slot, extraMs)) return
      slot.lastUsed = ++uses
      return slot.answer
    },
    settle(slot, outcome, lifetime) {
      slot.request = undefined
      slot.answer = lifetime > 0 ? Promise.resolve(outcome) : undefined
      slot.storedAt = Date.now()
      slot.lifetime = lifetime
      slot.lastUsed = ++uses
      let oldest = uses
      const size = keep(({ lastUsed }) => {
        oldest = Math.min(oldest, lastUsed)
        return true
      })
      // Makes room: what was not used for the longest time goes.
      if (size > maxEntries) keep(({ lastUsed }) => lastUsed > oldest)
      sweepLater()
    },
    forget(matches) {
      for (const path of paths.keys()) if (matches(path)) paths.delete(path)
    },
  }
}
