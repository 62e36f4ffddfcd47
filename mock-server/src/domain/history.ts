/** One step in the life of a record. */
export interface StatusChange<Status extends string = string> {
  readonly status: Status
  /** Virtual time, epoch ms. */
  readonly at: number
  /** Why, where an operator or a rule decided; shown to the user. */
  readonly reason?: string
}

/** What has a status and remembers how it came to it. */
export interface Tracked<Status extends string> {
  readonly status: Status
  /** Oldest first; the last one is the present status. */
  readonly history: readonly StatusChange<Status>[]
}

/** A step, without the reason when there is none. */
const step = <Status extends string>(status: Status, at: number, reason?: string): StatusChange<Status> =>
  reason === undefined ? { status, at } : { status, at, reason }

/** The status and history of a record that goes on to `status`. */
export const enter = <Status extends string>(
  record: Tracked<Status>,
  status: Status,
  at: number,
  reason?: string,
): Tracked<Status> => ({ status, history: [...record.history, step(status, at, reason)] })

/** The status and history of a new record. */
export const begin = <Status extends string>(status: Status, at: number): Tracked<Status> => ({
  status,
  history: [step(status, at)],
})
