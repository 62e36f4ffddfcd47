import type { Outcome } from './answer.ts'
import type { OpenRequest } from './request-runner.ts'
import { unref } from './unref.ts'

/** The stored answer of one GET, and the request under way that later calls may join. */
export interface Slot {
  readonly path: string
  readonly key: string
  answer?: Promise<Outcome> | undefined
  request?: OpenRequest | undefined
  storedAt: number
  lifetime: number
  /** Grows with each use. */
  lastUsed: number
}

/** The largest size of the cache, and how often old answers are removed. */
export interface CacheLimits {
  readonly maxEntries: number
  readonly sweepMs: number
  /** Milliseconds in which an answer that is too old may still be given while a new one is fetched. */
  readonly staleMs: number
}

/** Stored answers to GETs by path and query, and requests under way that equal GETs may join. */
export interface AnswerCache {
  /** How many answers are kept. */
  size(): number
  /** The slot of a GET, if it has one. */
  find(path: string, query: string): Slot | undefined
  /** Adds an empty slot for a GET. */
  open(path: string, query: string): Slot
  /** The answer in a slot, if it is at most `extraMs` older than its lifetime. */
  answerIn(slot: Slot | undefined, extraMs: number): Promise<Outcome> | undefined
  /**
   * Ends the request of a slot, and stores its answer in place of an older one. If the slot was forgotten meanwhile, the
   * answer is not found later.
   *
   * @param lifetime milliseconds for which the answer is fresh; with 0 it is not stored
   */
  settle(slot: Slot, outcome: Outcome, lifetime: number): void
  /** Forgets the answers of matching paths. Answers of such paths that are under way only reach their callers. */
  forget(matches: (path: string) => boolean): void
}

/** An empty cache. */
export function createAnswerCache({ maxEntries, sweepMs, staleMs }: CacheLimits): AnswerCache {
  const slots = new Map<string, Slot>()
  let uses = 0
  let sweeper: ReturnType<typeof setTimeout> | undefined

  /** Whether an answer is not too old. If the clock was set back since, it counts as too old. */
  const isYoung = ({ storedAt, lifetime }: Slot, extraMs: number) => {
    const age = Date.now() - storedAt
    return age >= 0 && age < lifetime + extraMs
  }

  const answered = () => [...slots.values()].filter(({ answer }) => answer !== undefined)

  /** Drops an answer. The slot stays if it has a request under way, whose answer will be stored in it. */
  const drop = (slot: Slot) => {
    slot.answer = undefined
    if (!slot.request && slots.get(slot.key) === slot) slots.delete(slot.key)
  }

  const sweepLater = () => {
    if (sweeper !== undefined || slots.size === 0) return
    sweeper = setTimeout(() => {
      sweeper = undefined
      for (const slot of slots.values()) if (!isYoung(slot, staleMs)) drop(slot)
      sweepLater()
    }, sweepMs)
    unref(sweeper)
  }

  return {
    size: () => answered().length,
    find: (path, query) => slots.get(path + query),
    open(path, query) {
      const key = path + query
      const slot: Slot = { path, key, storedAt: 0, lifetime: 0, lastUsed: 0 }
      slots.set(key, slot)
      return slot
    },
    answerIn(slot, extraMs) {
      if (slot === undefined || !isYoung(slot, extraMs)) return
      slot.lastUsed = ++uses
      return slot.answer
    },
    settle(slot, outcome, lifetime) {
      slot.request = undefined
      slot.storedAt = Date.now()
      slot.lifetime = lifetime
      slot.lastUsed = ++uses
      if (lifetime > 0) slot.answer = Promise.resolve(outcome)
      else drop(slot)
      // Drops the answer that was not used for the longest time.
      const kept = slots.size > maxEntries ? answered() : []
      if (kept.length > maxEntries) drop(kept.reduce((a, b) => (a.lastUsed < b.lastUsed ? a : b)))
      sweepLater()
    },
    forget(matches) {
      for (const [key, { path }] of slots) if (matches(path)) slots.delete(key)
    },
  }
}
