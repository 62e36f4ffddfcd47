import { useCheckCloseAccount } from '@swx/sdk/react'
import { useSession } from '#core/session/use-session.ts'

/** What still stands in the way of closing the account. */
export function useClosing() {
  const { isLoggedIn } = useSession()
  return useCheckCloseAccount({
    query: { enabled: isLoggedIn, staleTime: 0 },
  })
}

/** What {@link useClosing} answers. */
export type Closing = NonNullable<ReturnType<typeof useClosing>['data']>
