/** Something that should have happened to a user by itself and could not: nothing of it is there. */
export interface FailedEvent {
  /** When it was due, virtual time, epoch ms. */
  readonly at: number
  /** What it was, such as `savings`. */
  readonly what: string
  /** Undefined where it is the record that is known, and not whose it is. */
  readonly userId?: string
  readonly reason: string
}

/** What failed in a world, the latest last; in memory, for those who look into it. */
export interface Failures {
  list(): readonly FailedEvent[]
  add(failed: FailedEvent): void
}

const MOST = 100
const LONGEST_REASON = 200

/** An empty list of failures. */
export const createFailures = (): Failures => {
  const failed: FailedEvent[] = []
  return {
    list: () => failed,
    add(event) {
      failed.push({ ...event, reason: event.reason.slice(0, LONGEST_REASON) })
      if (failed.length > MOST) failed.shift()
    },
  }
}
