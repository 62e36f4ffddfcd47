/** The time of a process and what waits by it, ms. */
export interface Timers {
  /** A clock that never goes back, and goes on while the process is paused; it may stop while the machine is suspended. */
  readonly now: () => number
  /** The time of day. It goes on while the machine is suspended, and may be set. */
  readonly timeOfDay: () => number
  readonly wait: (ms: number) => Promise<void>
  /**
   * Does something again and again, without keeping the process alive.
   *
   * @returns how to stop that
   */
  readonly every: (ms: number, work: () => void) => () => void
}

/** The time of this process. */
export const processTimers: Timers = {
  now: () => performance.now(),
  timeOfDay: () => Date.now(),
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  every(ms, work) {
    const timer = setInterval(work, ms)
    timer.unref()
    return () => clearInterval(timer)
  },
}
