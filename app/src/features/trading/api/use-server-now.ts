import { useGetUserInfo, useListSmartProduct } from '@swx/sdk/react'
import { useCallback } from 'react'
import { limits } from '../../../config/limits.ts'
import { useSession } from '../../../core/session/use-session.ts'

/**
 * The server's time in epoch milliseconds, by its latest answer: a plan's dates follow the server's day, not that of
 * this device.
 */
export function useServerNow(): () => number {
  const { isLoggedIn } = useSession()
  const user = useGetUserInfo({
    query: { enabled: isLoggedIn, staleTime: 0, select: ({ serverTime }) => serverTime },
  })
  const products = useListSmartProduct(
    { pageSize: limits.largestPage },
    { query: { select: ({ serverTime }) => serverTime } },
  )
  const { data: time, dataUpdatedAt: readAt } = user.data ? user : products
  return useCallback(
    () => (time === undefined ? Date.now() : Date.parse(time) + Date.now() - readAt),
    [time, readAt],
  )
}
