/** What the records of a state come to: enough to notice that one is missing, and that changes are. */
export interface Totals {
  /** How often the state was changed. */
  readonly changes: number
  readonly records: number
  /** Exclusive or of the checksums of all records. */
  readonly digest: number
}

const NONE: Totals = { changes: 0, records: 0, digest: 0 }

/** The totals of all states, and which of them the running transaction has touched. */
export const createTotals = (kept: Iterable<readonly [number, Totals]>) => {
  const totals = new Map(kept)
  /** As they were before the running transaction; undefined for a state that was not there. */
  const before = new Map<number, Totals | undefined>()

  const change = (state: number, next: Totals | undefined): void => {
    if (!before.has(state)) before.set(state, totals.get(state))
    if (next) totals.set(state, next)
    else totals.delete(state)
  }
  const of = (state: number): Totals => totals.get(state) ?? NONE

  return {
    of,
    has: (state: number): boolean => totals.has(state),
    /** A record comes, goes or changes; checksums, undefined where there is no record. */
    replace(state: number, old: number | undefined, next: number | undefined): void {
      const { changes, records, digest } = of(state)
      change(state, {
        changes,
        records: records + (next === undefined ? 0 : 1) - (old === undefined ? 0 : 1),
        digest: digest ^ (old ?? 0) ^ (next ?? 0),
      })
    },
    /** All records of a state are replaced by those of another, or by none. */
    replaceAll: (state: number, from?: number): void =>
      change(state, { ...(from === undefined ? NONE : of(from)), changes: of(state).changes }),
    remove: (state: number): void => change(state, undefined),
    /** Touches a state whose records stay. */
    touch: (state: number): void => change(state, of(state)),
    /** Counts the change of each touched state. @returns the states with their totals, undefined for one that is gone */
    finish(): [number, Totals | undefined][] {
      return [...before.keys()].map((state) => {
        const now = totals.get(state)
        if (now) totals.set(state, { ...now, changes: now.changes + 1 })
        return [state, totals.get(state)]
      })
    },
    /** The transaction is over: what it did stays, or is taken back. */
    end(isKept: boolean): void {
      if (!isKept)
        for (const [state, old] of before) {
          if (old) totals.set(state, old)
          else totals.delete(state)
        }
      before.clear()
    },
  }
}
