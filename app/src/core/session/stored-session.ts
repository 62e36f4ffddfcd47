import { localStore } from '../../lib/storage/local-storage.ts'

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
  localStore.set('token', token)
  localStore.set('isLogin', 'true')
  localStore.set('swx.user', JSON.stringify({ userName }))
}

/** Removes everything that says who was here and what was searched for; language and appearance stay. */
export function removeSession(): void {
  localStore.remove('token', 'isLogin', 'swx.user', 'swx.searches')
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
