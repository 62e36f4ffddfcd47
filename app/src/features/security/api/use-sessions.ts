import { useListSession } from '@swx/sdk/react'
import { useSession } from '#core/session/use-session.ts'

/** Where the user is signed in, newest first. There are never more than one page. */
export function useSessions() {
  const { isLoggedIn } = useSession()
  return useListSession(undefined, {
    query: { enabled: isLoggedIn, staleTime: 0, select: (result) => result.list },
  })
}

/** One sign-in. */
export type SignIn = NonNullable<ReturnType<typeof useSessions>['data']>[number]
