import type { Snapshot } from '../store/store.ts'

/** A call with an idempotency key, as digests from which neither the key nor the body can be read. */
export interface Attempt {
  /** Of user, mode, path and key. */
  readonly id: string
  readonly userId: string
  /** Of the body under the key. */
  readonly fingerprint: string
}

/** What was sent, as far as it is kept: no token, and nothing that has to stay secret. */
export interface RecordedRequest {
  /** What follows the question mark. */
  readonly query: string
  /** By their names in lower case; an idempotency key is a digest. */
  readonly headers: Readonly<Record<string, string>>
  /** What its idempotency key made of it, when it got that far. */
  readonly attempt?: Attempt | undefined
  /** Whose token came with it: `none`, of a live session, or of no session that is known. */
  readonly token: 'none' | 'session' | 'unknown'
  readonly sessionId?: string | undefined
  /** Fields of the body, without those in `secrets`; undefined when there was none or it was not kept. */
  readonly body?: Readonly<Record<string, unknown>> | undefined
  /** Fields of the body that are not kept because they are secret. */
  readonly secrets: readonly string[]
  /** How the body came; `unkept` is one that is too long or cannot be read. */
  readonly bodyKind: 'none' | 'json' | 'form' | 'unkept'
}

/** One exchange. What it took and what it changed is held by reference; texts are made when they are read. */
export interface JournalEntry {
  readonly seq: number
  /** Virtual time, epoch ms. */
  readonly at: number
  readonly kind: 'customer' | 'control'
  readonly method: string
  /** Path without its query, which may name users. */
  readonly path: string
  readonly operation?: string | undefined
  readonly status: number
  readonly code?: string | undefined
  /** Milliseconds of real time from the call to its answer, with the delay of a fault that was set. */
  readonly took: number
  readonly traceId?: string | undefined
  readonly userId?: string | undefined
  /** What answered a customer's call: a guard, a fault or a stub that was set, or the domain. */
  readonly rule?: 'guard' | 'fault' | 'stub' | 'domain' | undefined
  readonly request: RecordedRequest
  /** What was answered, as it was sent; undefined when it is too long to keep. Shown without what is secret. */
  readonly answer?: string | undefined
  /** The rows it came upon, while they are kept. */
  readonly before?: Snapshot | undefined
  /** The rows it left, when it changed any and while they are kept. */
  readonly after?: Snapshot | undefined
}

/** Milliseconds of real time since a moment of `performance.now`, to a hundredth. */
export const tookSince = (began: number): number => Math.round((performance.now() - began) * 100) / 100

/** The latest exchanges of a world. No part of its state. */
export interface Journal {
  /** Adds an exchange and returns its number, which is the next one. */
  record(entry: Omit<JournalEntry, 'seq'>): number
  /** Entries with a number above `since`, oldest first. */
  since(seq: number): readonly JournalEntry[]
  /** The entry of a number, while it is kept. */
  find(seq: number): JournalEntry | undefined
}

type Kept = { -readonly [Name in keyof JournalEntry]: JournalEntry[Name] }

/**
 * A journal that keeps the latest `capacity` exchanges of either kind, so that a console that looks on does not push
 * out what it looks at.
 *
 * @param statesKept how many different states of the rows are kept with them: what is kept long costs every command.
 */
export const createJournal = (capacity = 1_000, statesKept = 50): Journal => {
  const rings: Record<JournalEntry['kind'], { entries: Kept[]; count: number }> = {
    customer: { entries: [], count: 0 },
    control: { entries: [], count: 0 },
  }
  /** Exchanges whose rows are kept, oldest first, from `oldest` on, and how many different states those are. */
  let held: (Kept | undefined)[] = []
  let oldest = 0
  let states = 0
  let seq = 0

  const letGo = (): void => {
    const entry = held[oldest]
    if (!entry) return
    held[oldest++] = undefined
    if (entry.before !== held[oldest]?.before) states--
    entry.before = undefined
    entry.after = undefined
    // Taking them out one by one would move all others each time.
    if (oldest === capacity) {
      held = held.slice(oldest)
      oldest = 0
    }
  }

  const hold = (entry: Kept): void => {
    if (entry.before !== held.at(-1)?.before) states++
    held.push(entry)
    while (states > statesKept || held.length - oldest > capacity) letGo()
  }

  const all = (): Kept[] =>
    [...rings.customer.entries, ...rings.control.entries].sort((one, other) => one.seq - other.seq)

  return {
    record(entry) {
      const kept = entry as Kept
      kept.seq = ++seq
      const ring = rings[entry.kind]
      ring.entries[ring.count++ % capacity] = kept
      if (kept.before) hold(kept)
      return seq
    },
    since: (after) => all().filter((entry) => entry.seq > after),
    find: (wanted) => all().find((entry) => entry.seq === wanted),
  }
}
