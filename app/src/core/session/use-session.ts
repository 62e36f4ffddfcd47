import { useStore } from '#lib/store/create-store.ts'
import { expireSession, sessionStore, signIn, signOut } from './session-store.ts'

/** Who is logged in, and the functions to log in and out. */
export function useSession() {
  const { user, endedBy, epoch } = useStore(sessionStore)
  return {
    token: user?.token,
    userName: user?.userName,
    isLoggedIn: user !== undefined,
    endedBy,
    epoch,
    signIn,
    signOut,
    expire: expireSession,
  }
}
