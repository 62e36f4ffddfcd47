import { useListSession } from '@swx/sdk/react'

/** Where the user is signed in, newest first. There are never more than one page. */
export function useSessions() {
  return useListSession(undefined, { query: { staleTime: 0, select: ({ result }) => result.list } })
}

/** One sign-in. */
export type SignIn = NonNullable<ReturnType<typeof useSessions>['data']>[number]
