import { client } from '../api/client.ts'
import { sessionStore } from '../session/session-store.ts'
import { guestWatchlist } from './guest-watchlist.ts'
import { mergeWatchlistOnLogin } from './merge-watchlist.ts'

/** Code of the contract: the instrument is not listed; others may be. */
const NOT_LISTED = '10015'

/** Follows logins of this tab. */
export function startWatchlist(): () => void {
  return mergeWatchlistOnLogin({
    guest: guestWatchlist,
    subscribe: sessionStore.subscribe,
    isLoggedIn: () => sessionStore.get().user !== undefined,
    addWatch: async (marketId) => {
      const { error } = await client.POST('/swx/customer/user/addWatch', { body: { marketId } })
      return error === undefined || error.code === NOT_LISTED
    },
  })
}
