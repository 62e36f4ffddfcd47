import { clearToasts } from '#ui/feedback/toast.ts'
import { modeStore } from '../account-mode/mode-store.ts'
import { sessionStore } from '../session/session-store.ts'
import { onUserLeaves } from '../session/user-leaves.ts'
import { client } from './client.ts'
import { queryClient } from './query.ts'

/**
 * Drops every cached answer when the user changes, and the client's own cache when the mode does: no user
 * sees what was loaded for another one, nor what was said to them.
 *
 * @returns a function that stops watching.
 */
export function forgetPrivateData(): () => void {
  const stops = [
    sessionStore.subscribe(() => {
      client.cache.clear()
      queryClient.clear()
    }),
    modeStore.subscribe(() => client.cache.clear()),
    onUserLeaves(clearToasts),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
