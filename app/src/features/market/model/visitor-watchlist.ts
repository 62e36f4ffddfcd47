import { addToWatchlist } from '@swx/sdk'
import { client } from '#core/api/client.ts'
import { hasErrorKey } from '#core/errors/error-message.ts'
import { sessionStore } from '#core/session/session-store.ts'
import { createStore, type Store } from '#lib/store/create-store.ts'

/** The contract's largest watchlist. */
export const WATCH_MAX = 100

/** Ids of the instruments that a visitor watches. In memory only: gone with the tab. */
export const visitorWatchlist = createStore<readonly string[]>([])

/** Adds an instrument at the end, once; a full list stays as it is. */
export function addToList(list: readonly string[], id: string): readonly string[] {
  return list.includes(id) || list.length >= WATCH_MAX ? list : [...list, id]
}

/** Takes an instrument out. */
export function removeFromList(list: readonly string[], id: string): readonly string[] {
  return list.includes(id) ? list.filter((known) => known !== id) : list
}

interface WatchlistMergeOptions {
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

/** Carries the visitor's list over at each login in this tab. */
export function startWatchlist(): () => void {
  return mergeWatchlistOnLogin({
    visitorList: visitorWatchlist,
    subscribe: sessionStore.subscribe,
    isLoggedIn: () => sessionStore.get().user !== undefined,
    // An instrument that is no longer listed is passed over; others may be listed.
    addWatch: (marketId) =>
      addToWatchlist(client, { marketId }).then(
        () => true,
        (error) => hasErrorKey(error, 'notTradable'),
      ),
  })
}
