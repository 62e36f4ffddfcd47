/**
 * Waits until no other tab holds a name, and holds it. Where the browser has no locks (a page without TLS), every tab
 * gets it at once.
 *
 * @returns a function that lets go; the end of the tab does too.
 */
export function holdLock(name: string): Promise<() => void> {
  const free = () => {}
  if (typeof navigator === 'undefined' || !navigator.locks) return Promise.resolve(free)
  return new Promise((resolve) => {
    navigator.locks
      .request(name, () => new Promise<void>((release) => resolve(release)))
      .catch(() => resolve(free))
  })
}

/** Whether tabs can tell that another one holds a name. */
export const hasLocks = (): boolean => typeof navigator !== 'undefined' && Boolean(navigator.locks)
