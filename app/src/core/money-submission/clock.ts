/** The time and pauses of submissions; tests bring their own. */
export interface SubmissionClock {
  now(): number
  /** Ends after so many milliseconds, or as soon as `signal` is aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
}

/** This machine's time. */
export const systemClock: SubmissionClock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      const wake = () => {
        clearTimeout(timer)
        resolve()
      }
      signal.addEventListener('abort', wake, { once: true })
    }),
}
