/** A due event of a user that failed: all of its changes were undone. */
export interface FailedEvent {
  /** When it was due, virtual time, epoch ms. */
  readonly at: number
  /** What it was, such as `savings`. */
  readonly what: string
  /** Undefined if only the record is known, and not its user. */
  readonly userId?: string
  readonly reason: string
}

/** The failures of a world, the latest last. They are only in memory. */
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
