import { localStore } from '../../lib/storage/local-storage.ts'
import { createStore } from '../../lib/store/create-store.ts'
import { type AccountMode, modeStore, setMode } from '../account-mode/mode-store.ts'
import { readSession, removeSession, type StoredSession, writeSession } from './stored-session.ts'

/** The session of this browser tab. */
export interface Session {
  readonly user: StoredSession | undefined
  /** Why the user is no longer logged in: `expiry` when the backend ended the session. */
  readonly endedBy: 'expiry' | undefined
  /** Rises with every change of user; what is private to one is dropped with it. */
  readonly epoch: number
}

/** The one session; components read it by `useSession`. */
export const sessionStore = createStore<Session>({ user: readSession(), endedBy: undefined, epoch: 0 })

function change(user: StoredSession | undefined, endedBy: Session['endedBy'] = undefined): void {
  sessionStore.set({ user, endedBy, epoch: sessionStore.get().epoch + 1 })
}

/** Logs a user in. */
export function signIn(user: StoredSession): void {
  writeSession(user)
  change(user)
}

/** Logs out because the user asked to; the next one starts in demo mode. */
export function signOut(): void {
  removeSession()
  setMode('demo')
  change(undefined)
}

/** The backend no longer accepts the token. The mode stays, so that the user comes back to where they were. */
export function expireSession(): void {
  if (sessionStore.get().user === undefined) return
  removeSession()
  change(undefined, 'expiry')
}

/**
 * Follows logins, logouts and mode switches of other tabs.
 *
 * @param onMode called with a mode that another tab switched to
 * @returns a function that stops following.
 */
export function followOtherTabs(onMode: (mode: AccountMode) => void): () => void {
  return localStore.onChange(['token', 'virtualStatus'], (key) => {
    if (key === 'virtualStatus') {
      const mode = localStore.get('virtualStatus') === '0' ? 'real' : 'demo'
      if (mode === modeStore.get()) return
      modeStore.set(mode)
      if (sessionStore.get().user !== undefined) onMode(mode)
    } else if (readSession()?.token !== sessionStore.get().user?.token) change(readSession())
  })
}
