import { useEffect } from 'react'
import { useSession } from '#core/session/use-session.ts'
import { useBell } from './use-bell.tsx'

/** Shows on the app's icon how much is unread, where the platform has badges and the app is installed. */
export function useAppBadge(): void {
  const { isLoggedIn } = useSession()
  const { count } = useBell()
  const unread = isLoggedIn ? count : 0
  useEffect(() => {
    if (typeof navigator.setAppBadge !== 'function') return
    // Where the app is not installed there is no icon: that is no failure.
    const setting = unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge()
    setting.catch(() => {})
  }, [unread])
}
