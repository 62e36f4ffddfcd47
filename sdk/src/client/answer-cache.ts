import type { Answer } from './answer.ts'
import type { Flight } from './flight.ts'
import { unref } from './unref.ts'

/** What is known of one GET: its stored answer, and the fetch under way that later calls may join. */
interface Slot {
  answer: Promise<Answer> | undefined
  flight: Flight | undefined
  storedAt: number
  lifetime: number
  /** Grows with each use. */
  turn: number
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
  /** A stored answer that is at most `extraMs` older than its lifetime. */
  find(path: string, query: string, extraMs: number): Promise<Answer> | undefined
  /** The fetch under way for a GET. */
  flightOf(path: string, query: string): Flight | undefined
  /** Notes a fetch that later calls may join. */
  depart(query: string, flight: Flight): void
  /**
   * Ends a fetch. Its answer is stored in place of an older one, unless the fetch was forgotten meanwhile.
   *
   * @param lifetime milliseconds that the answer stays fresh, 0 for not storing it
   */
  arrive(query: string, flight: Flight, lifetime: number): void
  /** Forgets the answers of matching paths, and such fetches under way: their callers get them, nobody else does. */
  forget(matches: (path: string) => boolean): void
}

/** An empty cache. Two levels, because a path is known to the engine already and a long new key would have to be read. */
export function createAnswerCache({ maxEntries, sweepMs, staleMs }: CacheLimits): AnswerCache {
  const paths = new Map<string, Map<string, Slot>>()
  let turns = 0
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
        else if (slot.flight) slot.answer = undefined
        else slots.delete(query)
      }
      if (slots.size === 0) paths.delete(path)
    }
    return size
  }

  /** Makes room: what was not used for the longest time goes. */
  const evict = () => {
    let oldest = turns
    const size = keep(({ turn }) => {
      oldest = Math.min(oldest, turn)
      return true
    })
    if (size > maxEntries) keep(({ turn }) => turn > oldest)
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
    find(path, query, extraMs) {
      const slot = paths.get(path)?.get(query)
      if (slot === undefined || !isYoung(slot, extraMs)) return
      slot.turn = ++turns
      return slot.answer
    },
    flightOf: (path, query) => paths.get(path)?.get(query)?.flight,
    depart(query, flight) {
      const slots = paths.get(flight.path) ?? new Map<string, Slot>()
      paths.set(flight.path, slots)
      const empty = { answer: undefined, storedAt: 0, lifetime: 0, turn: 0 }
      slots.set(query, { ...(slots.get(query) ?? empty), flight })
    },
    arrive(query, flight, lifetime) {
      const slots = paths.get(flight.path)
      if (slots?.get(query)?.flight !== flight) return
      slots.delete(query)
      if (lifetime > 0 && maxEntries > 0) {
        const { landed: answer } = flight
        slots.set(query, { answer, flight: undefined, storedAt: Date.now(), lifetime, turn: ++turns })
      }
      evict()
      sweepLater()
    },
    forget(matches) {
      for (const path of paths.keys()) if (matches(path)) paths.delete(path)
    },
  }
}
