import type { components } from '@swx/sdk'
import { useGetUserInfo } from '@swx/sdk/react'
import { useSession } from '../../../core/session/use-session.ts'

/** Profit and loss of the real account, and the server's day that `today` is about. */
export interface Profit {
  readonly profit: components['schemas']['AccountProfit']
  /** `yyyy-mm-dd` */
  readonly today: string
}

/** What the real account gained or lost: the answer that the account page shows beside equity. */
export function useProfit() {
  const { isLoggedIn } = useSession()
  return useGetUserInfo<Profit>({
    request: { withResponse: true },
    query: {
      enabled: isLoggedIn,
      staleTime: 0,
      select: ({ result, serverTime }) => ({
        profit: result.accounts.real.profit,
        today: serverTime.slice(0, 10),
      }),
    },
  })
}
