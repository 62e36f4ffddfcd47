import { listLoanRecord, listRecharge, listWithdrwal as listWithdrawal } from '@swx/sdk'
import { useSwxClient } from '@swx/sdk/react'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { offers } from '#config/operator.ts'
import { refetchWhile } from '#core/api/refetch-while.ts'
import { useSession } from '#core/session/use-session.ts'
import { type Waiting, waitingOf } from '../model/waiting.ts'

const fresh = { cache: 'reload' } as const

/** What waits for a review in the real account, oldest first; asked for again as long as something waits. */
export function useWaiting({ enabled = true } = {}) {
  const client = useSwxClient()
  const { isLoggedIn } = useSession()
  const identity = useSyncExternalStore(client.subscribe, client.identity, client.identity)
  return useQuery({
    // A page may be shown for a moment longer than its user is logged in.
    enabled: enabled && isLoggedIn,
    queryKey: ['pages', 'waiting', identity],
    // The client below knows which calls may be repeated.
    retry: false,
    staleTime: 0,
    refetchInterval: refetchWhile((rows: readonly Waiting[]) => rows.length > 0),
    queryFn: async (): Promise<readonly Waiting[]> => {
      const [withdrawals, deposits, loans] = await Promise.all([
        listWithdrawal(client, { status: 'TO_BE_REVIEWED' }, fresh),
        listRecharge(client, { status: 'TO_BE_REVIEWED' }, fresh),
        offers('loans') ? listLoanRecord(client, { status: 'PENDING_REVIEW' }, fresh) : { list: [] },
      ])
      return waitingOf(withdrawals.list, deposits.list, loans.list)
    },
  })
}
