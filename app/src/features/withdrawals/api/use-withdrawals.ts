import { listWithdrawals } from '@swx/sdk'
import { useListWithdrawals } from '@swx/sdk/react'
import { refetchWhile } from '#core/api/refetch-while.ts'
import { usePages } from '#core/api/use-pages.ts'
import { isUnderWay, type Withdrawal } from '../model/withdrawal.ts'

/** Own withdrawals, newest first; follows those that are under way. */
export function useWithdrawals() {
  return usePages<Withdrawal>({
    key: ['withdrawals'],
    fetchPage: (client, pageNum) => listWithdrawals(client, { pageNum }),
    isLive: isUnderWay,
  })
}

/** One own withdrawal, followed while it is under way; `null` where the user has none of this number. */
export function useWithdrawal(orderNo: string) {
  return useListWithdrawals<Withdrawal | null>(
    { orderNo },
    {
      query: {
        enabled: orderNo !== '',
        select: ({ list }) => list[0] ?? null,
        refetchInterval: refetchWhile(({ list }) => list.some(isUnderWay)),
      },
    },
  )
}
