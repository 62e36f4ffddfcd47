import { addWatch } from '@swx/sdk'
import { client } from '#core/api/client.ts'
import { hasErrorKey } from '#core/errors/error-message.ts'
import { sessionStore } from '#core/session/session-store.ts'
import { mergeWatchlistOnLogin } from './merge-watchlist.ts'
import { visitorWatchlist } from './visitor-watchlist.ts'

/** Follows logins of this tab. */
export function startWatchlist(): () => void {
  return mergeWatchlistOnLogin({
    visitorList: visitorWatchlist,
    subscribe: sessionStore.subscribe,
    isLoggedIn: () => sessionStore.get().user !== undefined,
    // An instrument that is no longer listed is passed over; others may be listed.
    addWatch: (marketId) =>
      addWatch(client, { marketId }).then(
        () => true,
        (error) => hasErrorKey(error, 'notTradable'),
      ),
  })
}
