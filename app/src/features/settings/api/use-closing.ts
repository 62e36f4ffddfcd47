import { useCheckCloseAccount } from '@swx/sdk/react'

/** What still stands in the way of closing the account. */
export function useClosing() {
  return useCheckCloseAccount({ query: { staleTime: 0, select: ({ result }) => result } })
}

/** What {@link useClosing} answers. */
export type Closing = NonNullable<ReturnType<typeof useClosing>['data']>
