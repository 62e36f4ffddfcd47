import { useListWithdrwal } from '@swx/sdk/react'
import { refetchWhile } from '#core/api/refetch-while.ts'
import { isUnderWay, type Withdrawal } from '../model/withdrawal.ts'

/** One own withdrawal, followed while it is under way; `null` where the user has none of this number. */
export function useWithdrawal(orderNo: string) {
  return useListWithdrwal<Withdrawal | null>(
    { orderNo },
    {
      query: {
        enabled: orderNo !== '',
        staleTime: 0,
        select: ({ list }) => list[0] ?? null,
        refetchInterval: refetchWhile(({ list }) => list.some(isUnderWay)),
      },
    },
  )
}
