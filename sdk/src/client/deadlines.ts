/** A moment at which something is to happen unless it is removed before. */
export interface Deadline {
  readonly at: number
  readonly reached: () => void
}

/** Any number of moments on one timer. */
export interface Deadlines {
  /** Milliseconds on the clock that deadlines are counted on; it never jumps. */
  now(): number
  /** Calls `reached` once `now()` is past `at`, unless removed; `from` spares a look at the clock. */
  add(at: number, reached: () => void, from?: number): Deadline
  /** Forgets a deadline; one that was reached or removed already is passed over. */
  remove(deadline: Deadline): void
}

/** The longest delay that timers can hold. */
const longestDelay = 2 ** 31 - 1
const never = Number.POSITIVE_INFINITY

/**
 * A timer of its own per call would keep each call's memory for the whole 90 s; here a removed deadline is gone at
 * once, and with the last one the timer, so that a finished process can exit.
 */
export function createDeadlines(): Deadlines {
  const pending = new Set<Deadline>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let armedFor = never
  const now = () => performance.now()

  const arm = (at = never, from = now()) => {
    clearTimeout(timer)
    armedFor = at
    if (at < never) timer = setTimeout(fire, Math.min(Math.ceil(at - from), longestDelay))
  }
  const fire = () => {
    const past = now()
    for (const deadline of pending) {
      if (deadline.at <= past && pending.delete(deadline)) deadline.reached()
    }
    let next = never
    for (const { at } of pending) next = Math.min(at, next)
    arm(next, past)
  }

  return {
    now,
    add(at, reached, from) {
      const deadline = { at, reached }
      pending.add(deadline)
      if (at < armedFor) arm(at, from)
      return deadline
    },
    remove(deadline) {
      if (pending.delete(deadline) && pending.size === 0) arm(never, 0)
    },
  }
}
