import type { Store } from '#lib/store/create-store.ts'

export interface WatchlistMergeOptions {
  readonly visitorList: Store<readonly string[]>
  /** Calls back on every change of user. */
  readonly subscribe: (listener: () => void) => () => void
  readonly isLoggedIn: () => boolean
  /** Watches an instrument on the account; false when it could not be added and the next one cannot either. */
  readonly addWatch: (id: string) => Promise<boolean>
}

/**
 * Carries what a visitor watched over to the account at login: the union of both, the account's own order first. What
 * does not fit any more, or is no longer listed, is left out.
 *
 * @returns a function that stops watching for logins.
 */
export function mergeWatchlistOnLogin({
  visitorList,
  subscribe,
  isLoggedIn,
  addWatch,
}: WatchlistMergeOptions): () => void {
  return subscribe(() => {
    if (!isLoggedIn()) return
    const ids = visitorList.get()
    if (ids.length === 0) return
    visitorList.set([])
    void (async () => {
      for (const id of ids) if (!(await addWatch(id))) return
    })()
  })
}
