import { type AccountMode, modeStore, setMode } from '#core/account-mode/mode-store.ts'
import { localStore, tabStore } from '#lib/storage/storage.ts'
import { createStore } from '#lib/store/create-store.ts'
import { forgetInMemory, type Leaving } from './user-leaves.ts'

/** Who is logged in, as kept in this browser. */
interface StoredSession {
  readonly token: string
  readonly userName: string
}

/** Only a token counts as logged in; `isLogin` is written beside it for others to read. */
function readSession(): StoredSession | undefined {
  const token = localStore.get('token')
  return token ? { token, userName: parseUserName(localStore.get('swx.user')) } : undefined
}

/** Keeps the token and the name. Passwords and codes are never kept. */
function writeSession({ token, userName }: StoredSession): void {
  // The token last: other tabs read the name when they hear of it.
  localStore.set('swx.user', JSON.stringify({ userName }))
  localStore.set('isLogin', 'true')
  localStore.set('token', token)
  localStore.removeAll('attempt', (key) => key.endsWith(`.${userName}`))
  claimTab(userName)
}

/** Notes whose this tab is. What it still keeps of another user, who left while it slept or was closed, goes. */
function claimTab(userName: string | undefined): void {
  const owner = tabStore.get('swx.owner')
  if (owner !== null && owner !== userName) tabStore.removeAll('user')
  if (userName !== undefined) tabStore.set('swx.owner', userName)
}

/** Removes what belongs to the user; language, account mode and appearance stay. */
function removeUserData(leaving: Leaving): void {
  localStore.removeAll('user')
  if (leaving !== 'expiry') localStore.removeAll('attempt')
  tabStore.removeAll('user')
}

function parseUserName(raw: string | null): string {
  try {
    const user: unknown = JSON.parse(raw ?? '{}')
    const name = (user as { userName?: unknown } | null)?.userName
    return typeof name === 'string' ? name : ''
  } catch {
    return ''
  }
}

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

claimTab(readSession()?.userName)
/** Who was logged in last; one whose session expired comes back to what is kept in memory. */
let lastUser = readSession()?.userName

function change(user: StoredSession | undefined, endedBy: Session['endedBy'] = undefined): void {
  if (user !== undefined || endedBy === undefined) lastUser = user?.userName
  sessionStore.set({ user, endedBy, epoch: sessionStore.get().epoch + 1 })
}

/** Logs a user in. What was kept of another one goes; what a visitor did becomes the user's. */
export function signIn(user: StoredSession): void {
  if (lastUser !== undefined && lastUser !== user.userName) {
    removeUserData('otherUser')
    forgetInMemory('otherUser')
  }
  writeSession(user)
  change(user)
}

/** Logs out because the user asked to; the next one starts in demo mode. */
export function signOut(): void {
  removeUserData('logout')
  forgetInMemory('logout')
  setMode('demo')
  change(undefined)
}

/** The backend no longer accepts the token. The mode stays, so that the user comes back to where they were. */
export function expireSession(): void {
  if (sessionStore.get().user === undefined) return
  removeUserData('expiry')
  forgetInMemory('expiry')
  change(undefined, 'expiry')
}

/** Another tab has logged out or in: what it cleared for all of them is cleared in this one, too. */
function followSession(): void {
  const user = readSession()
  if (user?.token === sessionStore.get().user?.token) return
  // The other tab knows whether the user logged out or the session expired, and has removed attempts accordingly.
  if (user === undefined) removeUserData('expiry')
  else claimTab(user.userName)
  if (user === undefined || user.userName !== lastUser)
    forgetInMemory(user === undefined ? 'logout' : 'otherUser')
  change(user)
}

/**
 * Follows logins, logouts and mode switches of other tabs.
 *
 * @param onMode called with a mode that another tab switched to
 * @returns a function that stops following.
 */
export function followOtherTabs(onMode: (mode: AccountMode) => void): () => void {
  const stopListening = localStore.onChange(['token', 'virtualStatus'], (key) => {
    if (key === 'token') return followSession()
    const mode = localStore.get('virtualStatus') === '0' ? 'real' : 'demo'
    if (mode === modeStore.get()) return
    modeStore.set(mode)
    if (sessionStore.get().user !== undefined) onMode(mode)
  })
  // A page that the browser had put aside whole heard nothing meanwhile.
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) followSession()
  }
  window.addEventListener('pageshow', handlePageShow)
  return () => {
    stopListening()
    window.removeEventListener('pageshow', handlePageShow)
  }
}
