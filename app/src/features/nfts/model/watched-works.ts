import { sessionStore } from '../../../core/session/session-store.ts'
import { localStore } from '../../../lib/storage/local-storage.ts'
import { createStore } from '../../../lib/store/create-store.ts'

const KEY = 'swx.nfts.watched'
/** As many as a watchlist of instruments may hold. */
const MOST = 100

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStore.get(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Ids of the works that the user watches, the newest first. They are kept in this browser. */
export const watchedWorks = createStore<readonly string[]>(read())

function change(ids: readonly string[]): void {
  watchedWorks.set(ids)
  if (ids.length === 0) localStore.remove(KEY)
  else localStore.set(KEY, JSON.stringify(ids))
}

/** Watches a work, or no longer. */
export function toggleWatchedWork(id: string): void {
  const ids = watchedWorks.get()
  change(ids.includes(id) ? ids.filter((one) => one !== id) : [id, ...ids].slice(0, MOST))
}

// Follows what other tabs write; who logs out leaves nothing of it to the next user of this browser.
localStore.onChange([KEY], () => watchedWorks.set(read()))
let wasLoggedIn = sessionStore.get().user !== undefined
sessionStore.subscribe(() => {
  const { user, endedBy } = sessionStore.get()
  if (wasLoggedIn && user === undefined && endedBy !== 'expiry') change([])
  wasLoggedIn = user !== undefined
})
