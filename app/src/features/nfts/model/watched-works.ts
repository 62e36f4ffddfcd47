import { createPrivateStore } from '#core/session/private-store.ts'

/** As many as a watchlist of instruments may hold. */
const MOST = 100

/** Ids of the works that the user watches, the newest first. They are kept in this browser until the user leaves. */
export const watchedWorks = createPrivateStore<readonly string[]>('swx.nfts.watched', {
  parse: (stored) =>
    Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, MOST) : [],
  isEmpty: (ids) => ids.length === 0,
})

/** Watches a work, or no longer. */
export function toggleWatchedWork(id: string): void {
  const ids = watchedWorks.get()
  watchedWorks.keep(ids.includes(id) ? ids.filter((one) => one !== id) : [id, ...ids].slice(0, MOST))
}
