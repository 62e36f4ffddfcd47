import { useListAlerts } from '@swx/sdk/react'
import { useEffect } from 'react'
import { limits } from '#config/limits.ts'
import { useSession } from '#core/session/use-session.ts'
import { useUnreadCount } from '#core/session/use-user-info.ts'

/** Every bell of a page reads them: they are asked for once in this time. */
const SHARED_MS = 30_000

const page = { pageSize: limits.largestPage }

/** The alerts of the account, newest first; nothing is asked for a visitor. */
export function useAccountAlerts() {
  const { isLoggedIn } = useSession()
  return useListAlerts(page, {
    query: { enabled: isLoggedIn, staleTime: SHARED_MS, select: ({ list }) => list },
  })
}

/** Asks for the alerts again whenever there is something new, if a page shows them. Used once. */
export function useFreshAccountAlerts(): void {
  const unread = useUnreadCount()
  const { data, refetch } = useListAlerts(page, { query: { enabled: false } })
  const isShown = data !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the count changes
  useEffect(() => {
    if (isShown) void refetch()
  }, [unread])
}
