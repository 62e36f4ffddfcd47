/** The longest delay of a timer, in milliseconds: a longer one would end at once. */
const longestDelay = 2 ** 31 - 1

/** Now on the clock of deadlines, in milliseconds. A change of the system's clock does not move it. */
export const now = (): number => performance.now()

/**
 * Calls `reached` once, as soon as `now()` is `at` or later.
 *
 * @param at in milliseconds of `now()`; infinite means never
 * @returns a function that cancels the deadline and its timer, so that a process with nothing else to do can exit
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
