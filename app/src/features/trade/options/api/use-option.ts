import { useGetOptionsOrderById } from '@swx/sdk/react'
import { refetchWhile } from '#core/api/refetch-while.ts'
import { type Option, toOption } from '../model/option.ts'

/** One option of the account in use, followed until it is settled. */
export function useOption(orderNo: string) {
  return useGetOptionsOrderById<Option>(
    { id: orderNo },
    {
      query: {
        staleTime: 0,
        select: toOption,
        refetchInterval: refetchWhile((result) => result.status === 'OPEN'),
      },
    },
  )
}
