import { serverClock } from '../api/server-clock.ts'

/** The time and pauses of submissions; tests bring their own. */
export interface SubmissionClock {
  now(): number
  /** Ends after so many milliseconds, or as soon as `signal` is aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
}

/** The server's time, by which it keeps its answers: a device that is set to another time ages no attempt. */
export const submissionClock: SubmissionClock = {
  now: serverClock.now,
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
