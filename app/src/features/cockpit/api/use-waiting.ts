import { listLoanRecord, listRecharge, listWithdrwal as listWithdrawal } from '@swx/sdk'
import { useSwxQuery } from '@swx/sdk/react'
import { offers } from '#config/operator.ts'
import { refetchWhile } from '#core/api/refetch-while.ts'
import { useSession } from '#core/session/use-session.ts'
import { type Waiting, waitingOf } from '../model/waiting.ts'

/** What waits for a review in the real account, oldest first; asked for again as long as something waits. */
export function useWaiting({ enabled = true } = {}) {
  const { isLoggedIn } = useSession()
  return useSwxQuery(
    ['pages', 'waiting'],
    async (client): Promise<readonly Waiting[]> => {
      const [withdrawals, deposits, loans] = await Promise.all([
        listWithdrawal(client, { status: 'TO_BE_REVIEWED' }),
        listRecharge(client, { status: 'TO_BE_REVIEWED' }),
        offers('loans') ? listLoanRecord(client, { status: 'PENDING_REVIEW' }) : { list: [] },
      ])
      return waitingOf(withdrawals.list, deposits.list, loans.list)
    },
    {
      // A page may be shown for a moment longer than its user is logged in.
      enabled: enabled && isLoggedIn,
      refetchInterval: refetchWhile((rows) => rows.length > 0),
    },
  )
}
