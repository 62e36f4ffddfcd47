/** The longest delay that timers can hold. */
const longestDelay = 2 ** 31 - 1

/** Milliseconds on the clock that deadlines are counted on; it never jumps. */
export const now = (): number => performance.now()

/**
 * Calls `reached` once `now()` is past `at`; never where that is infinite.
 *
 * @returns what takes it back. Nothing is left of a deadline that was taken back, so that a finished process can exit.
 */
export function startDeadline(at: number, reached: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    timer = setTimeout(check, Math.min(Math.max(Math.ceil(at - now()), 0), longestDelay))
  }
  const check = () => (now() < at ? wait() : reached())
  if (at < Number.POSITIVE_INFINITY) wait()
  return () => clearTimeout(timer)
}
