/** A moment at which something is to happen unless it is removed before. */
export interface Deadline {
  readonly at: number
  readonly reached: () => void
  /** Where it stands among those to come. */
  place: number
}

/** Any number of moments on one timer. */
export interface Deadlines {
  /** Milliseconds on the clock that deadlines are counted on; it never jumps. */
  now(): number
  /** Calls `reached` once `now()` is past `at`, unless removed; `from` spares a look at the clock. */
  add(at: number, reached: () => void, from?: number): Deadline
  /** Forgets a deadline and gives whether it was still to come. */
  remove(deadline: Deadline): boolean
}

/** The longest delay that timers can hold. */
const longestDelay = 2 ** 31 - 1
const never = Number.POSITIVE_INFINITY

/**
 * A timer of its own per call would keep each call's memory for the whole 90 s; here a removed deadline is gone at
 * once, and with the last one the timer, so that a finished process can exit.
 */
export function createDeadlines(): Deadlines {
  const pending: Deadline[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let armedFor = never
  const now = () => performance.now()

  const arm = (at: number, from = now()) => {
    clearTimeout(timer)
    armedFor = at
    if (at < never) timer = setTimeout(fire, Math.min(Math.ceil(at - from), longestDelay))
  }
  /** Fills the gap with the last one: a set would take longer to find than all the rest. */
  const remove = (deadline: Deadline) => {
    const { place } = deadline
    if (pending[place] !== deadline) return false
    const last = pending.pop() as Deadline
    last.place = place
    if (last !== deadline) pending[place] = last
    if (pending.length === 0) arm(never, 0)
    return true
  }
  const fire = () => {
    const past = now()
    for (const deadline of [...pending]) {
      if (deadline.at <= past && remove(deadline)) deadline.reached()
    }
    let next = never
    for (const { at } of pending) next = Math.min(at, next)
    arm(next, past)
  }

  return {
    now,
    add(at, reached, from) {
      const deadline = { at, reached, place: pending.length }
      pending.push(deadline)
      if (at < armedFor) arm(at, from)
      return deadline
    },
    remove,
  }
}
