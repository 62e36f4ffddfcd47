import { useGetUserInfo } from '@swx/sdk/react'
import type { GetUserInfoAnswer } from '@swx/sdk/types'
import { limits } from '#config/limits.ts'
import { useOnline } from '#lib/device/use-online.ts'
import { useSession } from './use-session.ts'

/** How many notifications of the signed-in user are unread. */
export const useUnreadCount = (): number => useUser(({ result }) => result.unreadCount).data ?? 0

/** What {@link useUserInfo} answers. */
export type UserInfo = GetUserInfoAnswer['result']

/** What several parts of a page ask for in this time is asked of the server once, in milliseconds. */
const SHARED_MS = limits.refetchLive / 2

/**
 * Something of the user with both accounts, and of the time of the answer. Every part of the app reads it by this one
 * query, so that it is asked for once; {@link usePolledUser} keeps it up to date.
 */
export function useUser<Selected>(select: (answer: GetUserInfoAnswer) => Selected) {
  const { isLoggedIn } = useSession()
  return useGetUserInfo<Selected>({
    request: { withResponse: true },
    query: { enabled: isLoggedIn, staleTime: SHARED_MS, refetchOnWindowFocus: 'always', select },
  })
}

/** The user with both accounts. */
export const useUserInfo = () => useUser(({ result }) => result)

/** Asks for the user again and again while the page is seen and there is a network: balances move, and notifications come. Used once. */
export function usePolledUser(): void {
  const { isLoggedIn } = useSession()
  const isOnline = useOnline()
  useGetUserInfo({
    request: { withResponse: true },
    query: {
      enabled: isLoggedIn,
      staleTime: SHARED_MS,
      refetchInterval: isOnline && limits.refetchLive,
      notifyOnChangeProps: [],
    },
  })
}

/** Kinds of notices that the user switched off; undefined while that is not known. */
export function useNoticesOff(): UserInfo['noticesOff'] {
  const user = useUserInfo()
  return user.data ? (user.data.noticesOff ?? []) : undefined
}
