/** One exchange, without bodies: nothing secret can be in it. */
export interface JournalEntry {
  readonly seq: number
  /** Virtual time, epoch ms. */
  readonly at: number
  readonly kind: 'customer' | 'control'
  readonly method: string
  /** Path without its query, which may name people. */
  readonly path: string
  readonly operation?: string | undefined
  readonly status: number
  readonly code?: string | undefined
  readonly traceId?: string | undefined
  readonly userId?: string | undefined
  /** What answered a customer's call: a guard, a fault that was set, or the domain. */
  readonly rule?: 'guard' | 'fault' | 'domain' | undefined
}

/** The latest exchanges of a world. No part of its state. */
export interface Journal {
  /** Adds an exchange; it gets the next number. */
  record(entry: Omit<JournalEntry, 'seq'>): void
  /** Entries with a number above `since`, oldest first. */
  since(seq: number): readonly JournalEntry[]
}

/** A journal that keeps the latest `capacity` entries. */
export const createJournal = (capacity = 1_000): Journal => {
  const ring: Omit<JournalEntry, 'seq'>[] = []
  let seq = 0
  return {
    record(entry) {
      ring[seq % capacity] = entry
      seq++
    },
    since(after) {
      const first = Math.max(after, seq - capacity, 0) + 1
      const entries: JournalEntry[] = []
      for (let n = first; n <= seq; n++) {
        entries.push({ seq: n, ...(ring[(n - 1) % capacity] as Omit<JournalEntry, 'seq'>) })
      }
      return entries
    },
  }
}
