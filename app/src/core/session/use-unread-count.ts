import { useGetUserInfo } from '@swx/sdk/react'
import { refetchWhile } from '../api/refetch-while.ts'
import { useSession } from '../session/use-session.ts'

/** How many notifications of the signed-in user are unread; asked for again while the page is open. */
export function useUnreadCount(): number {
  const { isLoggedIn } = useSession()
  const { data = 0 } = useGetUserInfo({
    query: {
      enabled: isLoggedIn,
      staleTime: 0,
      refetchInterval: refetchWhile(() => true),
      select: (result) => result.unreadCount,
    },
  })
  return data
}
