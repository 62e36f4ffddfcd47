import { localStore } from '#lib/storage/local-storage.ts'
import { tabStore } from '#lib/storage/tab-storage.ts'
import type { Leaving } from './user-leaves.ts'

/** Who is logged in, as kept in this browser. */
export interface StoredSession {
  readonly token: string
  readonly userName: string
}

/** Only a token counts as logged in; `isLogin` is written beside it for others to read. */
export function readSession(): StoredSession | undefined {
  const token = localStore.get('token')
  return token ? { token, userName: parseUserName(localStore.get('swx.user')) } : undefined
}

/** Keeps the token and the name. Passwords and codes are never kept. */
export function writeSession({ token, userName }: StoredSession): void {
  // The token last: other tabs read the name when they hear of it.
  localStore.set('swx.user', JSON.stringify({ userName }))
  localStore.set('isLogin', 'true')
  localStore.set('token', token)
  localStore.removeAll('attempt', (key) => key.endsWith(`.${userName}`))
  claimTab(userName)
}

/** Notes whose this tab is. What it still keeps of another user, who left while it slept or was closed, goes. */
export function claimTab(userName: string | undefined): void {
  const owner = tabStore.get('swx.owner')
  if (owner !== null && owner !== userName) tabStore.removeAll('user')
  if (userName !== undefined) tabStore.set('swx.owner', userName)
}

/** Removes what belongs to the user; language, account mode and appearance stay. */
export function removeUserData(leaving: Leaving): void {
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
