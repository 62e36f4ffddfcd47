import { useGetUserInfo } from '@swx/sdk/react'
import { useSession } from './use-session.ts'

/** The user with both accounts; read anew on every visit, because balances move. */
export function useUserInfo() {
  const { isLoggedIn } = useSession()
  return useGetUserInfo({
    query: { enabled: isLoggedIn, staleTime: 0 },
  })
}

/** What {@link useUserInfo} answers. */
export type UserInfo = NonNullable<ReturnType<typeof useUserInfo>['data']>
