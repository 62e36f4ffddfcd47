import type { Store } from '../../../lib/store/create-store.ts'

export interface WatchlistMergeOptions {
  readonly guest: Store<readonly string[]>
  /** Calls back on every change of person. */
  readonly subscribe: (listener: () => void) => () => void
  readonly isLoggedIn: () => boolean
  /** Watches an instrument on the account; false when it could not be added and the next one cannot either. */
  readonly addWatch: (id: string) => Promise<boolean>
}

/**
 * Carries what a guest watched over to the account at login: the union of both, the account's own order first. What
 * does not fit any more, or is no longer listed, is left out.
 *
 * @returns a function that stops watching for logins.
 */
export function mergeWatchlistOnLogin({
  guest,
  subscribe,
  isLoggedIn,
  addWatch,
}: WatchlistMergeOptions): () => void {
  return subscribe(() => {
    if (!isLoggedIn()) return
    const ids = guest.get()
    if (ids.length === 0) return
    guest.set([])
    void (async () => {
      for (const id of ids) if (!(await addWatch(id))) return
    })()
  })
}
